"""The chronicle: a game in sentences: who won or leads, from what, and where it turned."""

from collections.abc import Mapping

from quattrocento.kernel.ledger import Ledger, Scored
from quattrocento.kernel.saying import Saying


def chronicle(ledger: Ledger, winners: tuple[int, ...] = ()) -> list[Saying]:
    """What a player is told of a game, first the result; nothing where nobody has scored."""
    totals = ledger.totals()
    if not any(totals):
        return []
    ranked = sorted(range(ledger.seats), key=lambda seat: (seat not in winners, -totals[seat], seat))
    first = ranked[0]
    told = [_result(totals, ranked, winners)]
    told += [_main_source(ledger, seat) for seat in ranked if totals[seat] > 0]
    turns = [one for one in ledger.leaders() if len(one[1]) == 1]
    if turns and turns[-1][1][0] == first and len({seats for _, seats in turns}) > 1:
        told.append(Saying("chronicle-lead", seat=first, number=turns[-1][0]))
    elif turns and all(seats == (first,) for _, seats in turns):
        told.append(Saying("chronicle-always-led", seat=first))
    return told


def _result(totals: list[int], ranked: list[int], winners: tuple[int, ...]) -> Saying:
    first = ranked[0]
    if len(ranked) < 2:
        return Saying("chronicle-alone", seat=first, points=totals[first])
    second = ranked[1]
    verb = "won" if winners else "leads"
    about: dict[str, int] = {"seat": first, "points": totals[first], "opponent": second}
    ahead = totals[first] - totals[second]
    if ahead > 0:
        return Saying(f"chronicle-{verb}", **about, ahead=ahead)
    return Saying(f"chronicle-{verb}-level", **about)


def _main_source(ledger: Ledger, seat: int) -> Saying:
    by_source: Mapping[str, list[int]] = ledger.by_source()
    source = max(by_source, key=lambda name: by_source[name][seat])
    label = Scored(seat, source, 0).label
    return Saying("chronicle-source", seat=seat, source=label, points=by_source[source][seat])
