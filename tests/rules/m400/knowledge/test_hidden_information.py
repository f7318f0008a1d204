"""Hidden information: what a seat and a spectator see, and positions imagined from it."""

from random import Random

import pytest

from quattrocento.contract.twins import check_twins
from quattrocento.games.m400.components.typed import KINDS
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import UndoError, table_from
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import build, combat, drained, m400, offer, start, war
from quattrocento.testing.random_games import assert_imagined
from tests.rules.m400.random_games import EVERY_GAME, played

EVERYBODY = (0, 1, 2, SPECTATOR)
CARDS = {0: "caballus red_1*2 green_4", 1: "caravella red_4 blue_1*2", 2: "caravella pestem green_1"}


def same_for(one: Scenario, other: Scenario) -> list[int]:
    """The seats that cannot tell two positions apart."""
    return [seat for seat in EVERYBODY if one.position.view(seat) == other.position.view(seat)]


def worlds(scenario: Scenario, eyes: int, seat: int, number: int = 12) -> list[dict[str, int]]:
    """The hand of a seat in positions imagined from a view."""
    found: list[dict[str, int]] = []
    for seed in range(number):
        imagined = GAME.imagine(scenario.position.view(eyes), Random(seed))
        counts = imagined.hand[seat * len(CARD.ids) : (seat + 1) * len(CARD.ids)]
        found.append({CARD.ids[i]: count for i, count in enumerate(counts) if count})
    return found


@rule("M4-1.16", "M4-R9")
def test_1_16_hands_are_hidden_but_their_size_is_not() -> None:
    one, other = (m400("trade", hand={0: "red_1", 1: cards}) for cards in ("red_2 pestem", "blue_2 rapina"))
    assert same_for(one, other) == [0, 2, SPECTATOR]
    assert same_for(one, m400("trade", hand={0: "red_1", 1: "red_2"})) == []


@rule("M4-R9")
def test_r9_cards_drawn_are_hidden() -> None:
    games = [m400("draw", count=5).play("draw", fate=cards) for cards in ("red_1*5", "green_1*4 pestem")]
    assert same_for(*games) == [1, 2, SPECTATOR]


@rule("M4-R2", "M4-1.17")
def test_r2_only_taker_and_victim_see_a_robbed_card() -> None:
    cards = {0: "rapina", 1: "red_1 pestem", 2: "red_2"}
    games = []
    for card in ("red_1", "pestem"):
        scenario = m400("after_draw", hand=cards).play("play rapina").play("rob seat_1", fate=card)
        games.append(scenario)
    assert same_for(*games) == [2, SPECTATOR]


@rule("M4-R2", "M4-7.1")
def test_r2_only_taker_and_victim_see_the_card_of_a_toll() -> None:
    games = []
    for card in ("red_1", "pestem"):
        scenario = m400(
            "statement", armies={"red": "gallia"}, states={"blue": "gallia"}, hand={0: "red_1 pestem"}
        )
        games.append(scenario.play("toll red.1", fate=card))
    assert same_for(*games) == [2, SPECTATOR]


@rule("M4-R2")
def test_r2_the_victim_remembers_what_was_taken() -> None:
    cards = {0: "rapina", 1: "red_1 pestem", 2: "red_2"}
    scenario = m400("after_draw", hand=cards).play("play rapina").play("rob seat_1", fate="pestem")
    assert all(world.get("pestem") for world in worlds(scenario, 1, 0))
    assert not all(world.get("pestem") for world in worlds(scenario, 2, 0, 40))
    assert all(world.get("red_1") is None or world == {"red_1": 1} for world in worlds(scenario, 0, 1))


@rule("M4-D7", "M4-D8", "M4-D9")
def test_d8_an_offer_in_the_making_is_hidden() -> None:
    one = m400("trade", hand=CARDS).play("offer", "to_seat seat_1", "give caballus", "want caravella")
    other = m400("trade", hand=CARDS).play("offer", "to_all", "give red_1")
    assert same_for(one, other) == [1, 2, SPECTATOR]


@rule("M4-D10")
def test_d10_a_cancelled_offer_is_never_shown() -> None:
    one = offer(m400("trade", hand=CARDS), "seat_1", "caballus", "caravella", send=False).play("cancel")
    other = offer(m400("trade", hand=CARDS), "all", "red_1", "pestem", send=False).play("cancel")
    assert same_for(one, other) == [0, 1, 2, SPECTATOR]
    assert same_for(one, m400("trade", hand=CARDS)) == []  # that one was used up is known


@rule("M4-5.10")
def test_5_10_an_offer_shows_that_its_maker_holds_what_it_gives() -> None:
    scenario = offer(m400("trade", hand=CARDS), "seat_1", "caballus red_1", "caravella").play("decline")
    for eyes in (1, 2, SPECTATOR):
        assert all(world.get("caballus") and world.get("red_1") for world in worlds(scenario, eyes, 0))


@rule("M4-5.10", "M4-D12")
def test_5_10_so_does_a_counter_offer() -> None:
    scenario = offer(m400("trade", hand=CARDS), "seat_1", "caballus", "caravella").play("counter")
    build(scenario, "red_4", "green_4").play("decline")
    assert all(world.get("red_4") for world in worlds(scenario, 2, 1))
    cancelled = offer(m400("trade", hand=CARDS), "seat_1", "caballus", "caravella").play("counter")
    cancelled.play("give red_4", "cancel")
    plain = offer(m400("trade", hand=CARDS), "seat_1", "caballus", "caravella").play("counter")
    plain.play("give blue_1", "want pestem", "cancel")
    assert same_for(cancelled, plain) == [0, 1, 2, SPECTATOR]


@rule("M4-D11")
def test_d11_whether_a_recipient_could_accept_is_hidden() -> None:
    one, other = (
        m400("trade", hand={0: "caballus red_1", 1: cards, 2: "red_2"}) for cards in ("caravella", "pestem")
    )
    for scenario in (one, other):
        offer(scenario, "seat_1", "caballus", "caravella")
    assert same_for(one, other) == [0, 2, SPECTATOR]
    assert same_for(one.play("decline"), other.play("decline")) == [0, 2, SPECTATOR]


@rule("M4-5.8")
def test_5_8_traded_cards_are_known_to_all() -> None:
    scenario = offer(m400("trade", hand=CARDS), "seat_1", "caballus", "caravella").play("accept")
    for eyes in (2, SPECTATOR):
        assert all(world.get("caravella") for world in worlds(scenario, eyes, 0))
        assert all(world.get("caballus") for world in worlds(scenario, eyes, 1))


@rule("M4-D20")
def test_d20_whether_an_attack_is_possible_is_hidden() -> None:
    places, owned = {"red": "gallia"}, {"blue": "gallia"}
    one = m400("statement", armies=places, states=owned, hand={0: "red_1 pestem"})
    other = m400("statement", armies=places, states=owned, hand={0: "red_bonus pestem"})
    assert same_for(one, other) == [1, 2, SPECTATOR]


@rule("M4-D4", "M4-D15", "M4-D18", "M4-D32")
@pytest.mark.parametrize("step", ["after_draw", "before_moving", "movement", "end_of_turn"])
def test_d4_a_seat_with_one_option_is_still_asked(step: str) -> None:
    one = m400(step, hand={0: "red_1", 1: "red_2"})
    other = m400(step, hand={0: "pestem", 1: "red_2"})
    assert same_for(one, other) == [1, 2, SPECTATOR]


@rule("M4-10.6", "M4-D26")
def test_10_6_a_missing_answer_shows_that_the_hand_has_no_such_card() -> None:
    scenario = combat("red_1 green_1", "blue_1*2 red_bonus pestem").play("lead red_1")
    for eyes in (0, 2, SPECTATOR):
        for world in worlds(scenario, eyes, 1):
            assert not [card for card in world if card in ("red_1", "red_2", "red_3", "red_4")]


@rule("M4-10.4")
def test_10_4_a_missing_lead_shows_that_the_hand_has_no_such_card() -> None:
    scenario = combat("red_4 red_1 pestem*2", "caballus").play("lead red_4", fate="blue_1 blue_2")
    for world in worlds(scenario, 1, 0):
        assert not [card for card in world if card[:-2] in ("green", "blue") and card[-1] in "1234"]


@rule("M4-10.4", "M4-10.6")
def test_10_6_whether_a_later_battle_can_be_led_and_answered_is_a_secret_from_the_start() -> None:
    scenario = combat("red_1 green_1 blue_1", "red_4 green_4 pestem").play("lead red_1")
    for answered in (False, True):
        secrets = scenario.position.secrets()
        assert [battle for battle in range(3) if secrets.get(f"lead 0 {battle}") == (0,)] == [1, 2]
        assert [battle for battle in range(3) if secrets.get(f"answer 1 {battle}") == (1,)] == [1, 2]
        if not answered:
            scenario.play("answer red_4")


@rule("M4-10.4", "M4-10.6", "M4-11.2")
def test_10_6_a_seat_without_lead_learns_no_more_than_whether_it_was_answered() -> None:
    table = table_from(GAME, GAME.write(war("blue_1", "blue_2 red_1*3 green_1*3").position))
    for seed in range(20):
        check_twins(table, 0, Random(seed))


@rule("M4-7.6", "M4-13.3")
@pytest.mark.parametrize(
    "first", [("act red.2", "take", "pay red_1", "pay blue_1"), ("act red.2", "leave")]
)
def test_7_6_whether_an_attack_is_still_possible_is_seen_when_it_is_made(first: tuple[str, ...]) -> None:
    places, cards = {"red": "novgorod flandria"}, {0: "red_4 green_4 red_1 blue_1", 1: "red_1"}
    scenario = m400("statement", armies=places, hand=cards).play("attack red.1")
    table = table_from(GAME, GAME.write(scenario.position))
    secret: list[bool] = []
    for move in first:
        secret.append("attack 0 0" in table.position.secrets())
        table.play(0, GAME.notation.parse(move), Stated())
    assert table.position.stack[-1].name == "raid"
    spent = first[-1] != "leave"
    assert secret == [False, False, False, True][: len(first)]
    assert "attack 0 0" not in table.position.secrets()
    if spent:
        with pytest.raises(UndoError):
            table.undo(0)
    else:
        table.undo(0)


@rule("M4-2.9", "M4-R9")
def test_2_9_the_deck_is_unknown_again_after_the_starting_order() -> None:
    one, other = start(3, "caravella red_1 red_2"), start(3, "caravella green_2 blue_1")
    for scenario in (one, other):
        scenario.play("colour red").play("capital aragona", fate="red_3*5 green_3*5")
    assert same_for(one, other) == [*EVERYBODY]


@rule("M4-1.16", "M4-17.2")
def test_17_2_in_alleanza_the_hand_is_hidden_from_the_other_player() -> None:
    one, other = (m400("trade", seats=2, hand={0: "red_1*2", 1: cards}) for cards in ("red_2", "pestem"))
    assert [seat for seat in (0, 1, SPECTATOR) if one.position.view(seat) == other.position.view(seat)] == [
        0,
        SPECTATOR,
    ]


@rule("M4-1.18", "M4-R1")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_1_18_everybody_knows_of_what_a_renewed_deck_is_made(eyes: int) -> None:
    scenario = drained("after_draw", "alchimista", "green_1", "red_1 red_2 red_3")
    scenario.play("play alchimista", fate="green_1 red_2")
    for seed in range(12):
        imagined = GAME.imagine(scenario.position.view(eyes), Random(seed))
        deck = {CARD.ids[i] for i, count in enumerate(imagined.deck) if count}
        assert deck <= {"alchimista", "red_1", "red_2", "red_3"}


@rule("M4-1.16")
@EVERY_GAME
def test_who_is_asked_follows_from_every_view(name: str) -> None:
    rng = Random(name)
    for transition in played(name)[::61]:
        if transition.after.result is None:
            assert_imagined(GAME, transition.after, rng)


@rule("M4-1.18", "M4-I1")
def test_1_18_one_card_older_than_the_deck_does_not_lie_in_two_hands() -> None:
    scenario = m400("trade", hand={0: "blue_1", 1: "red_1", 2: "green_1"}, discarded="red_1 green_1")
    older = [CARD.ids.index("red_1"), CARD.ids.index("green_1")]
    position = scenario.position
    position.old = [0, 1, 1]
    position.renewed = tuple([n - (kind in older) for kind, n in enumerate(position.rules.deck)])
    assert GAME.violations(position) == []
    hands = {
        (*world1, *world2)
        for world1, world2 in zip(worlds(scenario, 0, 1), worlds(scenario, 0, 2), strict=True)
    }
    assert hands == {("red_1", "green_1"), ("green_1", "red_1")}
    position.hand[KINDS + older[0]], position.hand[KINDS + older[1]] = 0, 1
    position.deck[older[0]] += 1
    position.deck[older[1]] -= 1
    assert GAME.violations(position) == ["M4-I1 hands hold too many cards from the renewed deck"]
