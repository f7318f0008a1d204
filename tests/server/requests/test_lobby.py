"""The lobby: tables opened, listed, joined, left and started; seats handed to bots and back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.kernel.registry import game
from tests.server.live import Json, Visitor, configured, serving, wait_for

ME: Json = {"who": "me"}
FREE: Json = {"who": "free"}
BOT: Json = {"who": "bot", "bot": "random"}


@pytest.fixture
def address(database: str) -> Iterator[str]:
    with serving(configured(database, most_gathering=3, most_running=2)) as address:
        yield address


@pytest.fixture
def bruno(address: str) -> Visitor:
    return Visitor(address, "Bruno")


def wanted(*chairs: Json, **other: Any) -> Json:
    return {"game": "magnifico", "chairs": list(chairs), **other}


def table_of(visitor: Visitor, table: str) -> Json:
    return dict(visitor.get(f"/api/tables/{table}"))


def test_a_table_against_bots_begins_at_once(anna: Visitor) -> None:
    table = anna.post("/api/tables", wanted(ME, BOT, {"who": "bot", "bot": "greedy"}))
    assert table["state"] == "running"
    assert (table["host"], table["game"], table["title"]) == (True, "magnifico", "Magnifico")
    assert "invitation" not in table
    own, first, second = table["seats"]
    assert (own["name"], own["yours"], own["owner"], own["bot"]) == ("Anna", True, True, None)
    assert (first["bot"], second["bot"]) == ("random", "greedy")
    assert first["name"] != second["name"]
    assert not first["owner"]
    assert len(table["id"]) == 16
    mine = anna.get("/api/tables?list=mine")
    assert [row["id"] for row in mine] == [table["id"]]
    assert Visitor(anna.address).get("/api/tables?list=mine") == []


def test_friends_on_one_screen_are_told_apart(anna: Visitor) -> None:
    table = anna.post("/api/tables", wanted(ME, {"who": "me", "name": " Bruno "}, ME))
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bruno", "Anna 2"]
    assert all(seat["yours"] for seat in table["seats"])


def test_settings_clock_and_pack_are_kept(anna: Visitor) -> None:
    pack = (game("magnifico").package / "components.toml").read_text(encoding="utf-8")
    corrected = pack.replace("start_florins = 100", "start_florins = 120")
    chosen = {"target_vp": 40, "rich_start": True}
    clock = {"per": "move", "seconds": 86400}
    body = wanted(ME, BOT, FREE, settings=chosen, clock=clock, components=corrected, spectators=False)
    table = anna.post("/api/tables", body)
    assert {name: table["settings"][name] for name in chosen} == chosen
    assert table["clock"] == clock
    assert [(change[0], *change[2:]) for change in table["changes"]] == [
        ("constants", "start_florins", "120")
    ]
    assert table["spectators"] is False


def test_joining_by_invitation_until_the_game_begins(anna: Visitor, bruno: Visitor) -> None:
    table = anna.post("/api/tables", wanted(ME, FREE, FREE))
    path = f"/api/tables/{table['id']}"
    assert table["state"] == "gathering"
    assert "invitation" not in table_of(bruno, table["id"])
    for guess in ({}, {"invitation": "wrong"}):
        refused = bruno.refused(f"{path}/seats/1/sit", guess)
        assert (refused["message"], refused["status"]) == ("invitation-wrong", 403)
    invited = {"invitation": table["invitation"]}
    seated = bruno.post(f"{path}/seats/1/sit", invited)
    assert seated["seats"][1]["yours"]
    assert seated["invitation"] == table["invitation"]
    carla = Visitor(anna.address, "Carla")
    assert carla.refused(f"{path}/seats/1/sit", invited)["message"] == "seat-taken"
    assert carla.post(f"{path}/seats/2/sit", invited)["state"] == "running"
    late = Visitor(anna.address, "Dario").refused(f"{path}/seats/2/sit", invited)
    assert (late["message"], late["status"]) == ("table-begun", 409)


def test_open_tables_need_no_invitation(anna: Visitor, bruno: Visitor) -> None:
    table = anna.post("/api/tables", wanted(ME, BOT, FREE, listed=True))
    assert [row["id"] for row in bruno.get("/api/tables?list=open")] == [table["id"]]
    assert "invitation" not in bruno.get("/api/tables?list=open")[0]
    assert bruno.post(f"/api/tables/{table['id']}/seats/2/sit")["state"] == "running"
    assert bruno.get("/api/tables?list=open") == []


def test_leaving_before_the_start(anna: Visitor, bruno: Visitor) -> None:
    table = anna.post("/api/tables", wanted(ME, FREE, FREE, listed=True))
    path = f"/api/tables/{table['id']}/seats"
    bruno.post(f"{path}/1/sit")
    assert anna.refused(f"{path}/1/leave")["message"] == "seat-not-yours"
    left = bruno.post(f"{path}/1/leave")
    assert left["seats"][1]["free"]
    assert bruno.refused(f"{path}/1/leave")["message"] == "seat-not-yours"


def test_the_host_starts_with_bots_on_free_chairs(anna: Visitor, bruno: Visitor) -> None:
    table = anna.post("/api/tables", wanted(ME, FREE, BOT, FREE))
    path = f"/api/tables/{table['id']}/start"
    assert bruno.refused(path, {"bot": "greedy"})["message"] == "host-only"
    assert anna.refused(path, {"bot": "deep"})["message"] == "no-such-bot"
    begun = anna.post(path, {"bot": "greedy"})
    assert begun["state"] == "running"
    assert [seat["bot"] for seat in begun["seats"]] == [None, "greedy", "random", "greedy"]
    assert len({seat["name"] for seat in begun["seats"]}) == 4
    assert anna.refused(path, {"bot": "greedy"})["message"] == "table-begun"


def test_a_seat_is_handed_to_a_bot_and_taken_back(anna: Visitor, bruno: Visitor) -> None:
    table = anna.post("/api/tables", wanted(ME, FREE, BOT, listed=True))
    path = f"/api/tables/{table['id']}/seats"
    bruno.post(f"{path}/1/sit")
    assert bruno.refused(f"{path}/0/bot", {"bot": "random"})["message"] == "seat-not-yours"
    assert anna.refused(f"{path}/1/bot", {"bot": "random"})["message"] == "seat-not-away"
    assert anna.refused(f"{path}/2/bot", {"bot": "random"})["message"] == "seat-ownerless"
    handed = bruno.post(f"{path}/1/bot", {"bot": "random"})["seats"][1]
    assert (handed["bot"], handed["owner"], handed["yours"], handed["name"]) == (
        "random",
        True,
        True,
        "Bruno",
    )
    assert anna.refused(f"{path}/1/return")["message"] == "seat-not-yours"
    assert bruno.post(f"{path}/1/return")["seats"][1]["bot"] is None


def test_a_bot_that_plays_for_an_owner_moves(anna: Visitor) -> None:
    table = anna.post("/api/tables", wanted(ME, BOT, BOT))
    anna.post(f"/api/tables/{table['id']}/seats/0/bot", {"bot": "random"})
    wait_for(lambda: table_of(anna, table["id"])["moved"] > table["moved"])


def test_a_closed_table_is_not_watched(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "random", "random", spectators=False)
    answer = bruno.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["message"]) == (403, "table-closed")
    assert table_of(anna, table)["id"] == table


def test_one_person_opens_only_so_many_tables(anna: Visitor) -> None:
    for _ in range(3):
        anna.post("/api/tables", wanted(ME, FREE, FREE))
    refused = anna.refused("/api/tables", wanted(ME, FREE, FREE))
    assert (refused["message"], refused["status"], refused["about"]) == (
        "too-many-gathering",
        409,
        {"most": 3},
    )
    other = Visitor(anna.address, "Anna")
    for _ in range(2):
        other.open("me", "random", "random")
    assert other.refused("/api/tables", wanted(ME, BOT, BOT))["message"] == "too-many-running"


def test_a_stranger_opens_no_table(address: str) -> None:
    refused = Visitor(address).refused("/api/tables", wanted(ME, BOT, BOT))
    assert (refused["message"], refused["status"]) == ("need-name", 401)


@pytest.mark.parametrize(
    ("change", "message", "place"),
    [
        ({"game": "chess"}, "no-such-game", "game"),
        ({"chairs": [ME, BOT]}, "setup-seats", "chairs"),
        ({"chairs": [ME] * 6}, "setup-seats", "chairs"),
        ({"chairs": []}, "request-field", "chairs"),
        ({"chairs": [ME, BOT, {"who": "bot"}]}, "chair-wrong", "chairs.2.bot"),
        ({"chairs": [ME, BOT, {"who": "bot", "bot": "deep"}]}, "no-such-bot", "bot"),
        ({"chairs": [ME, BOT, {"who": "free", "name": "Anna"}]}, "chair-wrong", "chairs.2.name"),
        ({"chairs": [ME, BOT, {"who": "me", "name": " "}]}, "name-length", "name"),
        ({"settings": {"nothing": 1}}, "setup-setting", "settings"),
        ({"settings": {"target_vp": 99}}, "setup-value", "settings"),
        ({"clock": {"per": "move", "seconds": 1}}, "clock-wrong", "clock.seconds"),
        ({"components": "[meta"}, "text-toml", "1"),
        ({"rich": True}, "request-field", "rich"),
        # What settings were called before: a page of that time must not get other rules unawares.
        ({"options": {"target_vp": 35}}, "request-field", "options"),
    ],
)
def test_what_cannot_be_set_up_names_the_place(
    tmp_path: Path, anna: Visitor, change: Json, message: str, place: str
) -> None:
    refused = anna.refused("/api/tables", {**wanted(ME, BOT, BOT), **change})
    assert (refused["message"], refused.get("place"), refused["status"]) == (message, place, 400)
    assert anna.get("/api/tables?list=mine") == []


@pytest.mark.parametrize("table", ["0123456789abcdef", "x", "%00", "..", "ABCDEFGHIJKLMNOP"])
def test_a_table_that_is_not_there(anna: Visitor, table: str) -> None:
    assert anna.http.get(f"/api/tables/{table}").status_code == 404
    assert anna.http.post(f"/api/tables/{table}/seats/0/sit", json={}).status_code == 404
    assert anna.http.post(f"/api/tables/{table}/start", json={"bot": "random"}).status_code == 404


@pytest.mark.parametrize("seat", ["3", "99999999999999999999", "-1"])
def test_a_seat_that_is_not_there(anna: Visitor, seat: str) -> None:
    table = anna.open("me", "free", "free")
    answer = anna.http.post(f"/api/tables/{table}/seats/{seat}/sit", json={})
    assert answer.status_code in (400, 404)
    assert answer.json()["message"]


def test_games_are_described(anna: Visitor) -> None:
    listed = next(game for game in anna.get("/api/games") if game["name"] == "magnifico")
    assert (listed["year"], listed["seats"]) == (2008, [3, 4, 5])
    assert set(listed["bots"]) >= {"random", "greedy"}
    whole = anna.get("/api/games/magnifico")
    assert whole["verbs"]["attack"] == "territory"
    assert whole["all_of"] == ["infantry", "fly"]
    assert len(whole["kinds"]["territory"]["it"]) == len(whole["kinds"]["territory"]["ids"]) == 32
    assert whole["kinds"]["answer"] == {"ids": ["no", "yes"]}
    assert whole["events"]
    assert whole["prompts"]
    clauses = anna.get("/api/games/magnifico/rules?lang=it")
    assert any(clause["id"] == "MAG-5.3.6" for clause in clauses)
    assert anna.http.get("/api/games/chess").json()["message"] == "no-such-game"


def test_what_a_game_says_can_be_kept_and_asked_for_again(anna: Visitor) -> None:
    for language in ("en", "it"):
        said = anna.http.get(f"/api/games/magnifico/texts?lang={language}")
        file = game("magnifico").package / "locale" / f"{language}.ftl"
        assert said.json() == {"text": file.read_text(encoding="utf-8")}
        assert "no-store" not in said.headers["cache-control"]
        known = {"if-none-match": said.headers["etag"]}
        again = anna.http.get(f"/api/games/magnifico/texts?lang={language}", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        other = anna.http.get(f"/api/games/venetia/texts?lang={language}", headers=known)
        assert other.status_code == 200
    assert anna.http.get("/api/games/chess/texts").json()["message"] == "no-such-game"


def test_a_game_is_sent_again_only_if_it_has_changed(anna: Visitor) -> None:
    told = anna.http.get("/api/games/magnifico")
    known = {"if-none-match": told.headers["etag"]}
    again = anna.http.get("/api/games/magnifico", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert anna.http.get("/api/games/venetia", headers=known).status_code == 200


def test_components_and_map_are_kept_for_good(anna: Visitor) -> None:
    whole = anna.get("/api/games/magnifico")
    for sheet, field in (("components", "cards"), ("map", "viewBox")):
        sent = anna.http.get(whole[sheet])
        assert sent.json()[field]
        assert sent.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert sent.headers["content-type"] == "application/json"
        assert sent.headers["etag"].strip('"') == whole[sheet].rpartition("/")[2]


@pytest.mark.parametrize("sheet", ["components", "map"])
def test_another_mark_leads_nowhere(anna: Visitor, sheet: str) -> None:
    other = anna.get("/api/games/venetia")[sheet].replace("venetia", "magnifico")
    for address in (other, f"/api/games/magnifico/{sheet}/0"):
        answer = anna.http.get(address)
        assert (answer.status_code, answer.json()["message"]) == (404, "no-such-page")
        assert answer.headers["cache-control"] == "no-store"


def test_a_game_without_a_drawn_map_says_so(anna: Visitor) -> None:
    assert anna.get("/api/games/ventura")["map"] is None
