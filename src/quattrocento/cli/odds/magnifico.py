"""``odds magnifico``: the exact odds of a battle of Magnifico in standard play."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from quattrocento.cli.odds.shared import explained, position_in
from quattrocento.cli.terminal.errors import FAILED, USAGE, CommandError
from quattrocento.cli.terminal.parameters import Json, Lang, number
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.games.magnifico.advice.odds import Army, Odds, Walls
from quattrocento.games.magnifico.advice.telling import (
    at_hand,
    check_printed,
    exact,
    losses,
    territory,
    told,
)
from quattrocento.games.magnifico.advice.war_odds import War, attack_between
from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.lines import percent
from quattrocento.kernel.move import IllegalMove

_SOLDIERS: Final = 50
_MACHINES: Final = 20
_COPIES: Final = 9
_CARDS: Final = (
    "gyroscopes",
    "bomb",
    "culverin",
    "paratrooper",
    "automaton",
    "grapeshots",
    "wagons",
    "bombards",
    "cannons",
)


def odds(
    context: typer.Context,
    attackers: Annotated[int, number("--attackers", "cli-odds-opt-attackers", 1, _SOLDIERS)] = 6,
    tanks: Annotated[int, number("--tanks", "cli-odds-opt-tanks", 0, _MACHINES)] = 0,
    tank: Annotated[str, typer.Option("--tank", metavar="D-H", help="cli-odds-opt-tank")] = "",
    tank_card: Annotated[str, typer.Option("--tank-card", metavar="ID", help="cli-odds-opt-card")] = "",
    airplanes: Annotated[int, number("--airplanes", "cli-odds-opt-airplanes", 0, _MACHINES)] = 0,
    gyroscopes: Annotated[int, number("--gyroscopes", "cli-odds-opt-gyroscopes", 0, _COPIES)] = 0,
    bomb: Annotated[bool, typer.Option("--bomb", help="cli-odds-opt-bomb")] = False,
    culverin: Annotated[bool, typer.Option("--culverin", help="cli-odds-opt-culverin")] = False,
    paratrooper: Annotated[bool, typer.Option("--paratrooper", help="cli-odds-opt-paratrooper")] = False,
    grapeshots: Annotated[int, number("--grapeshots", "cli-odds-opt-grapeshots", 0, _COPIES)] = 0,
    wagons: Annotated[int, number("--wagons", "cli-odds-opt-wagons", 0, _COPIES)] = 0,
    bombards: Annotated[int, number("--bombards", "cli-odds-opt-bombards", 0, _COPIES)] = 0,
    cannons: Annotated[int, number("--cannons", "cli-odds-opt-cannons", 0, _COPIES)] = 0,
    defenders: Annotated[int, number("--defenders", "cli-odds-opt-defenders", 1, _SOLDIERS)] = 1,
    defender_tanks: Annotated[
        int, number("--defender-tanks", "cli-odds-opt-defender-tanks", 0, _MACHINES)
    ] = 0,
    defender_tank: Annotated[
        str, typer.Option("--defender-tank", metavar="D-H", help="cli-odds-opt-tank")
    ] = "",
    defender_tank_card: Annotated[
        str, typer.Option("--defender-tank-card", metavar="ID", help="cli-odds-opt-card")
    ] = "",
    defender_airplanes: Annotated[
        int, number("--defender-airplanes", "cli-odds-opt-defender-airplanes", 0, _MACHINES)
    ] = 0,
    defender_gyroscopes: Annotated[
        int, number("--defender-gyroscopes", "cli-odds-opt-gyroscopes", 0, _COPIES)
    ] = 0,
    defender_bomb: Annotated[bool, typer.Option("--defender-bomb", help="cli-odds-opt-bomb")] = False,
    defender_culverin: Annotated[
        bool, typer.Option("--defender-culverin", help="cli-odds-opt-culverin")
    ] = False,
    defender_grapeshots: Annotated[
        int, number("--defender-grapeshots", "cli-odds-opt-grapeshots", 0, _COPIES)
    ] = 0,
    defender_wagons: Annotated[int, number("--defender-wagons", "cli-odds-opt-wagons", 0, _COPIES)] = 0,
    defender_automaton: Annotated[bool, typer.Option("--automaton", help="cli-odds-opt-automaton")] = False,
    castle: Annotated[bool, typer.Option("--castle", help="cli-odds-opt-castle")] = False,
    towers: Annotated[int, number("--towers", "cli-odds-opt-towers", 0, 4)] = 0,
    castle_projects: Annotated[int, number("--castle-projects", "cli-odds-opt-projects", 0, _COPIES)] = 0,
    landing: Annotated[int, number("--landing", "cli-odds-opt-landing", 0, _SOLDIERS)] = 0,
    sea: Annotated[bool, typer.Option("--sea", help="cli-odds-opt-sea")] = False,
    submarines: Annotated[int, number("--submarines", "cli-odds-opt-submarines", 0, _COPIES)] = 0,
    ships: Annotated[int, number("--ships", "cli-odds-opt-ships", 0, _COPIES)] = 0,
    double_explosion: Annotated[
        bool, typer.Option("--double-explosion", help="cli-odds-opt-double-explosion")
    ] = False,
    from_file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="cli-odds-opt-from")
    ] = None,
    attack: Annotated[str, typer.Option("--attack", metavar="TARGET", help="cli-odds-opt-attack")] = "",
    origin: Annotated[str, typer.Option("--origin", metavar="ORIGIN", help="cli-odds-opt-origin")] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    if from_file is not None:
        position = position_in(terminal, GAME, from_file)
        war = _war_in(terminal, position, attack, origin, (attackers, tanks, airplanes))
        _answer(terminal, war, as_json, placed=True)
        return
    given = context.params
    walled = castle or towers or castle_projects
    by_sea = GAME.standard_components().base_landing_loss + submarines - ships
    war = War(
        0,
        1,
        0,
        _army(given, attackers, ""),
        _army(given, defenders, "defender_"),
        Walls(towers, castle_projects) if walled else Walls(),
        max(0, by_sea) if sea else landing,
        double_explosion,
    )
    if war.landing_loss >= attackers:
        raise CommandError("cli-odds-landing", loss=war.landing_loss, attackers=attackers)
    _answer(terminal, war, as_json)


def _army(given: dict[str, Any], soldiers: int, side: str) -> Army:
    """One side; cards that serve the other side only have no option here."""
    tanks = given[f"{side}tanks"]
    values, card = given[f"{side}tank"], given[f"{side}tank_card"]
    dice, hits = _tank(tanks, values, card, f"--{side.replace('_', '-')}tanks")
    fielded = {name: given[side + name] for name in _CARDS if side + name in given}
    return Army(soldiers, tanks, given[f"{side}airplanes"], dice, hits, **fielded)


def _tank(tanks: int, values: str, card: str, option: str) -> tuple[int, int]:
    """Dice and hits of the side's tanks, as ``4-5`` or from a card."""
    if card:
        components = GAME.standard_components()
        known = [components.card_ids[number] for number in components.tank_cards]
        if card not in known:
            raise CommandError("cli-odds-no-card", card=card, known=", ".join(known))
        number = components.card_ids.index(card)
        return components.dice[number], components.hits[number]
    dice, dash, hits = values.partition("-")
    if values and not (
        dash and dice.isdecimal() and hits.isdecimal() and 1 <= int(dice) <= 20 and int(hits) <= 99
    ):
        raise CommandError("cli-odds-tank-form", value=values)
    if tanks and not values:
        raise CommandError("cli-odds-which-tank", option=option)
    return (int(dice), int(hits)) if values else (0, 0)


def _war_in(
    terminal: Terminal, position: Magnifico, attack: str, origin: str, group: tuple[int, int, int]
) -> War:
    """The war that a position is in, or one that is only thought of."""
    with explained(terminal, GAME, FAILED):
        check_printed(position.components)
    if bool(attack) != bool(origin):
        raise CommandError("cli-odds-attack-and-origin")
    if attack:
        speech = terminal.speech_for(GAME, position.components)
        with explained(terminal, GAME, USAGE):
            places = (territory(origin, speech), territory(attack, speech))
        try:
            return attack_between(position, *places, *group)
        except IllegalMove as error:
            reason = speech.reason(error.reason)
            raise CommandError("cli-odds-refused", FAILED, reason=reason, clause=error.clause) from None
    with explained(terminal, GAME, FAILED):
        return at_hand(position)


def _answer(terminal: Terminal, war: War, as_json: bool, placed: bool = False) -> None:
    with explained(terminal, GAME, USAGE):
        result = exact(war)
    if as_json:
        terminal.give(_data(result, war))
        return
    speech = terminal.speech_for(GAME)
    if placed:
        terminal.tell_all(told(war, result, speech))
    else:
        chance = f"{100 * result.chance:.2f}%"
        terminal.tell(terminal.say("cli-odds-chance", chance=chance, losses=losses(result, speech)))
    terminal.show(_distribution(terminal, result))


def _data(result: Odds, war: War) -> dict[str, Any]:
    kinds = ("soldiers", "tanks", "airplanes")
    return {
        "chance": result.chance,
        "landing_loss": war.landing_loss,
        "attacker": {
            "soldiers_lost": result.attacker_soldiers_lost(),
            "mean_losses": dict(zip(kinds, result.attacker_mean_losses(), strict=True)),
        },
        "defender": {
            "soldiers_lost": result.defender_soldiers_lost(),
            "mean_losses": dict(zip(kinds, result.defender_mean_losses(), strict=True)),
        },
        "towers_left": {str(towers): chance for towers, chance in sorted(result.towers_left.items())},
    }


def _distribution(terminal: Terminal, result: Odds) -> Table:
    """How likely each number of lost soldiers is, for both sides."""
    table = Table.grid(padding=(0, 3))
    for _ in range(3):
        table.add_column(justify="right")
    table.add_row(
        terminal.say("cli-odds-lost"), terminal.say("cli-odds-attacker"), terminal.say("cli-odds-defender")
    )
    attacker, defender = result.attacker_soldiers_lost(), result.defender_soldiers_lost()
    for lost in range(max(len(attacker), len(defender))):
        chances = [percent(side[lost]) if lost < len(side) else "" for side in (attacker, defender)]
        table.add_row(str(lost), *chances)
    return table
