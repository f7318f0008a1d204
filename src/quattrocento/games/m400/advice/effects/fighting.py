"""War and combat: surrender or fight, lead, answer, add, give in (M4-8.11 to M4-10)."""

from quattrocento.games.m400.advice.effects.signs import card_goes, forced_draw, only_if, without
from quattrocento.games.m400.advice.effects.war_end import (
    GOES_ON,
    Ends,
    brought,
    ends_after,
    holds_combat,
    lost_army,
    lost_state,
    tolls_of_active,
)
from quattrocento.games.m400.components.typed import BONUS, KINDS_EACH, MALUS, colour_of
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.conquest.combat import lead_of
from quattrocento.games.m400.rules.conquest.combat_result import combat_of, fighters
from quattrocento.games.m400.rules.verbs import bonus_and_malus
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def of_war(position: M400, seat: int, move: Move) -> list[Effect]:
    """The defender surrenders, or fights for the state (M4-8.11)."""
    return _surrendered(position, seat) if move[0] == "surrender" else _fight_ahead(position, seat)


def _surrendered(position: M400, seat: int) -> list[Effect]:
    """The state for cards of the attacker; no army is lost, unless the settings say so (M4-9, M4-R38)."""
    cards = min(position.components.surrender_cards, position.held[fighters(position)[ATTACKER]])
    told = lost_state(position, seat, "M4-9.1")
    if cards:
        told.append(changes("cards", seat, cards, clause="M4-9.3"))
    if position.rules.surrender_destroys:
        told += lost_army(position, seat)
    return [*told, *tolls_of_active(position, seat), *forced_draw(position, seat)]


def _fight_ahead(position: M400, seat: int) -> list[Effect]:
    """What hangs on the combat that begins (M4-11, M4-12.3)."""
    cards = changes("cards", seat, position.components.defender_cards, clause="M4-11.2", later=True)
    lost = [*lost_state(position, seat), *lost_army(position, seat, later=True)]
    for effect in lost:
        effect.later = True
    told = [only_if("effect-if-won", cards), *[only_if("effect-if-lost", effect) for effect in lost]]
    if position.rules.bluff:  # an attacker without a combat card loses at once (M4-R28)
        told += [*tolls_of_active(position, seat), *forced_draw(position, seat)]
    return told


def of_battle_colour(position: M400, seat: int, move: Move) -> list[Effect]:
    """A colour that the attacker cannot lead goes to the defender (M4-10.4, M4-R29)."""
    attacker = fighters(position)[ATTACKER]
    leads = holds_combat(position, seat, attacker, 1 << move[1])
    return [] if leads else brought(position, seat, {GOES_ON, DEFENDER})


def of_lead(position: M400, seat: int, move: Move) -> list[Effect]:
    """The card goes; a defender without a card of the colour loses it at once (M4-10.2, M4-10.6)."""
    card = move[1]
    goes = card_goes(seat, card, "M4-10.2")
    answers = holds_combat(position, seat, fighters(position)[DEFENDER], 1 << colour_of(card))
    if answers:
        return [goes]
    after = without(position, seat, card)
    ends = ends_after(after, seat, colour_of(card), ATTACKER)
    if answers is None:
        return [goes, *brought(after, seat, {GOES_ON, *ends})]
    return [goes, _colour(position, seat, colour_of(card), ATTACKER), *brought(after, seat, ends)]


def of_answer(position: M400, seat: int, move: Move) -> list[Effect]:
    """The defender's card goes (M4-10.5); then the side behind may add cards, if it holds any."""
    card = move[1]
    after = without(position, seat, card)
    after.discarded[card] -= 1  # it lies on the table until the battle ends (M4-10.13)
    combat_of(after).answered = card
    return [card_goes(seat, card, "M4-10.5"), *_contested(after, seat)]


def of_additions(position: M400, seat: int, move: Move) -> list[Effect]:
    """Bonus and malus cards go, or the colour is lost (M4-10.9, M4-10.11)."""
    verb, noun = move
    combat = combat_of(position)
    side = DEFENDER if lead_of(combat) > 0 else ATTACKER
    if verb == "give_in":
        ends = ends_after(position, seat, combat.card_colour, 1 - side)
        return [_colour(position, seat, combat.card_colour, 1 - side), *brought(position, seat, ends)]
    first = combat.card_colour * KINDS_EACH
    told: list[Effect] = []
    after = position
    for card, count in zip((first + BONUS, first + MALUS), bonus_and_malus(noun), strict=True):
        if count:
            told.append(card_goes(seat, card, "M4-10.9", count))
            after = without(after, seat, card, count)
            after.discarded[card] -= count
    bonus, malus = bonus_and_malus(noun)
    fought = combat_of(after)
    fought.bonus = _added(fought.bonus, side, bonus)
    fought.malus = _added(fought.malus, side, malus)
    return [*told, *_contested(after, seat)]


def _added(pair: tuple[int, int], side: int, number: int) -> tuple[int, int]:
    return (pair[0] + number, pair[1]) if side == ATTACKER else (pair[0], pair[1] + number)


def _contested(after: M400, seat: int) -> list[Effect]:
    """The side behind without a card in hand has lost the colour (M4-10.11)."""
    combat = combat_of(after)
    behind = DEFENDER if lead_of(combat) > 0 else ATTACKER
    if after.held[fighters(after)[behind]]:
        return []
    ends: Ends = ends_after(after, seat, combat.card_colour, 1 - behind)
    return [_colour(after, seat, combat.card_colour, 1 - behind), *brought(after, seat, ends)]


def _colour(position: M400, seat: int, colour: int, winner: int) -> Effect:
    """A colour is won or lost with this move (M4-10.11)."""
    won = fighters(position)[winner]
    message = "effect-colour-won" if won == seat else "effect-colour-lost"
    return happens("battle_won", Saying(message, "M4-10.11", card_colour=colour))
