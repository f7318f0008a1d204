"""The combat on the table and its result (vittoria dell'attaccante, vittoria del difensore), M4-11."""

from quattrocento.games.m400.cards import draw
from quattrocento.games.m400.combat import Combat
from quattrocento.games.m400.destruction import lose_army_there
from quattrocento.games.m400.state import M400
from quattrocento.kernel.fate import Fate


def combat_of(game: M400) -> Combat:
    assert game.combat is not None
    return game.combat


def fighters(game: M400) -> tuple[int, int]:
    """The seats of attacker and defender."""
    combat = combat_of(game)
    return game.player[combat.attacker], game.player[combat.defender]


def attacker_wins(game: M400) -> None:
    """The state changes owner, and the attacker scores at once (M4-11.1)."""
    combat = combat_of(game)
    game.combat = None
    winner = game.player[combat.attacker]
    game.take(combat.at, combat.attacker)
    game.tell("conquered", winner, combat.attacker, combat.at, combat.defender)
    game.gain(combat.attacker, game.components.points_battle)
    lose_army_there(game, combat.defender, combat.at, winner)


def defender_wins(game: M400, fate: Fate) -> None:
    """The defender draws cards; the attacking army is lost if it was one of two (M4-11.2, M4-12.2)."""
    combat = combat_of(game)
    game.combat = None
    winner = game.player[combat.defender]
    game.tell("defended", winner, combat.defender, combat.at)
    draw(game, winner, game.components.defender_cards, fate)
    if game.has_two(combat.attacker):
        game.destroy(combat.army)
