"""The tables of the database. A table of the game is its record: the rows of ``moves`` in order."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

VERSION: Final = "1"

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("password", Text),
    # The name in lower case of a person who has a password; only these must differ.
    Column("signed_name", Text, unique=True),
    Column("made", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, key="settings", nullable=False),
    Column("changes", Text, nullable=False),
    Column("position", Text),
    # The words of fate of the start; none until the game has begun.
    Column("start", Text),
    Column("state", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("clock_per", Text),
    Column("clock_seconds", Integer),
    Column("study", Boolean, nullable=False),
    Column("origin_table", Text),
    Column("origin_frame", Integer),
    Column("made", Double, nullable=False),
    # When the game began; clocks count from then.
    Column("begun", Double),
    Column("moved", Double, nullable=False),
    # When the server must act by itself: a bot's move, or a clock that runs out.
    Column("due", Double),
    # Whose turn it is; lists of tables tell it without replaying any.
    Column("waiting", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Index("tables_host", "host"),
    Index("tables_open", "state", "listed"),
    Index("tables_due", "due"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # The owner. A bot may play for the owner; without either the chair is free.
    Column("person", Text),
    Column("name", Text),
    Column("bot", Text),
    Index("seats_person", "person"),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("fate", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
