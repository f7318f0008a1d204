"""``Game.look``: every card, tile, place and die is explained, in both languages, from the view alone."""

import pytest

from quattrocento.games.venetia.rules.verbs import NOTATION as VENETIA
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.look import Thing, meant, names_of, near, things
from quattrocento.kernel.registry import game
from quattrocento.kernel.rulebook import rulebook
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.speech import LANGUAGES, Speech

GAMES = ("magnifico", "ventura", "venetia", "m400")


def told(name: str, kind: str, number: int, language: str = "en") -> str:
    playing = game(name)
    components = playing.standard_components()
    view = playing.start(fate=Dice(1)).view(0)
    speech = Speech(language, playing)
    return "\n".join(speech.saying(line) for line in playing.look(view, components, kind, number))


def found(name: str, word: str) -> list[Thing]:
    playing = game(name)
    return meant(names_of(playing, playing.standard_components()), word)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_with_a_name_can_be_looked_at(name: str, language: str) -> None:
    playing = game(name)
    components, speech = playing.standard_components(), Speech(language, playing)
    position = playing.start(fate=Dice(1))
    for seat in (0, SPECTATOR):
        view = position.view(seat)
        for kind, number in things(playing, components):
            lines = [speech.saying(line) for line in playing.look(view, components, kind, number)]
            assert lines, (kind, number)
            assert speech.component(kind, number).partition(":")[0] in lines[0]
            assert not any("{" in line for line in lines), lines


@pytest.mark.parametrize("name", GAMES)
def test_every_component_that_a_move_names_can_be_looked_at(name: str) -> None:
    playing = game(name)
    components = playing.standard_components()
    kinds = {noun.kind for noun in playing.notation.verbs.values()}
    places = {"card", "territory", "colony", "region", "sea", "sestiere", "die", "family_card", "tile"}
    named = {kind for kind in kinds & places if playing.names(components, kind, "en")}
    assert named <= set(playing.lookable)


@pytest.mark.parametrize("name", GAMES)
def test_a_cited_clause_is_in_the_rulebook(name: str) -> None:
    playing = game(name)
    clauses = rulebook(name, "en").clauses
    components = playing.standard_components()
    view = playing.start(fate=Dice(1)).view(0)
    for kind, number in things(playing, components):
        for line in playing.look(view, components, kind, number):
            assert not line.clause or line.clause in clauses


def test_a_word_means_a_thing_by_name_id_or_beginning_in_either_language() -> None:
    gyroscope = found("magnifico", "gyroscope")
    assert [thing.kind for thing in gyroscope] == ["card"]
    assert found("magnifico", "Giroscopio") == gyroscope
    assert found("magnifico", "gyro") == gyroscope
    assert found("magnifico", "nowhere at all") == []
    assert found("ventura", "wood 2") == found("ventura", "bosco 2") == found("ventura", "wood_2")
    assert len(found("ventura", "wood")) > 6


def test_a_word_that_names_nothing_has_near_names() -> None:
    playing = game("magnifico")
    names = names_of(playing, playing.standard_components())
    assert near(names, "giroscope")[0] == found("magnifico", "gyroscope")[0]
    assert near(names, "xxxxxxxxxxxx") == []


def test_a_card_at_auction_tells_what_it_does() -> None:
    (card,) = found("magnifico", "grapeshot")
    text = told("magnifico", *card)
    assert "one die showing a hit counts double" in text
    assert "costs 30 florins" in text


def test_a_tile_of_ventura_tells_its_values() -> None:
    (tile,) = found("ventura", "village_3")
    text = told("ventura", *tile)
    assert "Movement Cost 1" in text
    assert "Income 1 + 1 for each adjacent Territory of the same Domain in the category Water" in text
    assert "Rendita 1 + 1" in told("ventura", *tile, "it")


def test_a_die_of_venetia_tells_its_rule() -> None:
    dice = VENETIA.verbs["die"]
    political = dice.exact("political_four")[0]
    text = told("venetia", "die", political)
    assert "all of it goes to the same colony" in text
    assert "every other player draws" in text
