"""How one wins: the goal, what scores and when, and what the next scoring would bring (VNZ-18, 21, 22)."""

from quattrocento.games.venetia.advice.outlook import Outlook, outlooks
from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.in_sight import in_sight
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.saying import Saying


def winning(view: VenetiaView, components: Components) -> list[Saying]:
    """The goal first, then the three scorings, then what each of them counts."""
    points = components.points
    rules = in_sight(view, components).rules
    late = rules.scores_at_end_of_turn
    told = [
        Saying("winning-goal", "VNZ-22.2"),
        Saying("winning-tie", "VNZ-22.3"),
        Saying("winning-first", "VNZ-18.4", space=components.first_scoring),
        Saying("winning-second", "VNZ-18.5"),
        Saying("winning-third", "VNZ-18.6"),
    ]
    if late:
        told.append(Saying("winning-late", "VNZ-25.3"))
    told += [
        Saying("winning-venice", "VNZ-18.2"),
        Saying("winning-enemies", "VNZ-18.3"),
        Saying("winning-presence", "VNZ-21.1"),
        Saying("winning-presence-minor", "VNZ-21.2", points=points["presence_minor"]),
        Saying(
            "winning-podesta",
            "VNZ-21.3",
            points=points["podesta_minor"],
            major_points=points["podesta_major"],
        ),
        Saying("winning-podesta-owner", "VNZ-16.5"),
        Saying("winning-vp-tokens", "VNZ-21.4", number=components.tokens_scored),
    ]
    if rules.all_tokens_score:
        told.append(Saying("winning-doge-all", "VNZ-25.7", points=points["doge_token"]))
    else:
        told.append(Saying("winning-doge", "VNZ-21.5", points=points["doge_token"]))
    if not rules.basic:  # VNZ-24.3
        told.append(Saying("winning-monuments", "VNZ-21.6", points=points["monument"]))
        told.append(
            Saying(
                "winning-monument-votes",
                "VNZ-19.6",
                coloured=components.coloured_votes,
                grey=components.grey_votes,
            )
        )
    told.append(Saying("winning-kingdoms", "VNZ-21.9", points=points["kingdom_type"]))
    told.append(Saying("winning-election", "VNZ-21.10"))
    return told


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
