"""The board in the terminal: complete, within its width, in both languages."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.speech import LANGUAGES, Speech
from quattrocento.testing import Scenario
from quattrocento.testing.venetia import elected, election, last_scoring, venetia
from tests.rules.venetia.random_games import EVERY_GAME, played

PLAYERS = dict(enumerate(("Anna", "Bruno", "Caterina", "Dante")))


def shown(scenario: Scenario, seat: int = SPECTATOR, language: str = "en", width: int = 100) -> list[str]:
    speech = Speech(language, GAME, players=PLAYERS)
    return GAME.board(scenario.position.view(seat), scenario.position.components, speech, width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 79, 80, 100, 132])
@EVERY_GAME
def test_it_fits_and_names_every_place(name: str, width: int, language: str) -> None:
    for transition in played(name)[:: len(played(name)) // 4]:
        lines = shown(Scenario(GAME, transition.after), 0, language, width)
        assert max(map(len, lines)) <= width
        assert all(line == line.rstrip() for line in lines)
        text = " ".join(" ".join(lines).split()).casefold()
        for kind in ("colony", "region", "sea"):
            for place in GAME.standard_components().names(kind, language):
                assert place.casefold() in text


def test_pieces_in_colonies_seas_and_the_city() -> None:
    scenario = venetia(
        "military",
        2,
        zara="3 1 0 podesta 0",
        seas={"mar_ionio": "1 1 0"},
        fleets={"mar_di_ponente": 2},
        kingdoms={"levante": "abbasid_caliphate"},
        ducats={"castello": "2 0 0"},
        coloured={"castello": "0 1 0"},
        infamy=2,
    )
    text = "\n".join(shown(scenario))
    assert "ZARA(4) A3 B1 ♛A" in text
    assert "2 Enemy Fleets" in text
    assert "Abbasid Caliphate" in text
    assert "●●" in text
    assert "■" in text
    assert "Infamy: Caterina" in text
    assert "Infamia: Caterina" in "\n".join(shown(scenario, language="it"))


def test_only_ones_own_cards_and_tokens_are_named() -> None:
    scenario = venetia("commercial", 2, hand={0: "muda", 1: "bailo"}, vp={0: "vp_3"})
    own, other = "\n".join(shown(scenario, 0)), "\n".join(shown(scenario, 1))
    assert "Galley Convoy" in own
    assert "3 VP" in own
    assert "The Bailo" not in own
    assert "Galley Convoy" not in other
    assert "3 VP" not in other


def test_an_election_shows_who_has_chosen_and_a_tie_what() -> None:
    scenario = election().play("1: candidate senator")
    assert "Have chosen: B" in shown(scenario, 0)
    assert not any("Senator (4)" in line for line in shown(scenario, 0))
    assert any("Senator (4)" in line for line in shown(scenario, 1))
    tie = shown(elected("castello san_polo", 3, 3, 1))
    assert sum("Galley Captain (3)" in line for line in tie) == 2
    assert any(line.startswith("Tiles drawn") and "Castello" in line for line in tie)


@pytest.mark.parametrize(("language", "heading"), [("en", "Now"), ("it", "Ora")])
def test_after_the_third_scoring_no_outlook_is_shown(language: str, heading: str) -> None:
    assert heading in " ".join(shown(venetia("commercial", 2), language=language)).split()
    assert heading not in " ".join(shown(last_scoring(), language=language)).split()
