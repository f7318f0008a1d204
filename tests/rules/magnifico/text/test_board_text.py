"""The board in the terminal: complete, within its width, in both languages."""

import random

import pytest

from quattrocento.games.magnifico.components.packs import BOX
from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.speech import LANGUAGES, Speech
from quattrocento.testing.magnifico import magnifico

PLAYERS = dict(enumerate(("Anna", "Bruno", "Caterina", "Dante", "Eleonora")))


def shown(position: Magnifico, seat: int = SPECTATOR, language: str = "en", width: int = 100) -> list[str]:
    speech = Speech(language, GAME, players=PLAYERS)
    return GAME.board(position.view(seat), position.components, speech, width)


def played(seats: int, moves: int, seed: int) -> Magnifico:
    rng, fate = random.Random(seed), Dice(seed)
    position = GAME.start(seats, None, fate)
    for _ in range(moves):
        if position.result is None:
            seat = position.waiting()[0]
            position.play(seat, rng.choice(position.options(seat)), fate)
    return position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [50, 60, 79, 80, 100, 132, 200])
@pytest.mark.parametrize("moves", [0, 12, 150, 2000])
def test_it_fits_and_names_every_territory(language: str, width: int, moves: int) -> None:
    for seats in GAME.seat_counts:
        lines = shown(played(seats, moves, seats), 0, language, width)
        assert max(map(len, lines)) <= width
        assert all(line == line.rstrip() for line in lines)
        text = " ".join(" ".join(lines).split())
        for name in BOX.standard().names("territory", language):
            assert name in text


def test_a_territory_shows_its_owner_and_pieces() -> None:
    scenario = magnifico(
        rome="0: 3 soldiers, 1 tank, 2 airplanes, castle, 2 towers", naples="1: 12 soldiers, castle"
    )
    text = "\n".join(shown(scenario.position))
    assert "A3 ♜2 t1 a2" in text
    assert "B12 ♜" in text
    assert "c1 a2" in "\n".join(shown(scenario.position, language="it"))


def test_a_narrow_board_lists_territories_by_owner() -> None:
    scenario = magnifico(rome="0: 3 soldiers, castle", naples="0: 1 soldier", milan="1: 2 soldiers, 1 tank")
    text = "\n".join(shown(scenario.position, width=60))
    assert "A Anna: Rome 3 ♜, Naples 1" in text
    assert "B Bruno: Milan 2 t1" in text
    assert "○ free: Dublin, London" in text


def test_players_are_shown_with_what_they_own() -> None:
    scenario = magnifico(
        money=150,
        points=[12, 3, 0],
        field={0: "tank_covered"},
        archive={0: "bombard bombard"},
        rome="0: 3 soldiers, castle, 4 towers",
        naples="0: 1 soldier, castle",
    )
    lines = shown(scenario.position)
    (anna,) = [line.split() for line in lines if line.startswith("▸A")]
    assert anna == ["▸A", "Anna", "★", "12", "150", "2", "2", "1", "45", "1", "2"]
    (cards,) = [line for line in lines if "in the field" in line]
    assert cards == " A in the field: Covered Tank · archive: Bombard \N{MULTIPLICATION SIGN}2"


def test_sealed_bids_stay_secret() -> None:
    fate = Dice(3)
    position = played(3, 0, 3)
    while position.stack[-1].name != "bids":
        seat = position.waiting()[0]
        position.play(seat, position.options(seat)[0], fate)
    position.play(1, ("bid", 30), fate)
    mine = "\n".join(shown(position, 1))
    assert "Bids sealed: B · your bid: 30 florins" in mine
    assert "your bid" not in "\n".join(shown(position, 0))


def test_a_battle_is_told() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers", naples="1: 3 soldiers, 1 tank, castle, 2 towers", tunis="1: 1 soldier"
    )
    scenario.play("attack naples", "soldiers 4")
    text = "\n".join(shown(scenario.position))
    assert "Battle for Naples" in text
    assert "A Anna attacks from Rome with 4 soldiers" in text
    assert "B Bruno defends with 3 soldiers and 1 tank behind a castle of level 3" in text
    assert "Go of Anna" in text
    scenario.play("infantry 1", fate="blank")
    text = "\n".join(shown(scenario.position, language="it"))
    assert "Mano di Bruno" in text
    assert "guerre 1 su 3 · truppe ancora da spostare" in text


def test_long_names_do_not_break_the_table() -> None:
    position = played(5, 40, 1)
    names = dict.fromkeys(range(5), "Massimiliano Sforza, duca di Milano")
    for width in (60, 100):
        lines = GAME.board(position.view(0), position.components, Speech("it", GAME, None, names), width)
        assert max(map(len, lines)) <= width
