"""``play`` in the browser and ``serve``: real programs, their addresses, and what they cannot do."""

import os
import re
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Run
from tests.server.live import Visitor, wait_for
from tests.server.program import Program

LINK = r"(http://127\.0\.0\.1:\d+)/table/([a-z0-9]{16})#hello=(\S+)"

Begin = Callable[..., Program]


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Start the program as a user would."""
    begun: list[Program] = []

    def begins(*arguments: str | Path) -> Program:
        begun.append(Program(*arguments))
        return begun[-1]

    yield begins
    for program in begun:
        if program.process.poll() is None:
            program.stopped(signal.SIGKILL)


def guest(match: re.Match[str]) -> Visitor:
    """Whoever opens the printed address."""
    visitor = Visitor(match[1])
    visitor.post("/api/hello", {"key": match[3]})
    return visitor


def test_play_prints_the_address_of_a_table_against_bots(begin: Begin, saves: Path) -> None:
    program = begin("play", "--port", "0", "--no-open", "--name", "Anna", "--seats", "3")
    link = program.waits_for(LINK)
    anna = guest(link)
    table = anna.get(f"/api/tables/{link[2]}")
    assert (table["state"], table["host"]) == ("running", True)
    assert [seat["yours"] for seat in table["seats"]] == [True, False, False]
    assert table["seats"][0]["name"] == "Anna"
    with anna.at(link[2]) as player:
        player.until(lambda: player.options)
        assert player.play()["type"] == "done"
    assert Visitor(link[1]).refused("/api/hello", {"key": link[3]})["message"] == "hello-used"
    assert (saves / "house.db").is_file()
    program.stopped(signal.SIGINT)
    assert "Traceback" not in program.written


def test_play_says_that_others_do_not_reach_it_and_ends_well(begin: Begin) -> None:
    program = begin("play", "--port", "0", "--no-open")
    program.waits_for(LINK)
    written = program.stopped(signal.SIGINT)
    assert program.process.returncode == 0
    assert "Only this machine reaches that address" in written
    assert "quattrocento serve --host 0.0.0.0" in written
    assert "The server has stopped; the game is kept" in written


def test_tomorrow_the_same_command_leads_to_the_same_table(begin: Begin) -> None:
    first = begin("play", "--port", "0", "--no-open")
    table, me = first.waits_for(LINK)[2], guest(first.waits_for(LINK)).get("/api/me")
    first.stopped()
    second = begin("play", "--port", "0", "--no-open")
    assert second.waits_for(LINK)[2] == table
    assert "goes on" in second.written
    assert guest(second.waits_for(LINK)).get("/api/me") == me
    second.stopped()
    third = begin("play", "--port", "0", "--no-open", "--new", "--lang", "it")
    assert third.waits_for(LINK)[2] != table
    assert "Il tavolo è pronto" in third.written


def test_a_server_that_runs_already_is_used(begin: Begin, run: Run) -> None:
    program = begin("play", "--port", "0", "--no-open")
    link = program.waits_for(LINK)
    port = link[1].rpartition(":")[2]
    outcome = run("play", "--port", port, "--no-open")
    assert outcome.code == 0
    again = re.search(LINK, outcome.out)
    assert again is not None
    assert again[2] == link[2]
    assert len(guest(again).get("/api/tables?list=mine")) == 1
    friends = run("play", "--port", port, "--no-open", "--humans", "2", "--name", "Anna", "--name", "Bruno")
    new = re.search(LINK, friends.out)
    assert new is not None
    seats = guest(new).get(f"/api/tables/{new[2]}")["seats"]
    assert [seat["name"] for seat in seats if seat["yours"]] == ["Anna", "Bruno"]


@pytest.fixture
def taken() -> Iterator[str]:
    """A port where another program listens that is none of ours."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield str(other.getsockname()[1])


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_taken_port_is_told(run: Run, taken: str, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quattrocento.cli.browser.guest._PATIENCE", 1)
    outcome = run(command, "--port", taken)
    assert outcome.code == 1
    assert outcome.err == f"127.0.0.1, port {taken}, cannot be used: Address already in use\n"


def test_a_database_in_use_is_told(begin: Begin, run: Run, tmp_path: Path) -> None:
    program = begin("serve", "--port", "0", "--database", tmp_path / "house.db")
    assert program.address
    outcome = run("serve", "--port", "0", "--database", tmp_path / "house.db", "--lang", "it")
    assert outcome.code == 1
    assert "Un altro server sta usando il database" in outcome.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--database", "mysql://host/name"), "of the kind “mysql”"),
        (("--database", "/proc/nothing/house.db"), "cannot be opened"),
        (("--database", "postgresql://127.0.0.1:1/name"), "Connection refused"),
        (("--host", "999.1.1.1"), "cannot be used"),
        (("--port", "70000"), "from 0 to 65,535"),
        (("--origin", "play.example.org"), "An origin is written"),
    ],
)
def test_serve_with_wrong_settings(run: Run, arguments: tuple[str, ...], words: str) -> None:
    port = () if "--port" in arguments else ("--port", "0")
    outcome = run("serve", *port, *arguments)
    assert outcome.code in (1, 2)
    assert words in outcome.err
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "9"),
        ("--bots", "deep"),
        ("--option", "x=1"),
        ("--humans", "5"),
        ("--components", "none.toml"),
    ],
)
def test_wrong_wishes_are_told_before_anything_starts(
    run: Run, arguments: tuple[str, ...], saves: Path
) -> None:
    outcome = run("play", "--no-open", "--port", "0", *arguments)
    assert outcome.code == 2
    assert outcome.err
    assert not saves.exists()


def test_serve_ends_in_good_order(begin: Begin, tmp_path: Path) -> None:
    program = begin("serve", "--port", "0", "--database", tmp_path / "house.db")
    address = program.address
    anna = Visitor(address, "Anna")
    table = anna.open("me", "random", "random")
    with anna.at(table) as player:
        player.until(lambda: player.options)
        program.process.send_signal(signal.SIGTERM)
        wait_for(lambda: program.process.poll() is not None)
    assert "Traceback" not in program.stopped()
    with pytest.raises(httpx.ConnectError):
        Visitor(address, "Anna")


def test_the_secret_of_the_environment_signs_cookies(tmp_path: Path) -> None:
    cookies: list[str] = []
    for number, secret in enumerate(("one", "one", "two")):
        file = tmp_path / "house.db"
        program = Program(
            "serve", "--port", "0", "--database", file, environment={"QUATTROCENTO_SECRET": secret}
        )
        try:
            visitor = Visitor(program.address)
            if not cookies:
                visitor.put("/api/me", {"name": "Anna"})
                cookies.append(visitor.http.cookies["person"])
            visitor.http.cookies.set("person", cookies[0], domain="127.0.0.1")
            assert (visitor.get("/api/me")["name"] == "Anna") is (number < 2)
        finally:
            program.stopped()


@pytest.mark.skipif(os.name != "posix", reason="the stand-in for a browser is a shell script")
def test_the_address_is_opened_where_there_is_a_screen(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    monkeypatch.setenv("DISPLAY", ":0")
    link = begin("play", "--port", "0").waits_for(LINK)
    wait_for(seen.exists)
    wait_for(seen.read_text)
    assert seen.read_text().strip() == link[0]
