"""Positions in text that play cannot reach: each is refused, for it could not be played to the end."""

from typing import Any

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.verbs import BATTLE_TOKEN
from quattrocento.kernel.document import DocumentError
from quattrocento.testing import Scenario, rule
from quattrocento.testing.spoiling import refused_position
from quattrocento.testing.venetia import ALL_INFLUENCE, election, start, venetia

BASIC = {"ruleset": "basic"}


def battle_tokens(last: str, fewer: int = 0) -> str:
    """All Battle tokens drawn but so many, this one last."""
    copies = GAME.standard_components().battle_copies
    drawn = [name for name, number in zip(BATTLE_TOKEN.ids, copies, strict=True) for _ in range(number)]
    drawn.remove(last)
    return f"battle = {[*drawn[fewer:], last]}"


def captains(fewer: int) -> dict[str, Any]:
    return {
        "steps": "close; actions; condottieri colony=zara token=victory",
        "die": "military",
        "turn": "redraw = 1",
        "cards": battle_tokens("victory", fewer),
    }


def played(steps: str, card: str, kind: str = "political") -> dict[str, Any]:
    return {
        "steps": f"close; actions; played; {steps}",
        "die": kind,
        "turn": "card_played = true",
        "cards": f'playing = "{card}"',
    }


def receiving(**more: Any) -> dict[str, Any]:
    return {"steps": "close; actions; received", "cards": 'received = "muda"', **more}


def attacking(step: str, counter: str) -> dict[str, Any]:
    return {
        "steps": f"close; actions; {step} seat=1 colony=zara token=victory",
        "die": "military",
        "turn": f"{counter} = 1",
        "cards": 'battle = ["victory"]',
    }


def rivals(supply: int) -> dict[str, Any]:
    """Seat 0 has this much Influence in supply, and a rival is in Zara."""
    most = {**ALL_INFLUENCE, "zara": "0 1 0"}
    return most if supply == 0 else {**most, "ragusa": "4 0 0 podesta 0"}


REFUSED: dict[str, tuple[str, dict[str, Any]]] = {
    "Captains without a Battle token (VNZ-15.5)": ("position-nothing", captains(0)),
    "the Crown without Influence (VNZ-R32)": (
        "position-nothing",
        {**played("corona_cipro", "corona_cipro"), **rivals(0)},
    ),
    "a rival without Influence (VNZ-R32)": (
        "position-nothing",
        {**played("rival colony=zara", "corona_cipro"), **rivals(0)},
    ),
    "a card received in the basic rules (VNZ-24.4)": ("position-nothing", receiving(settings=BASIC)),
    "Vote Canvassing in the basic rules (VNZ-24.3)": (
        "position-nothing",
        {**played("broglio", "broglio"), "settings": BASIC},
    ),
    "Ducats in the basic rules (VNZ-24.3)": (
        "position-nothing",
        {**played("ducats left=2", "ufficio_sale", "commercial"), "settings": BASIC},
    ),
    "a card to be kept in a full hand (VNZ-25.8)": (
        "position-nothing",
        receiving(hand={0: "muda bailo*2 fondaco*2"}, settings={"hand_limit": 5}),
    ),
    "Captains of another player": ("position-active", attacking("condottieri", "redraw")),
    "Horsemen of another player": ("position-active", attacking("stradioti", "stradioti")),
    "the Bank's card for another player": (
        "position-active",
        {
            **played("received seat=1", "banco_giro", "commercial"),
            "cards": 'playing = "banco_giro"\nreceived = "muda"',
        },
    ),
}


@rule("VNZ-15.5", "VNZ-R32", "VNZ-24.3", "VNZ-24.4", "VNZ-25.8")
@pytest.mark.parametrize("name", REFUSED)
def test_a_question_that_play_does_not_put_is_refused(name: str) -> None:
    fault, position = REFUSED[name]
    with pytest.raises(DocumentError) as caught:
        venetia(**position)
    assert caught.value.id == fault


TAKEN: dict[str, dict[str, Any]] = {
    "Captains with one Battle token left": captains(1),
    "the Crown with Influence": {**played("corona_cipro", "corona_cipro"), **rivals(1)},
    "a rival with Influence": {**played("rival colony=zara", "corona_cipro"), **rivals(1)},
    "a card received": receiving(hand={0: "muda bailo*2 fondaco"}, settings={"hand_limit": 5}),
    "Vote Canvassing": played("broglio", "broglio"),
    "Ducats": played("ducats left=2", "ufficio_sale", "commercial"),
}


@pytest.mark.parametrize("name", TAKEN)
def test_the_same_question_where_play_puts_it_is_taken(name: str) -> None:
    assert venetia(**TAKEN[name]).position.waiting() == (0,)


# ---- elections


def voting(scenario: Scenario, seat: int, *lines: str) -> str:
    """The text of an election in which a seat has these lines more."""
    text = GAME.write(scenario.position)
    before, *seats = text.split("[[seat]]\n")
    seats[seat] = "\n".join((*lines, seats[seat]))
    return "[[seat]]\n".join((before, *seats))


VOTERS = {1: "fondaco muda bailo crociata"}
CANDIDATE = 'candidate = "merchant"'
ELECTIONS: dict[str, tuple[str, Scenario, tuple[str, ...]]] = {
    "votes in the full rules (VNZ-19.3)": (
        "position-votes-number",
        election(hand=VOTERS),
        (CANDIDATE, 'votes = ["fondaco"]'),
    ),
    "two votes in the first election (VNZ-3.1)": (
        "position-votes-number",
        start(),
        (CANDIDATE, 'votes = ["colleganza", "arsenale"]'),
    ),
    "no vote in the first election (VNZ-3.1)": (
        "position-votes-number",
        start(),
        (CANDIDATE, 'votes = ["none"]'),
    ),
    "four votes in the basic rules (VNZ-24.2)": (
        "position-votes-number",
        election(hand=VOTERS, settings=BASIC),
        (CANDIDATE, 'votes = ["fondaco", "muda", "bailo", "crociata"]'),
    ),
    "a vote after the last one (VNZ-24.2)": (
        "position-votes-number",
        election(hand=VOTERS, settings=BASIC),
        (CANDIDATE, 'votes = ["none", "muda"]'),
    ),
    "votes without a candidate (VNZ-24.2)": (
        "position-votes-number",
        election(hand=VOTERS, settings=BASIC),
        ('votes = ["fondaco"]',),
    ),
    "an infamous Head of the House (VNZ-19.4)": (
        "position-infamy",
        election(infamy=1),
        ('candidate = "head_of_the_house"',),
    ),
}


@rule("VNZ-19.3", "VNZ-19.4", "VNZ-3.1", "VNZ-24.2")
@pytest.mark.parametrize("name", ELECTIONS)
def test_a_choice_that_the_election_does_not_allow_is_refused(name: str) -> None:
    fault, scenario, lines = ELECTIONS[name]
    error = refused_position(GAME, voting(scenario, 1, *lines))
    assert error.id == fault
    assert error.line


@rule("VNZ-19.4", "VNZ-24.2")
@pytest.mark.parametrize(
    ("scenario", "lines"),
    [
        (election(hand=VOTERS, settings=BASIC), (CANDIDATE, 'votes = ["fondaco", "muda", "bailo"]')),
        (election(hand=VOTERS, settings=BASIC), (CANDIDATE, 'votes = ["fondaco", "none"]')),
        (election(infamy=1), ('candidate = "young_patrician"',)),
        (start(), (CANDIDATE, 'votes = ["arsenale"]')),
    ],
)
def test_a_choice_that_the_election_allows_is_taken(scenario: Scenario, lines: tuple[str, ...]) -> None:
    assert 1 not in GAME.read(voting(scenario, 1, *lines)).waiting()
