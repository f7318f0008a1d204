"""Hidden information: what a seat and a spectator see, and positions imagined from it."""

from random import Random

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import election, venetia
from quattrocento.testing.venetia.table import hand
from tests.rules.venetia.random_games import EVERY_GAME, played

EVERYBODY = (0, 1, 2, SPECTATOR)


def same_for(one: Scenario, other: Scenario) -> list[int]:
    """The seats that cannot tell two positions apart."""
    return [seat for seat in EVERYBODY if one.position.view(seat) == other.position.view(seat)]


@rule("VNZ-8.6")
def test_hands_are_hidden_but_their_size_is_not() -> None:
    one, other = (venetia("commercial", 3, hand={1: cards}) for cards in ("muda bailo", "fondaco serrata"))
    assert same_for(one, other) == [0, 2, SPECTATOR]
    assert same_for(one, venetia("commercial", 3, hand={1: "muda"})) == []


@rule("VNZ-8.6", "VNZ-D8")
def test_whether_the_hand_holds_a_card_of_the_type_is_hidden() -> None:
    one, other = (venetia("commercial", 0, hand={0: card}) for card in ("muda", "bailo"))
    assert same_for(one, other) == [1, 2, SPECTATOR]
    assert one.waiting == other.waiting == (0,)


@rule("VNZ-14.4", "VNZ-R28")
def test_vp_tokens_are_hidden_but_their_number_is_not() -> None:
    one, other = (venetia("commercial", 3, vp={1: tokens}) for tokens in ("vp_1 vp_3", "vp_2*2"))
    assert same_for(one, other) == [0, 2, SPECTATOR]
    assert same_for(one, venetia("commercial", 3, vp={1: "vp_1"})) == []


@rule("VNZ-2.3")
def test_a_hand_is_told_by_its_cards_and_not_in_the_order_of_the_draw() -> None:
    told = []
    for dealt in ("muda bailo fondaco", "bailo fondaco muda"):
        scenario = GAME.start(2, {}, Stated(f"{dealt} serrata corsari broglio"))
        told.append([event.about for event in scenario.events or [] if event.visible_to(0)])
    assert told[0] == told[1]


@rule("VNZ-14.4")
def test_vp_tokens_that_come_at_once_are_told_in_one_order() -> None:
    told = []
    for drawn in ("vp_1 vp_3", "vp_3 vp_1"):
        scenario = venetia("military", 1, fleets={"mar_ionio": 2})
        told.append(scenario.play("engage mar_ionio", fate=f"victory {drawn}").told("vp_token_seen"))
    assert told[0] == told[1]
    assert len(told[0]) == len(drawn.split())


@rule("VNZ-19.3", "VNZ-D18")
def test_a_ballot_shows_only_who_has_chosen() -> None:
    games = [election().play(f"1: candidate {card}") for card in ("merchant", "senator")]
    assert same_for(*games) == [0, 2, SPECTATOR]
    assert same_for(games[0], election()) == []


@rule("VNZ-7.6", "VNZ-15.2", "VNZ-10.2")
@pytest.mark.parametrize(
    ("key", "one", "other"),
    [
        ("infamy", 0, 1),
        ("kept", {0: 1}, {1: 1}),
        ("ducats", {"castello": "1 0 0"}, {"castello": "0 1 0"}),
        ("coloured", {"castello": "1 0 0"}, {"dorsoduro": "1 0 0"}),
        ("treated", {0: "golden_horde"}, {0: "habsburg_empire"}),
        ("cards", 'discarded = ["muda"]', 'discarded = ["bailo"]'),
        ("cards", 'threats = ["sack_of_tana"]', 'threats = ["peace_of_zara"]'),
        ("cards", 'tiles_out = ["castello", "san_polo"]', 'tiles_out = ["castello", "dorsoduro"]'),
        ("spent", {1: "merchant"}, {1: "senator"}),
        ("points", [1, 0, 0], [0, 1, 0]),
    ],
)
def test_open_things_are_seen_by_everybody(key: str, one: object, other: object) -> None:
    games = [venetia("commercial", 3, **{key: value}) for value in (one, other)]  # type: ignore[arg-type]
    assert same_for(*games) == []


@rule("VNZ-7.10", "VNZ-17.12")
@EVERY_GAME
def test_what_is_imagined_looks_the_same(name: str) -> None:
    rng = Random(name)
    for transition in played(name)[::31]:
        position = transition.after
        if position.result is not None:
            continue
        for eyes in (*range(position.seats), SPECTATOR):
            imagined = GAME.imagine(position.view(eyes), rng)
            assert imagined.view(eyes) == position.view(eyes)
            assert imagined.waiting() == position.waiting()
            assert GAME.violations(imagined) == []


@rule("VNZ-7.6")
def test_an_imagined_hand_is_not_the_real_one_every_time() -> None:
    scenario = venetia("commercial", 3, hand={1: "muda bailo fondaco"})
    view, rng = scenario.position.view(0), Random(1)
    hands = {tuple(hand(Scenario(GAME, GAME.imagine(view, rng)), 1)) for _ in range(20)}
    assert len(hands) > 5


@rule("VNZ-7.10")
def test_discarded_cards_are_in_no_imagined_hand() -> None:
    scenario = venetia("commercial", 3, hand={1: "muda bailo"}, cards='discarded = ["crociata", "serrata"]')
    view, rng = scenario.position.view(0), Random(2)
    for _ in range(20):
        assert not {"crociata", "serrata"} & set(hand(Scenario(GAME, GAME.imagine(view, rng)), 1))
