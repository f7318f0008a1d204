"""How one wins: the goal, what scores and when, and what the next scoring would bring (VNZ-18, 21, 22)."""

from dataclasses import dataclass

from quattrocento.games.venetia.advice.outlook import Outlook, outlooks
from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.in_sight import in_sight
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.saying import Saying


@dataclass
class ScoreParts:
    """What each part of a scoring is, in a sentence (VNZ-21)."""

    presence: Saying
    podesta: Saying
    vp_tokens: Saying
    doge_tokens: Saying
    monuments: Saying
    kingdoms: Saying


def score_parts(position: Venetia) -> ScoreParts:
    """The parts with the points that they bring, under the settings."""
    components = position.components
    points = components.points
    return ScoreParts(
        presence=Saying("winning-presence", "VNZ-21.1"),
        podesta=Saying(
            "winning-podesta",
            "VNZ-21.3",
            points=points["podesta_minor"],
            major_points=points["podesta_major"],
        ),
        vp_tokens=Saying("winning-vp-tokens", "VNZ-21.4", number=components.tokens_scored),
        doge_tokens=(
            Saying("winning-doge-all", "VNZ-25.7", points=points["doge_token"])
            if position.rules.all_tokens_score
            else Saying("winning-doge", "VNZ-21.5", points=points["doge_token"])
        ),
        monuments=Saying("winning-monuments", "VNZ-21.6", points=points["monument"]),
        kingdoms=Saying("winning-kingdoms", "VNZ-21.9", points=points["kingdom_type"]),
    )


def winning(view: VenetiaView, components: Components) -> list[Saying]:
    """The goal first, then the three scorings, then what each of them counts."""
    position = in_sight(view, components)
    parts = score_parts(position)
    told = [
        Saying("winning-goal", "VNZ-22.2"),
        Saying("winning-tie", "VNZ-22.3"),
        Saying("winning-first", "VNZ-18.4", space=components.first_scoring),
        Saying("winning-second", "VNZ-18.5"),
        Saying("winning-third", "VNZ-18.6"),
    ]
    if position.rules.scores_at_end_of_turn:
        told.append(Saying("winning-late", "VNZ-25.3"))
    told += [
        Saying("winning-venice", "VNZ-18.2"),
        Saying("winning-enemies", "VNZ-18.3"),
        parts.presence,
        Saying("winning-presence-minor", "VNZ-21.2", points=components.points["presence_minor"]),
        parts.podesta,
        Saying("winning-podesta-owner", "VNZ-16.5"),
        parts.vp_tokens,
        parts.doge_tokens,
    ]
    if not position.rules.basic:  # VNZ-24.3
        votes = {"coloured": components.coloured_votes, "grey": components.grey_votes}
        told += [parts.monuments, Saying("winning-monument-votes", "VNZ-19.6", **votes)]
    return [*told, parts.kingdoms, Saying("winning-election", "VNZ-21.10")]


def next_scoring(view: VenetiaView, components: Components) -> list[Scored]:
    """The points of every player were a scoring held now; of hidden VP tokens the least (VNZ-21)."""
    position = in_sight(view, components)
    found: list[Scored] = []
    for seat, outlook in enumerate(outlooks(view, position)):
        found += [
            Scored(seat, source, points, position.round)
            for source, points in _parts(outlook).items()
            if points
        ]
    return found


def _parts(outlook: Outlook) -> dict[str, int]:
    return {
        "presence": outlook.presence,
        "podesta": outlook.podesta,
        "vp_tokens": outlook.vp_tokens.least,
        "doge_tokens": outlook.doge_tokens,
        "monuments": outlook.monuments,
        "kingdoms": outlook.kingdoms,
    }
