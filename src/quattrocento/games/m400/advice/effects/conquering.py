"""Phase 4: statements, free states and raids on capitals (M4-7.5, M4-8, M4-13)."""

from quattrocento.games.m400.advice.effects.accounts import score_change
from quattrocento.games.m400.advice.effects.signs import (
    barred,
    card_goes,
    forced_draw,
    only_if,
    other_goes,
    toll,
    without,
)
from quattrocento.games.m400.advice.effects.tolls import due, taken
from quattrocento.games.m400.components.typed import (
    ARMIES_EACH,
    BONUS,
    CARD_COLOURS,
    KINDS_EACH,
    colour_of,
    level_of,
)
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.colour_steps import PRICE
from quattrocento.games.m400.rules.conquest.capital import Reward
from quattrocento.games.m400.rules.conquest.conquest import is_payable
from quattrocento.games.m400.rules.toll import is_enemy_land, raid_levels
from quattrocento.kernel.effect import Effect, changes, closing, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def of_statement(position: M400, seat: int, move: Move) -> list[Effect]:
    """The toll at once and no action, or an attack that has to be made (M4-7.5, M4-7.6)."""
    verb, army = move
    after = position.copy()
    if verb == "toll":
        idle = happens("", Saying("effect-army-idle", "M4-7.5", army=army))
        return [*toll(seat, *taken(after, army), "M4-7.4"), idle, *_over(position, seat)]
    after.settled |= 1 << army
    after.announced |= 1 << army
    return [*_attack(position, seat, army), *toll(seat, *due(after), "M4-7.6")]


def _over(position: M400, seat: int) -> list[Effect]:
    """Where the last card may go the turn may end unasked, and the next one begin with a draw."""
    return forced_draw(position, seat) if position.held[seat] <= 2 * position.components.toll_cards else []


def _attack(position: M400, seat: int, army: int) -> list[Effect]:
    at = position.at[army]
    if position.rules.capitals >> at & 1:
        return _raid_ahead(position, seat)
    return war_ahead(position, seat, army)


def war_ahead(position: M400, seat: int, army: int) -> list[Effect]:
    """What hangs on a war that an army begins where it stands (M4-9, M4-11, M4-12.2)."""
    components = position.components
    colour, at = position.active, position.at[army]
    won = score_change(position, colour, components.value[at] + components.points_battle)
    cards = min(components.surrender_cards, position.held[seat])
    told: list[Effect] = []
    if won:
        gain = changes("points", seat, won, clause="M4-11.1", later=True, marks=[("territory", at)])
        told.append(only_if("effect-if-won", gain))
    told.append(only_if("effect-if-won", changes("states", seat, 1, clause="M4-11.1", later=True)))
    if cards:
        lost = changes("cards", seat, -cards, clause="M4-9.3", later=True)
        told.append(only_if("effect-if-surrender", lost))
    if position.has_two(colour):
        told.append(only_if("effect-if-lost", changes("armies", seat, -1, clause="M4-12.2", later=True)))
    return told


def _raid_ahead(position: M400, seat: int) -> list[Effect]:
    """What an attack on a capital costs and brings (M4-13.3, M4-13.4, M4-16.2)."""
    costs = _raid_costs(position, seat)
    gain = score_change(position, position.active, position.components.points_capital)
    told = [changes("cards", seat, -costs[1], -costs[0], "M4-13.3", later=True)]
    if gain:
        told.append(changes("points", seat, gain, clause="M4-13.4", later=True))
    return [*told, barred()]


def _raid_costs(position: M400, seat: int) -> tuple[int, int]:
    """The fewest and the most cards for two colours."""
    total = position.components.capital_total
    cheap: list[int] = []
    dear: list[int] = []
    for colour in range(CARD_COLOURS):
        costs = [total - level for level, fits in enumerate(raid_levels(position, seat, colour)) if fits]
        if costs:
            cheap.append(min(costs))
            dear.append(max(costs))
    return sum(sorted(cheap)[:2]), sum(sorted(dear)[-2:])


def of_conquest(position: M400, seat: int, move: Move) -> list[Effect]:
    """An army acts, or none does any more (M4-8.1, M4-8.2)."""
    verb, army = move
    if verb == "done":
        closed = closing(["act"], Saying("effect-no-action", "M4-3.9"))
        return [closed, *(forced_draw(position, seat) if not position.held[seat] else [])]
    if position.announced >> army & 1:
        return _attack(position, seat, army)
    at = position.at[army]
    if is_enemy_land(position, seat, at):
        return _storm(position, seat)
    return _taking(position, seat, at)


def _storm(position: M400, seat: int) -> list[Effect]:
    """Without toll on capitals an army may attack one, if the cards are there (M4-R25)."""
    payable = sum(any(raid_levels(position, seat, colour)) for colour in range(CARD_COLOURS)) > 1
    return _raid_ahead(position, seat) if payable else []


def _taking(position: M400, seat: int, at: int) -> list[Effect]:
    """Two cards for a free state, if the army takes it (M4-8.5)."""
    if not is_payable(position, seat):
        return []
    return [
        changes("cards", seat, -PRICE, clause="M4-8.5", later=True),
        *_taken(position, seat, at, later=True),
    ]


def _taken(position: M400, seat: int, at: int, later: bool) -> list[Effect]:
    gain = score_change(position, position.active, position.components.value[at])
    points = [changes("points", seat, gain, clause="M4-15.4", later=later)] if gain else []
    marks = [("territory", at)]
    return [*points, changes("states", seat, 1, clause="M4-8.7", later=later, marks=marks)]


def of_free_state(position: M400, seat: int, move: Move) -> list[Effect]:
    """The army takes the free state, or does nothing in this turn (M4-8.1, M4-8.5)."""
    values = position.stack[-1].values()
    if move[0] == "take":
        return _taking(position, seat, values["territory"])
    return _left_alone(position, seat, values["army"])


def _left_alone(position: M400, seat: int, army: int) -> list[Effect]:
    return [happens("state_left", Saying("effect-army-idle", "M4-8.1", army=army))]


def of_payment(position: M400, seat: int, move: Move) -> list[Effect]:
    """A card for a free state; with the second it is taken (M4-8.5, M4-8.7)."""
    values = position.stack[-1].values()
    at = values["territory"]
    goes = card_goes(seat, move[1], "M4-8.5")
    if values["card"] < 0:
        return [
            goes,
            changes("cards", seat, 1 - PRICE, clause="M4-8.5", later=True),
            *_taken(position, seat, at, later=True),
        ]
    after = without(position, seat, move[1])
    after.take(at, after.active)
    return [goes, *_taken(position, seat, at, later=False), *phase_goes_on(after, seat)]


def phase_goes_on(after: M400, seat: int) -> list[Effect]:
    """What an announced attack that has become impossible costs, and an empty hand brings (M4-7.6)."""
    fewest, most = due(after)
    return [*toll(seat, fewest, most, "M4-7.6"), *_over(after, seat)]


def of_storm(position: M400, seat: int, move: Move) -> list[Effect]:
    """An army attacks the capital in which it stands, or does nothing (M4-R25)."""
    if move[0] == "attack":
        return _raid_ahead(position, seat)
    return _left_alone(position, seat, position.stack[-1].values()["army"])


def of_raid(position: M400, seat: int, move: Move) -> list[Effect]:
    """A combat card and its bonus cards; with the second colour the points (M4-13.3, M4-13.4)."""
    card = move[1]
    values = position.stack[-1].values()
    bonus = colour_of(card) * KINDS_EACH + BONUS
    count = position.components.capital_total - level_of(card)
    told = [card_goes(seat, card, "M4-13.3")]
    after = without(position, seat, card)
    if count:
        told.append(other_goes(seat, bonus, "M4-13.3", count))
        after = without(after, seat, bonus, count)
    first = values["card"] < 0
    points = position.components.points_capital
    gain = score_change(position, position.active, points)
    if gain:
        told.append(changes("points", seat, gain, clause="M4-13.4", later=first))
    if first:
        return [*told, barred()]
    after.attacked |= 1 << values["territory"]
    reward = Reward(seat, position.active, values["territory"])
    if len(reward.options(after, seat)) > 1:
        return told
    return [*told, *phase_goes_on(after, seat)]


def of_reward(position: M400, seat: int, move: Move) -> list[Effect]:
    """A second army, the end of an opponent's, or nothing (M4-13.5 to M4-13.8)."""
    verb, army = move
    if verb == "second_army":
        capital = position.capital[position.active]
        return [changes("armies", seat, 1, clause="M4-13.6", marks=[("territory", capital)])]
    if verb == "destroy":
        return _destroyed(position, seat, army, "M4-13.7")
    return phase_goes_on(position.copy(), seat)


def of_destruction(position: M400, seat: int, move: Move) -> list[Effect]:
    """Of two armies in a lost state the winner chooses (M4-12.4)."""
    return _destroyed(position, seat, move[1], "M4-12.4")


def _destroyed(position: M400, seat: int, army: int, clause: str) -> list[Effect]:
    victim = position.player[army // ARMIES_EACH]
    marks = [("territory", position.at[army])]
    lost = changes("armies", victim, -1, clause=clause, own=False, marks=marks)
    return [lost, *phase_goes_on(position.copy(), seat)]
