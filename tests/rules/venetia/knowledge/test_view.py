"""What follows from a view: the cards and tokens that may still come out of decks and bags."""

from quattrocento.games.venetia.knowledge.view import battle_tokens_left, unseen_cards, unseen_tokens
from quattrocento.testing import rule
from quattrocento.testing.venetia import venetia


@rule("VNZ-7.10", "VNZ-15.4", "VNZ-17.12")
def test_what_may_still_come_out_of_decks_and_bags() -> None:
    scenario = venetia(
        "military",
        2,
        hand={0: "muda", 1: "muda"},
        vp={0: "vp_3", 1: "vp_3"},
        cards='discarded = ["bailo"]\nthreats = ["sack_of_tana"]\nbattle = ["conquest"]',
    )
    view = scenario.position.view(0)
    components = scenario.position.components
    assert (sum(unseen_cards(view, components)), view.deck_size) == (36 - 2, 33)
    tokens = unseen_tokens(view, components)
    assert (tokens[2], sum(tokens)) == (4, 23)
    assert (sum(view.threat_deck), sum(battle_tokens_left(view, components))) == (23, 23)
