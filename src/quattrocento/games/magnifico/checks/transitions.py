"""Invariants of Magnifico that compare a position with a later one, one move apart."""

from quattrocento.games.magnifico.position.position import AWARDS, Magnifico


def transition_violations(before: Magnifico, after: Magnifico) -> list[str]:
    """What may never happen between two positions that one move lies between."""
    found: list[str] = []
    if after.castled & before.castled != before.castled:
        found.append("MAG-I3 a castle vanished")
    if after.free & ~before.free:
        found.append("MAG-I8 a territory became free")
    if any(new < old for old, new in zip(before.points, after.points, strict=True)):
        found.append("MAG-I16 points were lost")
    if after.awarded & before.awarded != before.awarded:
        found.append("MAG-I17 an award was withdrawn")
    for old, new in zip(before.field, after.field, strict=True):
        if new[: len(old)] != old:
            found.append("MAG-I18 a card left the field")
    _armies(before, after, found)
    if after.round == before.round and after.result is None and any(before.offers):
        _purchases(before, after, found)
    if after.round == before.round + 1 and before.round:
        _round_points(before, after, found)
    return found


def _armies(before: Magnifico, after: Magnifico, found: list[str]) -> None:
    """MAG-I15: during a battle both armies only shrink."""
    old, new = before.battle, after.battle
    if old is None or new is None or after.wars != before.wars:
        return
    if new.soldiers > old.soldiers or new.tanks > old.tanks or new.airplanes > old.airplanes:
        found.append("MAG-I15 an attacking army grew in battle")
    place = old.target
    for pieces in ("soldiers", "tanks", "airplanes"):
        if getattr(after, pieces)[place] > getattr(before, pieces)[place]:
            found.append(f"MAG-I15 the {pieces} of a defending army grew in battle")


def _purchases(before: Magnifico, after: Magnifico, found: list[str]) -> None:
    """MAG-I19: at most one card each, for exactly the bid or for nothing."""
    for seat in range(before.seats):
        held = len(before.field[seat]) + len(before.archive[seat])
        gained = len(after.field[seat]) + len(after.archive[seat]) - held
        paid = before.money[seat] - after.money[seat]
        if gained > 1:
            found.append(f"MAG-I19 seat {seat} gained {gained} cards")
        elif paid != (before.offers[seat] if gained else 0):
            found.append(f"MAG-I19 seat {seat} paid {paid}")


def _round_points(before: Magnifico, after: Magnifico, found: list[str]) -> None:
    """MAG-I16, MAG-I21: what a whole round gives; First Works and art of its last move come on top."""
    points = before.components.points
    gained = sum(after.points) - sum(before.points)
    if gained < points["magnifico_leonardo"]:
        found.append(f"MAG-I21 a round added {gained} points")
    most = points["magnifico_leonardo"] + after.perfect.bit_count() * points["perfect_cities"]
    for race in ("workshop", "great_court", "imperial_crown"):
        shared = points[race] // 2 * max(before.seats, 3)
        most += shared if before.rules.second_place else points[race]
    for bit, name in enumerate(AWARDS):
        if (after.awarded & ~before.awarded) >> bit & 1:
            most += points[name]
    for old, new in zip(before.field, after.field, strict=True):
        most += sum(before.components.vp[card] for card in new[len(old) :])
    if gained > most:
        found.append(f"MAG-I16 a round gave {gained} points of at most {most}")
