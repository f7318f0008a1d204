"""The table as text, in the frames and replays of games from outside the house."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ambush import GAME
from ambush.game import AmbushGame
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.server.table.text_board import WIDTH, is_from_outside, text_board
from quattrocento.server.workers.tasks import Scenery
from quattrocento.speech import Speech
from tests.ambush_tables import begin
from tests.server.live import Visitor, configured, serving
from tests.server.worlds import thinks_here

NAMES = {0: "Anna", 1: "Bruno", 2: "Carlo"}
SCENERY = Scenery("ambush", (), NAMES)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks_here(monkeypatch)
    monkeypatch.setitem(registry.games(), GAME.name, GAME)


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[Visitor]:
    with serving(configured(str(tmp_path / "house.db")), Stated("guard spy relic")) as address:
        yield Visitor(address, "Anna")


def test_the_client_knows_the_games_of_the_house() -> None:
    strange = [name for name, game in registry.games().items() if is_from_outside(game)]
    assert strange == ["ambush"]


@pytest.mark.parametrize("eyes", [SPECTATOR, 0, 2])
def test_it_is_what_the_game_writes_in_each_language_with_the_names_of_the_players(eyes: int) -> None:
    table = begin()
    view = table.position.view(eyes)
    written = text_board(SCENERY, view)
    for language in ("en", "it"):
        speech = Speech(language, GAME, table.components, NAMES)
        assert written[language] == GAME.board(view, table.components, speech, WIDTH)
        assert "Carlo" in "\n".join(written[language])


def test_two_tables_keep_their_own_names() -> None:
    view = begin().position.view(0)
    text_board(SCENERY, view)
    other = text_board(Scenery("ambush", (), {0: "Dora"}), view)
    assert "Anna" not in str(other)
    assert "Seat 1" in str(other["en"])


def test_a_game_may_write_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(AmbushGame, "board")
    assert text_board(SCENERY, begin().position.view(0)) == {}


def test_frames_and_replays_bring_it_as_far_as_these_eyes_see(anna: Visitor) -> None:
    table = anna.open("me", "me", "me", game="ambush")
    with anna.at(table) as player:
        watched = player.frame["board"]["en"]
        player.ask("look", eyes=0)
        own = player.frame["board"]
    assert not any("Guard" in line for line in watched)
    assert any(line.startswith("Anna ") and line.endswith("Guard") for line in own["en"])
    assert any(line.startswith("Anna ") and line.endswith("Guardia") for line in own["it"])
    shots = anna.get(f"/api/tables/{table}/replay?eyes=0")["frames"]
    assert shots[-1]["board"] == own


def test_a_replay_repeats_no_board_that_has_not_changed(anna: Visitor) -> None:
    table = anna.open("me", "me", "me", game="ambush")
    with anna.at(table) as player:
        for seat in (0, 1, 2):
            player.ask("look", eyes=seat)
            player.play(["wait", 0])
        player.ask("look", eyes=0)
        player.play(["road", 1])
    shots = anna.get(f"/api/tables/{table}/replay?eyes=0")["frames"]
    assert [("board" in shot) for shot in shots] == [bool(shot["view"]) for shot in shots]
    assert shots[0]["board"] != shots[-1]["board"]


def test_games_of_the_house_are_sent_without(tmp_path: Path) -> None:
    with serving(configured(str(tmp_path / "house.db"))) as address:
        anna = Visitor(address, "Anna")
        table = anna.open("me", "me", "me")
        with anna.at(table) as player:
            assert "board" not in player.frame
        assert "board" not in anna.get(f"/api/tables/{table}/replay")["frames"][0]
