"""The invariants, counted over whole random games (M4-I1 to M4-I22)."""

from typing import Any

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import ARMY, TERRITORY
from quattrocento.testing import rule
from quattrocento.testing.m400 import whole_deck
from quattrocento.testing.m400.tables import COPIES, SETUP, VALUE
from quattrocento.testing.random_games import Transition
from tests.rules.m400.random_games import EVERY_GAME, SETTINGS, is_allied, played, written

TOTALS = {5: (109, 86), 4: (106, 90), 3: (102, 92), 2: (106, 90)}
COLOURS = 5


def hand(position: Any, seat: int) -> list[int]:
    """The cards of a hand, counted by kind."""
    found: list[int] = position.hand[seat * len(COPIES) : (seat + 1) * len(COPIES)]
    return found


def places(position: Any, colour: int) -> list[int]:
    """Where the armies of a colour stand."""
    return [place for place in position.at[2 * colour : 2 * colour + 2] if place >= 0]


def colours(position: Any) -> list[int]:
    return [colour for colour in range(COLOURS) if position.player[colour] >= 0]


def ended_turn(transition: Transition) -> int:
    """The seat whose turn ended in this move; -1 if none did."""
    began = transition.told("turn_began") or transition.told("won")
    return (
        transition.before.player[transition.before.active] if began and transition.before.sequence else -1
    )


@rule("M4-I1")
@EVERY_GAME
def test_i1_no_card_is_lost(name: str) -> None:
    seats = SETTINGS[name][0]
    box = whole_deck(seats)
    assert len(box) == TOTALS[seats][0]
    for transition in played(name)[::15]:
        text = written(transition.after)
        held = [card for row in text["seat"] for card in row.get("hand", [])]
        battle = text.get("combat", {})
        laid = [battle[key] for key in ("led", "answered") if key in battle]
        lying = held + text.get("cards", {}).get("discarded", []) + laid
        left = list(box)
        for card in lying:
            left.remove(card)
        added = sum(battle.get("bonus", ())) + sum(battle.get("malus", ()))
        assert len(left) - added == transition.after.deck_left


@rule("M4-I2", "M4-1.13", "M4-I3")
@EVERY_GAME
def test_i2_one_or_two_armies_on_the_board(name: str) -> None:
    for transition in played(name):
        for colour in colours(transition.after):
            if transition.after.capital[colour] >= 0:
                assert 1 <= len(places(transition.after, colour)) <= 2
                assert all(place < len(VALUE) for place in places(transition.after, colour))


@rule("M4-I4", "M4-I5", "M4-1.3", "M4-1.5")
@EVERY_GAME
def test_i4_every_state_has_at_most_one_owner(name: str) -> None:
    seats = SETTINGS[name][0]
    capitals = {TERRITORY.ids.index(word) for word in SETUP[seats]["capitals"]}
    for transition in played(name)[::15]:
        text = written(transition.after)
        owned = [state for row in text["colour"] for state in row.get("states", [])]
        assert len(owned) == len(set(owned))
        assert not capitals & {TERRITORY.ids.index(state) for state in owned}
        free = [
            state for state in VALUE if state not in owned and TERRITORY.ids.index(state) not in capitals
        ]
        assert sum(VALUE[state] for state in [*owned, *free]) == TOTALS[seats][1]


@rule("M4-I6", "M4-15.3")
@EVERY_GAME
def test_i6_victory_points_never_fall_and_rise_by_one_or_two(name: str) -> None:
    for transition in played(name):
        for colour in range(COLOURS):
            assert transition.after.points[colour] - transition.before.points[colour] in (0, 1, 2)


@rule("M4-I7", "M4-15.5")
@EVERY_GAME
def test_i7_the_markers_move_only_at_the_scoring(name: str) -> None:
    for transition in played(name):
        before, after = transition.before, transition.after
        if not transition.told("scored"):
            assert after.score == before.score
            continue
        for colour in colours(after):
            states = [i for i in range(len(VALUE)) if after.own[colour] >> i & 1]
            worth = sum(VALUE[TERRITORY.ids[i]] for i in states)
            assert after.score[colour] == worth + after.points[colour]


@rule("M4-I8", "M4-3.7")
@EVERY_GAME
def test_i8_a_sequence_has_one_turn_of_each_colour(name: str) -> None:
    turns: dict[int, list[int]] = {}
    for transition in played(name):
        for _, colour in transition.told("turn_began"):
            turns.setdefault(transition.after.sequence, []).append(colour)
    last = max(turns)
    for sequence, playing in turns.items():
        assert sorted(playing) == colours(played(name)[-1].after), sequence
    assert last >= 3


@rule("M4-I9", "M4-14.14")
@EVERY_GAME
def test_i9_nobody_keeps_too_many_cards(name: str) -> None:
    limit = 25 if is_allied(name) else 15
    for transition in played(name):
        seat = ended_turn(transition)
        if seat >= 0:
            drawn = sum(count for who, count in transition.told("drew") if who == seat)
            assert transition.after.held[seat] - drawn <= limit


@rule("M4-I10", "M4-13.2")
@EVERY_GAME
def test_i10_each_capital_is_attacked_once_in_a_sequence(name: str) -> None:
    seen: set[tuple[int, int]] = set()
    for transition in played(name):
        for seat, colour, territory in transition.told("capital_attacked"):
            assert (transition.before.sequence, territory) not in seen
            seen.add((transition.before.sequence, territory))
            owner = transition.before.owner[territory]
            assert owner != colour
            assert transition.before.player[owner] != seat


@rule("M4-I11")
@EVERY_GAME
def test_i11_nobody_enters_the_plague(name: str) -> None:
    for transition in played(name):
        before, after = transition.before, transition.after
        for tokens in after.tokens:
            assert all(after.player[colour] >= 0 for colour in range(COLOURS) if tokens >> colour & 1)
        for army, place in enumerate(after.at):
            if place >= 0 and place != before.at[army]:
                assert not before.tokens[place], ARMY.ids[army]


@rule("M4-I12", "M4-6.24")
@EVERY_GAME
def test_i12_a_blocked_army_stays_where_it_is(name: str) -> None:
    for transition in played(name):
        for army, place in enumerate(transition.before.at):
            if transition.before.blocked >> army & 1 and transition.after.at[army] >= 0:
                assert transition.after.at[army] == place


@rule("M4-I13")
@EVERY_GAME
def test_i13_one_base_move_and_one_action_for_each_army(name: str) -> None:
    marched: set[int] = set()
    acted: set[int] = set()
    for transition in played(name):
        for _, army, *_ in transition.told("marched"):
            assert army not in marched
            marched.add(army)
        for name_of_event in ("attack_announced", "state_left"):
            for _, army, _ in transition.told(name_of_event):
                assert army not in acted
                acted.add(army)
        if transition.told("turn_began"):
            marched.clear()
            acted.clear()


@rule("M4-I14", "M4-I16", "M4-10.9")
@EVERY_GAME
def test_i14_battles_have_one_colour_and_added_cards_put_ahead(name: str) -> None:
    for transition in played(name):
        text = written(transition.after) if transition.after.combat is not None else {}
        battle = text.get("combat", {})
        if "led" in battle and "answered" in battle:
            colour = battle["led"].partition("_")[0]
            assert battle["answered"].startswith(colour)
            bonus, malus = battle.get("bonus", [0, 0]), battle.get("malus", [0, 0])
            assert sum(bonus) <= 3
            assert sum(malus) <= 2
            attack = int(battle["led"][-1]) + bonus[0] - malus[1]
            defence = int(battle["answered"][-1]) + bonus[1] - malus[0]
            if transition.told("added"):
                side = transition.told("added")[0][0]
                attacker = transition.before.player[transition.before.active]
                assert (attack > defence) == (side == attacker)


@rule("M4-I15", "M4-10.1")
@EVERY_GAME
def test_i15_a_combat_ends_with_two_colours_won(name: str) -> None:
    won: list[int] = []
    for transition in played(name):
        won += [seat for seat, *_ in transition.told("battle_won")]
        ends = transition.told("conquered") + transition.told("defended")
        if transition.told("surrendered"):
            assert won == []
        elif ends:
            winner = ends[0][0]
            rest_given = bool(transition.told("no_lead"))
            assert won.count(winner) >= 2 or rest_given
            assert len(won) - won.count(winner) <= 1
            won = []


@rule("M4-I17", "M4-R70")
@EVERY_GAME
def test_i17_tolls_surrenders_and_thefts_only_move_cards(name: str) -> None:
    for transition in played(name):
        before, after = transition.before, transition.after
        taken = transition.told("card_taken")
        most = (
            len(transition.told("toll_paid"))
            + 2 * len(transition.told("surrendered"))
            + len(transition.told("robbed"))
        )
        assert len(taken) <= most
        if transition.told("robbed") and not transition.told("turn_began"):
            assert len(taken) == 1
            assert sum(before.held) - sum(after.held) in (0, 1)  # the Rapina itself, if played just now


@rule("M4-I18", "M4-5.8")
@EVERY_GAME
def test_i18_a_trade_keeps_the_cards_of_both_hands(name: str) -> None:
    for transition in played(name):
        if transition.told("offer_accepted"):
            for kind in range(len(COPIES)):
                before = sum(hand(transition.before, seat)[kind] for seat in range(transition.before.seats))
                after = sum(hand(transition.after, seat)[kind] for seat in range(transition.after.seats))
                assert before == after
            for giver, taker, card in transition.told("card_traded"):
                assert giver != taker
                assert 0 <= card < len(COPIES)


@rule("M4-I19", "M4-I20")
@EVERY_GAME
def test_i20_one_winner_at_the_end_and_none_before(name: str) -> None:
    scenario = played(name)
    assert all(transition.before.result is None for transition in scenario)
    last = scenario[-1]
    assert last.after.result is not None
    assert len(last.after.result.winners) == 1
    (seat, colour, score) = last.told("won")[0]
    assert last.after.result.winners == (seat,)
    assert score == last.after.score[colour]
    everybody = all(last.before.barred >> other & 1 for other in colours(last.before))
    assert everybody or not last.before.barred >> colour & 1


@rule("M4-I21")
@EVERY_GAME
def test_i21_no_hand_has_fewer_than_no_card(name: str) -> None:
    for transition in played(name):
        assert min(transition.after.hand) >= 0
        assert min(transition.after.deck) >= 0
        for seat in range(transition.after.seats):
            assert sum(hand(transition.after, seat)) == transition.after.held[seat]


@rule("M4-I22", "M4-17.10", "M4-17.11")
@EVERY_GAME
def test_i22_allies_do_no_harm_to_each_other(name: str) -> None:
    for transition in played(name):
        for seat, opponent, *_ in [
            *transition.told("robbed"),
            *transition.told("toll_paid"),
            *transition.told("war_declared"),
        ]:
            assert seat != opponent
        for seat, army, _ in transition.told("army_burned"):
            assert transition.before.player[army // 2] != seat
        for seat, _, colour, _ in transition.told("state_freed"):
            assert transition.before.player[colour] != seat


@rule("M4-I1", "M4-I16", "M4-I22")
@EVERY_GAME
def test_nothing_is_reported_of_a_real_game(name: str) -> None:
    for transition in played(name)[::3]:
        assert GAME.violations(transition.after) == []
        assert GAME.transition_violations(transition.before, transition.after) == []
