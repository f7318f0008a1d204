"""Positions just before things that nobody decides, played into them."""

from typing import Any

from quattrocento.testing import Scenario
from quattrocento.testing.venetia import ROLL, candidates, start, venetia

_EIGHT = "barcellona alessandria acri candia messina palermo modone ragusa"
ALL_INFLUENCE: dict[str, Any] = dict.fromkeys(_EIGHT.split(), "5 0 0 podesta 0")
"""Eight colonies that hold all Influence and all Podestà of seat 0."""

_SEVEN = "valenza maiorca acquemorte trani otranto scutari durazzo"
SEVEN_PODESTA: dict[str, Any] = dict.fromkeys(_SEVEN.split(), "3 0 0 podesta 0")
"""Seven colonies with a Podestà of seat 0, who has eight."""


def threatened(*threats: str, answer: str = "accept", **more: Any) -> Scenario:
    """Seat 0 ends a turn that owes these Threat cards; the Doge gives the same answer to each."""
    scenario = venetia("military", 0, turn=f"owed = {len(threats)}", **more)
    if more.get("office", 2) == 0:
        return scenario.play("end", fate=" ".join(threats))
    scenario.play("end", fate=threats[0])
    for nth in range(len(threats)):
        scenario.play(answer, fate=" ".join(threats[nth + 1 : nth + 2]))
    return scenario


def without_dice(*threats: str, answer: str = "accept", **more: Any) -> Scenario:
    """Seat 0 ends his turn and no die is left: seat 1's turn begins with these Threat cards and a roll."""
    scenario = venetia("commercial", 0, dice="", **more).play("end", fate=threats[0])
    for nth in range(len(threats)):
        last = nth + 1 == len(threats)
        scenario.play(answer, fate=ROLL if last else threats[nth + 1])
    return scenario


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
        candidate, vote = words.split()
        moves += [f"{seat}: candidate {candidate}", f"{seat}: vote {vote}"]
    return scenario.play(*moves, fate=fate)


def scoring(**more: Any) -> Scenario:
    """Seat 0 brings the Ionio under control, and Venice comes to space 8: the first scoring."""
    seas = {"mar_ionio": "1 1 0", **more.pop("seas", {})}
    return venetia("commercial", 3, venice=7, seas=seas, **more).play("route mar_ionio")


def last_scoring(threat: str = "narentine_pirates", **more: Any) -> Scenario:
    """A Threat card brings the Enemies to the leftmost space: the third scoring and the final election."""
    return threatened(threat, epoch="struggle", enemies=2, **more)
