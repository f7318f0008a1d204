"""The invariants, counted over whole random games (VNZ-I1 to VNZ-I21)."""

from collections import Counter

from quattrocento.games.venetia.components.typed import COLONIES, QUARANTIA, REGIONS, SEAS, SESTIERI
from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.testing import rule
from tests.rules.venetia.random_games import DEFAULT_GAMES, EVERY_GAME, OTHER_GAMES, SETTINGS, played

DATA = GAME.standard_components().data
VALUES = [row["value"] for row in DATA["colonies"]]
SEA_VALUES = [row["value"] for row in DATA["seas"]]
STRUGGLE = 2


def on_board(position: Venetia, seat: int) -> int:
    """The Influence of a seat in colonies and seas."""
    seats = position.seats
    return sum(position.influence[seat::seats]) + sum(position.sea_influence[seat::seats])


@rule("VNZ-I1")
@EVERY_GAME
def test_i1_forty_influence(name: str) -> None:
    for transition in played(name):
        for seat, left in enumerate(transition.after.supply):
            assert left >= 0
            assert left + on_board(transition.after, seat) == 40


@rule("VNZ-I2")
@EVERY_GAME
def test_i2_eight_podesta(name: str) -> None:
    for transition in played(name):
        for seat, left in enumerate(transition.after.podesta_supply):
            assert left >= 0
            assert left + transition.after.podesta.count(seat) == 8


@rule("VNZ-I3", "VNZ-I4")
@EVERY_GAME
def test_i3_fifteen_ducats_and_six_monuments(name: str) -> None:
    for transition in played(name):
        position = transition.after
        for seat in range(position.seats):
            own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
            built = sum(position.coloured[own]) + sum(position.grey[own])
            assert sum(position.ducats[own]) <= 15
            assert built <= 6
            assert max(position.ducats[own]) <= 3 or built == 6


@rule("VNZ-I5", "VNZ-3.7", "VNZ-19.14")
@EVERY_GAME
def test_i5_six_family_cards_and_the_one_is_never_discarded(name: str) -> None:
    for transition in played(name):
        position = transition.after
        for seat in range(position.seats):
            spent, hand = position.spent(seat), position.family[seat]
            board = 1 << position.board if seat == position.doge and position.board >= 0 else 0
            assert spent | hand | board == 0b111111
            assert not spent & hand
            assert not board & (spent | hand)
            assert not spent & 1


@rule("VNZ-I6")
@EVERY_GAME
def test_i6_all_cards_are_somewhere(name: str) -> None:
    copies = [row["copies"] for row in DATA["action_cards"]]
    for transition in played(name):
        position = transition.after
        found = Counter(card for hand in position.hand for card in hand)
        found.update(card for card in (position.playing, position.received) if card >= 0)
        for pile in (position.deck, position.discarded):
            found.update(dict(enumerate(pile)))
        assert [found[card] for card in range(len(copies))] == copies
        threats = sum(position.threat_deck) + sum(position.threats_discarded) + (position.threat >= 0)
        assert threats == 24


@rule("VNZ-I7", "VNZ-15.4")
@EVERY_GAME
def test_i7_all_battle_tokens_are_back_between_turns(name: str) -> None:
    copies = [row["copies"] for row in DATA["battle_tokens"]]
    for transition in played(name):
        drawn = transition.after.drawn
        assert all(drawn.count(token) <= number for token, number in enumerate(copies))
        if transition.told("turn_began"):
            assert drawn == ()


@rule("VNZ-I8", "VNZ-I14")
@EVERY_GAME
def test_i8_tokens_of_points_and_kingdoms(name: str) -> None:
    copies = [row["copies"] for row in DATA["kingdoms"]]
    for transition in played(name):
        position = transition.after
        for kind, number in enumerate((10, 9, 5)):
            assert sum(own[kind] for own in position.vp_tokens) <= number
        for kingdom, number in enumerate(copies):
            taken = sum(own[kingdom] for own in position.treated)
            assert taken + position.kingdom.count(kingdom) <= number
        assert len(position.kingdom) == REGIONS


@rule("VNZ-I9", "VNZ-I10", "VNZ-I11")
@EVERY_GAME
def test_i10_a_sea_holds_control_or_fleets_or_influence(name: str) -> None:
    for transition in played(name):
        position = transition.after
        assert sum(position.fleets) <= 10
        for sea in range(SEAS):
            lying = sum(position.in_sea(sea))
            things = [position.control >> sea & 1, position.fleets[sea], lying]
            assert sum(bool(thing) for thing in things) <= 1
            assert lying < SEA_VALUES[sea]


@rule("VNZ-I12", "VNZ-25.10")
@OTHER_GAMES
def test_i12_at_most_five_in_a_colony(name: str) -> None:
    for transition in played(name):
        assert max(sum(transition.after.in_colony(colony)) for colony in range(COLONIES)) <= 5


@rule("VNZ-I13", "VNZ-16.7", "VNZ-16.8")
@DEFAULT_GAMES
def test_i13_a_podesta_stands_where_the_value_is_met_and_his_owner_is_not_outnumbered(name: str) -> None:
    for transition in played(name):
        for colony, owner in enumerate(transition.after.podesta):
            held = transition.after.in_colony(colony)
            if owner >= 0:
                assert sum(held) >= VALUES[colony]
                assert held[owner] == max(held)


@rule("VNZ-I15", "VNZ-4.2")
@EVERY_GAME
def test_i15_one_die_is_taken_each_turn(name: str) -> None:
    for transition in played(name):
        before, after = sum(transition.before.dice), sum(transition.after.dice)
        assert after <= 7
        if not transition.told("dice_rolled"):
            assert before - after == len(transition.told("die_taken"))


@rule("VNZ-I16", "VNZ-6.1")
@EVERY_GAME
def test_i16_tokens_in_office(name: str) -> None:
    seats, settings, _ = SETTINGS[name]
    most = int(settings.get("doge_tokens_two_players", 4)) if seats == 2 else 3
    for transition in played(name):
        assert 0 <= transition.after.office <= most
        if transition.told("turn_began") and transition.after.result is None:
            spent = sum(len(transition.told(event)) for event in ("vetoed", "token_kept", "token_spent"))
            assert transition.after.office + spent >= 1


@rule("VNZ-I17", "VNZ-18.7", "VNZ-18.8")
@EVERY_GAME
def test_i17_pawns(name: str) -> None:
    met = False
    for transition in played(name):
        before, after = transition.before, transition.after
        assert 1 <= before.venice <= after.venice <= 22
        assert 22 >= before.enemies >= after.enemies >= 1
        if SETTINGS[name][1].get("venice_after_meeting") == "stays":
            assert not met or after.venice == before.venice
        met = met or after.venice >= after.enemies
        assert met or after.venice <= after.enemies


@rule("VNZ-I18", "VNZ-18.4", "VNZ-18.5")
@DEFAULT_GAMES
def test_i18_epochs_follow_the_pawns(name: str) -> None:
    met = False
    for transition in played(name):
        position = transition.after
        met = met or position.venice == position.enemies
        assert (position.epoch == STRUGGLE) == met
        assert (position.epoch == 0) == (position.venice < 8 and not met)


@rule("VNZ-I19", "VNZ-18.10")
@EVERY_GAME
def test_i19_points_change_only_at_the_three_scorings(name: str) -> None:
    held = 0
    for transition in played(name):
        now = len(transition.told("scoring_began"))
        held += now
        gained = [
            new - old for new, old in zip(transition.after.points, transition.before.points, strict=True)
        ]
        assert min(gained) >= 0
        if not now and not transition.told("final_election_won"):
            assert max(gained) == 0
    assert held in (2, 3)


@rule("VNZ-I20", "VNZ-1.3")
@EVERY_GAME
def test_i20_one_doge_and_at_most_one_with_infamy(name: str) -> None:
    elected = False
    for transition in played(name):
        position = transition.after
        assert -1 <= position.infamy < position.seats
        elected = elected or position.doge >= 0
        assert not elected or 0 <= position.doge < position.seats


@rule("VNZ-I21", "VNZ-19.15")
@EVERY_GAME
def test_i21_tiles_out_of_the_bag(name: str) -> None:
    for transition in played(name):
        assert transition.after.tiles_out.bit_count() in (0, 2, 4)
        assert not transition.after.tiles_out >> QUARANTIA & 1


@rule("VNZ-1.2", "VNZ-4.5", "VNZ-R52")
@EVERY_GAME
def test_turns_go_round_the_table(name: str) -> None:
    last = -1
    for transition in played(name):
        active = transition.after.active
        if active != last and last >= 0 and active >= 0:
            assert active == (last + 1) % transition.after.seats
        last = active


@rule("VNZ-1.6")
@EVERY_GAME
def test_every_invariant_is_checked_by_the_game_itself(name: str) -> None:
    for transition in played(name)[::7]:
        assert GAME.violations(transition.after) == []
        assert GAME.transition_violations(transition.before, transition.after) == []
