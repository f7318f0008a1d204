"""The table of Ambush as lines of text."""

from ambush.components import UNSET, Components
from ambush.knowledge import UNKNOWN, AmbushView
from quattrocento.kernel.lines import paragraphs, table, tallied, wrapped
from quattrocento.kernel.voice import Voice


def board(view: AmbushView, components: Components, voice: Voice, width: int) -> list[str]:
    """Everything that this seat sees, no line longer than the width."""
    heading = voice.say("board-round", round=view.round, rounds=int(view.settings["rounds"]))
    return paragraphs([wrapped(heading, width), _travellers(view, voice, width), _own(view, voice, width)])


def _travellers(view: AmbushView, voice: Voice, width: int) -> list[str]:
    headings = ("board-traveller", "board-lives", "board-coins", "board-cards")
    rows = [[voice.say(heading) for heading in headings]]
    for seat in range(view.seats):
        hand = _hand(view, seat, voice) or "-"
        rows.append([voice.seat(seat), str(view.lives[seat]), str(view.coins[seat]), hand])
    return table(rows, width)


def _hand(view: AmbushView, seat: int, voice: Voice) -> str:
    unknown = voice.say("board-unknown")
    return tallied(
        view.hands[seat], lambda card: unknown if card == UNKNOWN else voice.component("card", card)
    )


def _own(view: AmbushView, voice: Voice, width: int) -> list[str]:
    played = [card for card, copies in enumerate(view.discarded) for _ in range(copies)]
    named = tallied(played, lambda card: voice.component("card", card))
    lines = wrapped(voice.say("board-discarded", cards=named), width) if played else []
    if view.road != UNSET:
        lines += wrapped(voice.say("board-road", road=voice.component("road", view.road)), width)
    return lines
