"""Stages of a game of Venetia that tests begin with, played to from stated positions."""

from typing import Any, Final

from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.verbs import CARD, FAMILY_CARD
from quattrocento.kernel.fate import Stated
from quattrocento.testing.scenario import Scenario
from quattrocento.testing.venetia.positions import venetia
from quattrocento.testing.venetia.words import place
from quattrocento.testing.words import known

_DEALT: Final = (
    "fondaco crociata bailo",
    "colleganza arsenale broglio",
    "libro_meraviglie galeazze capitolazioni",
    "muda*2 serrata",
)
_FALLEN: Final = "commercial_two commercial_three military_two military_three"
ROLL: Final = f"{_FALLEN} political_two political_three political_four"
"""The words of one roll of all dice."""

_EIGHT = "barcellona alessandria acri candia messina palermo modone ragusa"
ALL_INFLUENCE: dict[str, Any] = dict.fromkeys(_EIGHT.split(), "5 0 0 podesta 0")
"""Eight colonies that hold all Influence and all Podestà of seat 0."""

_SEVEN = "valenza maiorca acquemorte trani otranto scutari durazzo"
SEVEN_PODESTA: dict[str, Any] = dict.fromkeys(_SEVEN.split(), "3 0 0 podesta 0")
"""Seven colonies with a Podestà of seat 0, who has eight."""


def start(seats: int = 3, fate: str = "", **settings: bool | int | str) -> Scenario:
    """A new game: ``fate`` names the three Action cards of each seat, unless the usual ones do."""
    return Scenario(GAME, GAME.start(seats, settings, Stated(fate or " ".join(_DEALT[:seats]))))


# ---- Threat cards


def threatened(*threats: str, answer: str = "accept", **more: Any) -> Scenario:
    """Seat 0 ends a turn that owes these Threat cards; the Doge gives the same answer to each.

    ``more`` is what the position has besides, as for ``venetia``.
    """
    if not threats:
        raise ValueError("threatened(): name at least one Threat card")
    scenario = venetia("military", 0, turn=f"owed = {len(threats)}", **more)
    if more.get("office", 2) == 0:
        return scenario.play("end", fate=" ".join(threats))
    scenario.play("end", fate=threats[0])
    for nth in range(len(threats)):
        scenario.play(answer, fate=" ".join(threats[nth + 1 : nth + 2]))
    return scenario


def without_dice(*threats: str, answer: str = "accept", **more: Any) -> Scenario:
    """Seat 0 ends his turn and no die is left: seat 1's turn begins with these Threat cards and a roll."""
    if not threats:
        raise ValueError("without_dice(): name at least one Threat card")
    scenario = venetia("commercial", 0, dice="", **more).play("end", fate=threats[0])
    for nth in range(len(threats)):
        last = nth + 1 == len(threats)
        scenario.play(answer, fate=ROLL if last else threats[nth + 1])
    return scenario


# ---- elections


def candidates(**chosen: int) -> list[str]:
    """Moves of a ballot by family and value of the card: ``candidates(dandolo=3, gradenigo=4)``."""
    families, moves = list(GAME.standard_components().family_ids), []
    for family, value in chosen.items():
        seat = place("candidates()", family, "family", families)
        if value not in range(1, len(FAMILY_CARD.ids) + 1):
            raise ValueError(
                f"{family}: {value!r} is no Family card; their values are 1 to {len(FAMILY_CARD.ids)}"
            )
        moves.append(f"{seat}: candidate {FAMILY_CARD.ids[value - 1]}")
    return moves


def election(fate: str = "", **more: Any) -> Scenario:
    """Seat 0 ends his turn and the Doge has no token left: a new Doge is elected."""
    return venetia("commercial", 0, office=0, **more).play("end", fate=fate)


def elected(tiles: str, dandolo: int, gradenigo: int, morosini: int, **more: Any) -> Scenario:
    """An election of three players with these Family cards and district tiles."""
    moves = candidates(dandolo=dandolo, gradenigo=gradenigo, morosini=morosini)
    return election(**more).play(*moves, fate=tiles)


def first_election(*choices: str, fate: str = ROLL, **settings: bool | int | str) -> Scenario:
    """A new game whose players choose a Family card and an Action card: ``"senator bailo"``."""
    scenario = start(len(choices), fate="", **settings)
    moves: list[str] = []
    for seat, words in enumerate(choices):
        candidate, _, vote = words.partition(" ")
        known(f"choice of seat {seat}", candidate, "Family card", FAMILY_CARD.ids)
        known(f"choice of seat {seat}", vote, "Action card", CARD.ids)
        moves += [f"{seat}: candidate {candidate}", f"{seat}: vote {vote}"]
    return scenario.play(*moves, fate=fate)


# ---- scorings


def scoring(**more: Any) -> Scenario:
    """Seat 0 brings the Ionio under control, and Venice comes to space 8: the first scoring."""
    seas = {"mar_ionio": "1 1 0", **more.pop("seas", {})}
    return venetia("commercial", 3, venice=7, seas=seas, **more).play("route mar_ionio")


def last_scoring(threat: str = "narentine_pirates", **more: Any) -> Scenario:
    """A Threat card brings the Enemies to the leftmost space: the third scoring and the final election."""
    return threatened(threat, epoch="struggle", enemies=2, **more)
