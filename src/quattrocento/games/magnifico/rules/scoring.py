"""Victory points (Punti Vittoria), MAG-10, and the end of the game, MAG-11."""

from typing import ClassVar

from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.position import Result
from quattrocento.kernel.step import Phase


def score(position: Magnifico, seat: int, points: int) -> None:
    """Points are added at once and never lost; who reaches the target wins at once (MAG-11.1)."""
    position.points[seat] += points
    if position.points[seat] >= position.rules.target and position.result is None:
        position.tell("won", seat, position.points[seat])
        others = [other for other in order(position) if other != seat]
        position.finish(Result((seat,), "target", (seat, *others)))


def award(position: Magnifico, seat: int, which: int, name: str, territory: int) -> None:
    """A First Work, given once in the game (MAG-10.7 to MAG-10.9)."""
    if position.awarded & which:
        return
    position.awarded |= which
    points = position.components.points[name]
    position.tell(name, seat, points, territory)
    score(position, seat, points)


def order(position: Magnifico) -> list[int]:
    """The seats by points; equal ones the holder first, then clockwise from him (MAG-11.2, 11.3)."""
    seats = position.clockwise_from(position.holder)
    return sorted(seats, key=lambda seat: -position.points[seat])


def most_rounds(position: Magnifico) -> int:
    """The last round that can be: each of them adds 2 points at least (MAG-I21)."""
    return position.seats * (position.rules.target - 1) // 2 + 1


def shares(counts: list[int], points: int, second_place: bool) -> list[int]:
    """The points of a race for most: alone all, two who tie half each, more nothing (MAG-10.5)."""
    won = [0] * len(counts)
    best = max(counts)
    if best == 0:  # R54
        return won
    leaders = counts.count(best)
    if leaders == 1:
        won[counts.index(best)] = points
        if second_place:
            _second(counts, best, points // 2, won)
    elif second_place or leaders == 2:  # MAG-15.5: with the setting however many
        won = [points // 2 if count == best else 0 for count in counts]
    return won


def _second(counts: list[int], best: int, points: int, won: list[int]) -> None:
    """MAG-15.5: a sole second scores; seconds who tie, or who have nothing, do not."""
    rest = max(count for count in counts if count < best)
    seconds = [seat for seat, count in enumerate(counts) if count == rest]
    if rest > 0 and len(seconds) == 1:
        won[seconds[0]] = points


def round_points(position: Magnifico) -> list[list[int]]:
    """The points of each seat: Leonardo, Workshop, Court, Crown, Perfect Cities (MAG-10.1 to 10.6)."""
    points = position.components.points
    second = position.rules.second_place
    cards = [position.workshop(seat) for seat in range(position.seats)]
    castles = [(own & position.castled).bit_count() for own in position.own]
    territories = [own.bit_count() for own in position.own]
    workshop = shares(cards, points["workshop"], second)
    court = shares(castles, points["great_court"], second)
    crown = shares(territories, points["imperial_crown"], second)
    each_city = points["perfect_cities"]
    return [
        [
            points["magnifico_leonardo"] if seat == position.holder else 0,
            workshop[seat],
            court[seat],
            crown[seat],
            (position.own[seat] & position.perfect).bit_count() * each_city,
        ]
        for seat in range(position.seats)
    ]


class Scoring(Phase[Magnifico]):
    """End of the round: each player all his points together, the leader first (MAG-5.5.1, 11.2, R48)."""

    name: ClassVar[str] = "scoring"
    clause: ClassVar[str] = "MAG-11.2"

    def run(self, position: Magnifico, fate: Fate) -> None:
        points = round_points(position)
        for seat in order(position):
            total = sum(points[seat])
            position.tell("scored", seat, *points[seat], total)
            score(position, seat, total)
            if position.result is not None:  # MAG-11.4
                return
