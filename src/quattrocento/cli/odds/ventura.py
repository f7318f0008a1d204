"""``odds ventura``: the battle calculator, exact for known orders and over all orders for secret ones."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from quattrocento.cli.odds.shared import explained, position_in
from quattrocento.cli.terminal.errors import FAILED, USAGE, CommandError
from quattrocento.cli.terminal.parameters import Json, Lang, Settings, number, setting_values
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.games.ventura.advice.calculator import SIDES, Outcome, Spread
from quattrocento.games.ventura.advice.contest import Contest, contest_of
from quattrocento.games.ventura.advice.stated import StatedGround, StatedTroop, stated_contest
from quattrocento.games.ventura.advice.telling import (
    battles_of,
    calculated,
    merged,
    resistance_note,
    told,
    told_exactly,
    told_spread,
)
from quattrocento.games.ventura.components.typed import WOUND_BITS, WOUND_MASK
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.battle import DEFENDER, NO_SIDE, Line
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.position.settings import Settings as Rules
from quattrocento.games.ventura.rules.verbs import CARD
from quattrocento.kernel.game import OddsError

_SIDES: Final = ("attacker", "defender")
_SECRET: Final = (*_SIDES, "both")
_MOST_BESIDE: Final = 6
_TROOP_PARTS: Final = 2


def odds(
    context: typer.Context,
    attacker: Annotated[
        str, typer.Option("--attacker", metavar="CARD,...", help="cli-odds-opt-attacker")
    ] = "",
    defender: Annotated[
        str, typer.Option("--defender", metavar="CARD,...", help="cli-odds-opt-defender")
    ] = "",
    secret: Annotated[
        str, typer.Option("--secret", metavar="attacker|defender|both", help="cli-odds-opt-secret")
    ] = "",
    at: Annotated[str, typer.Option("--at", metavar="TERRITORY", help="cli-odds-opt-at")] = "",
    owner: Annotated[
        str, typer.Option("--owner", metavar="attacker|defender", help="cli-odds-opt-owner")
    ] = "defender",
    beside: Annotated[int, number("--beside", "cli-odds-opt-beside", 0, _MOST_BESIDE)] = 0,
    setting: Settings = None,
    from_file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="cli-odds-opt-battle-from")
    ] = None,
    attack: Annotated[str, typer.Option("--attack", metavar="TERRITORY", help="cli-odds-opt-attack")] = "",
    troop: Annotated[str, typer.Option("--troop", metavar="SEAT.AREA", help="cli-odds-opt-troop")] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    if from_file is not None:
        _answer_from(terminal, position_in(terminal, GAME, from_file), attack, troop, as_json)
        return
    if not attacker or not defender:
        raise CommandError("cli-odds-two-troops")
    if secret and secret not in _SECRET:
        raise CommandError("cli-odds-one-of", option="--secret", value=secret, known=", ".join(_SECRET))
    if owner not in _SIDES:
        raise CommandError("cli-odds-one-of", option="--owner", value=owner, known=", ".join(_SIDES))
    components = GAME.standard_components()
    rules = Rules(GAME.check_setup(None, setting_values(GAME, list(setting or [])))[1], components)
    speech = terminal.speech_for(GAME)
    with explained(terminal, GAME, USAGE):
        troops = (
            StatedTroop(attacker, components, rules, speech),
            StatedTroop(defender, components, rules, speech),
        )
        side = _SIDES.index(owner)
        ground = StatedGround(at, side, beside, components, speech) if at else None
    hidden = (secret in ("attacker", "both"), secret in ("defender", "both"))
    contest = stated_contest(components, rules, troops, ground, hidden)
    if as_json:
        terminal.give(_data(contest))
        return
    terminal.tell_all(_stated_lines(terminal, contest))


def _stated_lines(terminal: Terminal, contest: Contest) -> list[str]:
    speech = terminal.speech_for(GAME)
    names = (terminal.say("cli-odds-the-attacker"), terminal.say("cli-odds-the-defender"))
    if contest.size() == 1:
        told = told_exactly(calculated(contest), names, speech)
    else:
        told = told_spread(merged(contest.trials(DEFENDER)), names, speech)
    return [*told, *resistance_note(contest, speech)]


def _answer_from(terminal: Terminal, position: Ventura, attack: str, troop: str, as_json: bool) -> None:
    """The battle that a position is in, or one that is only thought of, with all orders still open."""
    if bool(attack) != bool(troop):
        raise CommandError("cli-odds-attack-and-troop")
    speech = terminal.speech_for(GAME, position.components)
    with explained(terminal, GAME, USAGE if attack else FAILED):
        if attack:
            seat, area = _seat_and_area(troop, position.seats)
            contests = battles_of(position, seat, area, attack, speech)
        else:
            contests = [_at_hand(position)]
    if as_json:
        terminal.give([_data(contest) for contest in contests])
        return
    for contest in contests:
        terminal.tell_all(told(contest, contest.battle.seats[0] if attack else NO_SIDE, speech))


def _seat_and_area(troop: str, seats: int) -> tuple[int, str]:
    """``1.2``: the Troop of the second seat in area 2, as the notation names it."""
    parts = troop.split(".")
    if len(parts) != _TROOP_PARTS or parts[0] not in map(str, range(seats)):
        raise OddsError("odds-no-troop", word=troop)
    return int(parts[0]), parts[1]


def _at_hand(position: Ventura) -> Contest:
    battle = position.battle
    if battle is None or not battle.areas[DEFENDER]:
        raise OddsError("odds-nothing")
    return contest_of(position, battle)


# ---- for programs


def _data(contest: Contest) -> dict[str, Any]:
    if contest.size() == 1:
        return _exact_data(calculated(contest))
    return _spread_data(merged(contest.trials(DEFENDER)))


def _exact_data(outcome: Outcome) -> dict[str, Any]:
    return {
        "winner": None if outcome.winner == NO_SIDE else _SIDES[outcome.winner],
        "left": {_SIDES[side]: _ids(outcome.lines[side]) for side in SIDES},
        "assaults": [
            {
                "number": assault.number,
                "inflicted": dict(zip(_SIDES, assault.inflicted, strict=True)),
                "prevented": dict(zip(_SIDES, assault.stopped, strict=True)),
                "left": {_SIDES[side]: _ids(assault.lines[side]) for side in SIDES},
            }
            for assault in outcome.assaults
        ],
    }


def _spread_data(found: Spread) -> dict[str, Any]:
    return {
        "orders": found.fights,
        "won": dict(zip(_SIDES, found.won, strict=True)),
        "companies_lost": {_SIDES[side]: _range(found.lost[side]) for side in SIDES},
        "resistance_lost": {_SIDES[side]: _range(found.wounds[side]) for side in SIDES},
    }


def _range(numbers: list[int]) -> dict[str, float]:
    return {"least": min(numbers), "most": max(numbers), "mean": sum(numbers) / len(numbers)}


def _ids(line: Line) -> list[str]:
    written = [(CARD.text(company >> WOUND_BITS), company & WOUND_MASK) for company in line]
    return [f"{card}:{wounds}" if wounds else card for card, wounds in written]
