"""The clause behind what a choice changes: by account, and by the step in which it is made."""

from collections.abc import Mapping
from typing import Final

SOURCES: Final[Mapping[str, str]] = {
    "initiative": "VTR-8.5",
    "prestige": "VTR-9.3",
    "papal": "VTR-9.6",
    "favour": "VTR-30.23",
    "markers": "VTR-13.3",
    "armies": "VTR-24.2",
    "captains": "VTR-28.7",
}
"""By source of points, as they are usually scored."""

_USUAL: Final[Mapping[str, str]] = {
    "florins": "VTR-5.1",
    "cards": "VTR-30.1",
    "tiles": "VTR-10.2",
    "markers": "VTR-5.6",
    "companies": "VTR-21.6",
    "captains": "VTR-24.6",
    "wounds": "VTR-21.7",
}

_BY_VERB: Final[Mapping[tuple[str, str], str]] = {
    ("florins", "heal"): "VTR-25.2",
    ("wounds", "heal"): "VTR-25.2",
    ("cards", "play"): "VTR-30.1",
    ("wounds", "dismiss"): "VTR-14.3",
    ("companies", "dismiss"): "VTR-14.3",
    ("captains", "dismiss"): "VTR-14.5",
}

_BY_STEP: Final[Mapping[tuple[str, str], str]] = {
    ("florins", "prestige"): "VTR-9.2",
    ("florins", "recruit"): "VTR-11.1",
    ("florins", "upkeep"): "VTR-14.9",
    ("florins", "conscription"): "VTR-16.1",
    ("florins", "side_deal"): "VTR-30.20",
    ("florins", "place"): "VTR-17.1",
    ("florins", "empty"): "VTR-17.1",
    ("florins", "make_room"): "VTR-17.1",
    ("florins", "bribe"): "VTR-30.21",
    ("florins", "deploy"): "VTR-30.21",
    ("florins", "march"): "VTR-28.9",
    ("cards", "fortune"): "VTR-10.3",
    ("cards", "recruit"): "VTR-11.1",
    ("cards", "conscription"): "VTR-16.1",
    ("cards", "side_deal"): "VTR-30.20",
    ("cards", "keep"): "VTR-27.9",
    ("cards", "discard"): "VTR-3.11",
    ("cards", "place"): "VTR-17.1",
    ("cards", "empty"): "VTR-17.1",
    ("cards", "make_room"): "VTR-17.1",
    ("tiles", "lay"): "VTR-6.10",
    ("tiles", "keep_tile"): "VTR-27.16",
    ("tiles", "settle"): "VTR-15.1",
    ("markers", "city"): "VTR-6.14",
    ("markers", "claim"): "VTR-6.14",
    ("markers", "annex"): "VTR-13.2",
    ("markers", "settle"): "VTR-15.3",
    ("markers", "revolt"): "VTR-30.24",
    ("markers", "expansion"): "VTR-30.24",
    ("markers", "march"): "VTR-19.12",
    ("companies", "place"): "VTR-17.1",
    ("companies", "empty"): "VTR-17.10",
    ("companies", "make_room"): "VTR-17.11",
    ("companies", "apart"): "VTR-14.6",
    ("companies", "bribe"): "VTR-30.21",
    ("companies", "deploy"): "VTR-30.21",
    ("companies", "desertion"): "VTR-30.22",
    ("companies", "lose"): "VTR-30.22",
    ("companies", "troops"): "VTR-30.22",
    ("captains", "place"): "VTR-17.2",
    ("captains", "empty"): "VTR-17.10",
    ("captains", "make_room"): "VTR-17.2",
    ("captains", "goal"): "VTR-18.9",
    ("captains", "regroup"): "VTR-18.9",
    ("captains", "regroup_company"): "VTR-18.9",
    ("wounds", "empty"): "VTR-25.1",
    ("wounds", "retreat"): "VTR-28.8",
    ("wounds", "thrown_back"): "VTR-28.8",
    ("wounds", "after_battle"): "VTR-30.9",
}

_AT_SETUP: Final[Mapping[str, str]] = {
    "florins": "VTR-6.16",
    "tiles": "VTR-6.6",
    "companies": "VTR-6.15",
}
"""What the end of a part of setup brings to all."""

_FOLLOWING: Final[Mapping[str, str]] = {"florins": "VTR-14.9", "markers": "VTR-13.2", "wounds": "VTR-12.1"}
"""What happens by itself once the turn of a step is over: Recovery, Annex and Upkeep Step."""

_FALLEN: Final[Mapping[str, str]] = {"markers": "VTR-26.2"}
"""What a player loses who is eliminated, besides his cards and Florins (VTR-26.7)."""

_BATTLE: Final = frozenset(
    (
        *("march", "defend", "before_order", "order", "open_order", "before_assault", "resist", "retreat"),
        *("thrown_back", "withdraw", "after_battle"),
    )
)
"""The steps in which a battle may be fought and won."""


def clause_of(account: str, source: str, step: str, verb: str, conquers: bool = False) -> str:
    """The clause by which an option of this step and verb changes an account.

    ``conquers``: a City falls, and with it all markers of its lord.
    """
    if source == "markers" and conquers:
        return "VTR-26.3"
    if account == "points":
        return _of_points(source, step, verb)
    if (account, step, verb) == ("companies", "march", "play"):
        return "VTR-30.22"
    found = _BY_VERB.get((account, verb)) or _BY_STEP.get((account, step))
    if found is None and account == "markers" and step in _BATTLE:
        return "VTR-24.9"
    return found or _USUAL[account]


def _of_points(source: str, step: str, verb: str) -> str:
    if source == "markers" and step in _BATTLE:
        return "VTR-19.12" if step == "march" else "VTR-24.9"
    if source == "armies" and verb == "retreat":
        return "VTR-24.4"
    if source == "captains":
        return "VTR-28.12" if step == "march" else "VTR-28.7"
    return SOURCES[source]


def clause_of_loss(account: str, source: str, step: str, verb: str, fallen: bool) -> str:
    """The same for an account of somebody else; ``fallen``: he is eliminated by it."""
    if account != "points" and fallen:
        return _FALLEN.get(account, "VTR-26.7")
    if (account, step) == ("markers", "annex"):
        return "VTR-13.3"
    return clause_of(account, source, step, verb)


def clause_after(account: str, source: str, setup: bool) -> str:
    """The clause by which an account changes by itself after the turn."""
    if account == "points":
        return SOURCES[source]
    return (_AT_SETUP if setup else _FOLLOWING).get(account, "VTR-26.7")
