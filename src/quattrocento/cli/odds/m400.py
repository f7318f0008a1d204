"""``odds m400``: the chance to win a combat, exact over all hands that the other side may hold."""

from pathlib import Path
from typing import Annotated, Any

import typer

from quattrocento.cli.odds.shared import explained, position_in
from quattrocento.cli.terminal.errors import FAILED, USAGE, CommandError
from quattrocento.cli.terminal.parameters import Json, Lang, number
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.games.m400.advice.combat_advice import Advice, advice_about, advice_at_hand
from quattrocento.games.m400.advice.stated import StatedHand, stated_advice
from quattrocento.games.m400.advice.telling import place_called, told, told_idea, told_rest
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.verbs import CARD_COLOUR
from quattrocento.kernel.lines import percent

_SEATS = 4


def odds(
    context: typer.Context,
    attacker: Annotated[
        str, typer.Option("--attacker", metavar="CARD,...,N", help="cli-odds-opt-attacking-hand")
    ] = "",
    defender: Annotated[
        str, typer.Option("--defender", metavar="CARD,...,N", help="cli-odds-opt-defending-hand")
    ] = "",
    seen: Annotated[str, typer.Option("--seen", metavar="CARD,...", help="cli-odds-opt-seen")] = "",
    seats: Annotated[
        int, number("--seats", "cli-odds-opt-seats", GAME.seat_counts[0], GAME.seat_counts[-1])
    ] = _SEATS,
    from_file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="cli-odds-opt-combat-from")
    ] = None,
    attack: Annotated[str, typer.Option("--attack", metavar="TERRITORY", help="cli-odds-opt-attack")] = "",
    seat: Annotated[int | None, number("--seat", "cli-odds-opt-eyes", 0, GAME.seat_counts[-1] - 1)] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    if from_file is not None:
        _answer_from(terminal, position_in(terminal, GAME, from_file), seat, attack, as_json)
        return
    if not attacker or not defender:
        raise CommandError("cli-odds-two-hands")
    speech = terminal.speech_for(GAME)
    with explained(terminal, GAME, USAGE):
        hands = [StatedHand(text, speech) for text in (attacker, defender, seen)]
        advice = stated_advice(GAME.standard_components().deck(seats), *hands)
    if as_json:
        terminal.give(_data(advice))
        return
    terminal.tell(terminal.say("cli-odds-combat", chance=percent(float(advice.chance()))))
    terminal.tell_all(told_rest(advice, speech))


def _answer_from(terminal: Terminal, position: M400, seat: int | None, attack: str, as_json: bool) -> None:
    """The combat that a position is in, or an attack, with the eyes of one seat."""
    eyes = seat if seat is not None else (position.waiting() or (0,))[0]
    if eyes >= position.seats:
        raise CommandError("cli-odds-no-seat", seat=eyes, seats=position.seats)
    speech = terminal.speech_for(GAME, position.components)
    with explained(terminal, GAME, USAGE if attack else FAILED):
        if as_json:
            place = place_called(attack, speech) if attack else 0
            found = advice_about(position, eyes, place) if attack else advice_at_hand(position, eyes)
            terminal.give(_data(found))
            return
        if attack:
            lines = told_idea(position, eyes, attack, speech)
        else:
            lines = told(position, advice_at_hand(position, eyes), speech)
    terminal.tell_all(lines)


def _data(advice: Advice) -> dict[str, Any]:
    return {
        "chance": float(advice.chance()),
        "left_out": list(advice.left_out),
        "colours": {
            CARD_COLOUR.text(colour): float(chance) for colour, chance in advice.by_colour().items()
        },
    }
