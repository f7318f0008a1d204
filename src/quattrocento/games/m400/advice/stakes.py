"""What hangs on a choice and cannot be seen on the table: prices, armies at risk, a lost right to win."""

from collections.abc import Callable, Sequence
from typing import Final

from quattrocento.games.m400.components.typed import ARMIES_EACH, REVOLUTIONEM, level_of
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.conquest.combat import holds_better
from quattrocento.games.m400.rules.conquest.combat_result import combat_of
from quattrocento.games.m400.rules.verbs import PLAY
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

Options = Sequence[Move]

_BARRING: Final = Saying("stakes-barring", "M4-16.2")


def stakes(position: M400, options: Options) -> list[Saying]:
    """What is at stake for the seat with these options, and who cannot win though the score would do."""
    asked = _ASKED.get(position.stack[-1].name) if options else None
    return [*(asked(position, options) if asked is not None else ()), *_shut_out(position)]


def _of_war(position: M400, options: Options) -> list[Saying]:
    """The defender surrenders or fights (M4-9, M4-11, M4-12.3)."""
    combat = combat_of(position)
    components = position.components
    attacker = position.player[combat.attacker]
    there = any(position.at[army] == combat.at for army in position.armies(combat.defender))
    lost = int(there and position.has_two(combat.defender))
    return [
        Saying(
            "stakes-surrender",
            "M4-9.1",
            seat=attacker,
            territory=combat.at,
            points=components.points_surrender,
            cards=min(components.surrender_cards, position.held[attacker]),
            lost=lost if position.rules.surrender_destroys else 0,
        ),
        Saying(
            "stakes-fight",
            "M4-11.1",
            seat=attacker,
            territory=combat.at,
            points=components.points_battle,
            cards=components.defender_cards,
            lost=lost,
        ),
    ]


def _of_answer(position: M400, options: Options) -> list[Saying]:
    """A lower answer stays as it is while a better card is in the hand (M4-10.12)."""
    led = combat_of(position).led
    if not position.rules.combination_bound or not holds_better(position, position.stack[-1].seat):
        return []
    if all(level_of(card) >= level_of(led) for _, card in options):
        return []
    return [Saying("stakes-lower-answer", "M4-10.12", card=led)]


def _of_attack(position: M400, options: Options) -> list[Saying]:
    """An army attacks, or not (M4-12.2, M4-16.2)."""
    armies = [army for verb, army in options if verb == "attack"]
    capitals = [army for army in armies if position.rules.capitals >> position.at[army] & 1]
    risked = any(position.has_two(army // ARMIES_EACH) for army in armies if army not in capitals)
    found = [Saying("stakes-attack", "M4-12.2")] if risked else []
    return [*found, _BARRING] if capitals else found


def _of_destruction(position: M400, options: Options) -> list[Saying]:
    """The armies between which the winner chooses differ in that one is blocked (M4-12.4)."""
    return [
        Saying("stakes-blocked", "M4-14.2", army=army)
        for _, army in options
        if position.blocked >> army & 1
    ]


def _of_reward(position: M400, options: Options) -> list[Saying]:
    """Where the armies stand that may be destroyed: not all are in sight on a small map (M4-13.7)."""
    told = [
        Saying(
            "stakes-where-blocked" if position.blocked >> army & 1 else "stakes-where",
            army=army,
            territory=position.at[army],
        )
        for verb, army in options
        if verb == "destroy"
    ]
    return [Saying("stakes-armies", "M4-13.7", armies=told)] if told else []


def _of_revolution(position: M400, options: Options) -> list[Saying]:
    """Who plays Revolutionem cannot win in this sequence (M4-16.2)."""
    playing = position.stack[-1].name == "revolutionem" or PLAY[REVOLUTIONEM] in options
    return [_BARRING] if playing else []


_ASKED: Final[dict[str, Callable[[M400, Options], list[Saying]]]] = {
    "war": _of_war,
    "answer": _of_answer,
    "statement": _of_attack,
    "storm": _of_attack,
    "destruction": _of_destruction,
    "reward": _of_reward,
    "revolutionem": _of_revolution,
    "before_moving": _of_revolution,
}


def score_now(position: M400, colour: int) -> int:
    """The score of a colour if it were counted now (M4-15.4)."""
    return position.worth[colour]


def _shut_out(position: M400) -> list[Saying]:
    """Those who have the points and cannot win in this sequence (M4-16.2)."""
    return [
        Saying("stakes-barred", "M4-16.2", colour=colour, points=score_now(position, colour))
        for colour in position.order
        if position.barred >> colour & 1 and score_now(position, colour) >= position.rules.target
    ]
