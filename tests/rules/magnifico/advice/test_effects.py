"""Effects: what each choice is said to cost and bring, with the clause that says so."""

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.effect import Effect
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import auction, battle, magnifico, start, turns

ENGLISH = Speech("en", GAME)
LESS = "\N{MINUS SIGN}"


def effects(scenario: Scenario, move: str) -> list[Effect]:
    """What the seat that is waited for is told of that move."""
    position, seat = scenario.position, scenario.waiting[-1]
    return GAME.effects(position.view(seat), position.components, [GAME.notation.parse(move)])[0]


def signs(scenario: Scenario, move: str) -> list[str]:
    """The signs with their clauses; ``…`` before what comes with a later choice."""
    return [
        f"{'… ' if one.later else ''}{ENGLISH.saying(one.saying)} [{one.saying.clause}]"
        for one in effects(scenario, move)
    ]


def in_turn() -> Scenario:
    """Seat 0 is in his turn, the last but one of the round, and seat 1 holds Leonardo."""
    return magnifico(
        decide=turns(0, 1),
        holder=1,
        money=200,
        field={0: "tank_covered"},
        archive={0: "art_mona_lisa bombard"},
        rome="0: 7 soldiers, castle, 3 towers",
        florence="0: 2 soldiers",
        naples="1: 2 soldiers",
        tunis="1: 1 soldier",
    )


@rule("MAG-5.41.1", "MAG-5.41.3", "MAG-10.10", "MAG-5.1.3")
def test_a_work_of_art_costs_florins_and_brings_points_and_income() -> None:
    assert signs(in_turn(), "field art_mona_lisa") == [
        f"{LESS}60 florins [MAG-5.41.1]",
        "+5 points [MAG-10.10]",
        f"{LESS}1 card in the archive [MAG-5.41.1]",
        "+1 card in the field [MAG-5.41.3]",
        "+10 florins a round [MAG-5.1.3]",
    ]


@rule("MAG-5.42.4", "MAG-10.7", "MAG-5.4.3")
def test_the_first_tank_scores_and_closes_the_fielding() -> None:
    scenario = in_turn()
    assert signs(scenario, "tank rome") == [
        f"{LESS}20 florins [MAG-5.42.4]",
        "+2 points [MAG-10.7]",
        "+1 tank [MAG-5.42.1]",
        "no projects after this [MAG-5.4.3]",
    ]
    assert effects(scenario, "tank rome")[-1].closes == ("field",)


@rule("MAG-12.2")
def test_the_holder_of_leonardo_pays_less() -> None:
    scenario = magnifico(decide=turns(0, 1), rome="0: 3 soldiers, castle")
    assert signs(scenario, "tower rome") == [
        f"{LESS}10 florins [MAG-5.43.1]",
        "+1 tower [MAG-5.43.1]",
    ]


@rule("MAG-5.43.1", "MAG-10.6", "MAG-10.8", "MAG-5.4.3")
def test_a_fourth_tower_makes_a_perfect_city_and_closes_the_machines() -> None:
    scenario = in_turn()
    assert signs(scenario, "tower rome") == [
        f"{LESS}20 florins [MAG-5.43.1]",
        "+2 points [MAG-10.8]",
        "+1 tower [MAG-5.43.1]",
        "+1 at the scoring [MAG-10.6]",
        "no projects after this [MAG-5.4.3]",
        "no machines after this [MAG-5.4.3]",
    ]


@rule("MAG-5.4.3")
def test_only_what_is_still_open_is_told_to_close() -> None:
    told = signs(in_turn().play("tower rome"), "attack naples")
    assert "no invasions after this [MAG-5.4.3]" in told
    assert not [sign for sign in told if "machines" in sign or "projects" in sign]


@rule("MAG-5.47.1", "MAG-5.47.3", "MAG-5.1.2")
def test_a_castle_ends_the_turn() -> None:
    scenario = in_turn()
    assert signs(scenario, "castle florence") == [
        f"{LESS}30 florins [MAG-5.47.1]",
        "+1 castle [MAG-5.47.1]",
        "+10 florins a round [MAG-5.1.2]",
        "ends your turn [MAG-5.47.3]",
    ]
    assert effects(scenario, "castle florence")[-1].ends_turn


@rule("MAG-5.44.1", "MAG-5.44.4", "MAG-10.4")
def test_an_invasion_is_paid_when_its_army_is_chosen() -> None:
    scenario = in_turn()
    assert signs(scenario, "invade milan")[:4] == [
        f"… {LESS}10 florins [MAG-5.44.1]",
        "… +1 territory [MAG-5.44.4]",
        "+1 at the scoring [MAG-10.4]",
        "+10 florins a round [MAG-5.1.2]",
    ]
    venice = in_turn().play("invade venice", "from rome")
    assert signs(venice, "soldiers 2") == [
        f"{LESS}10 florins [MAG-5.44.1]",
        "+1 territory [MAG-5.44.4]",
        "5 stay behind [MAG-5.44.3]",
    ]


@rule("MAG-5.45.1", "MAG-7.3.1", "MAG-7.3.11")
def test_a_war_tells_its_price_its_landing_and_its_chance() -> None:
    by_land, by_sea = signs(in_turn(), "attack naples"), signs(in_turn(), "attack tunis")
    assert by_land[:2] == [f"… {LESS}30 florins [MAG-5.45.1]", "99%: Naples falls [MAG-7.3.11]"]
    assert by_sea[:3] == [
        f"… {LESS}30 florins [MAG-5.45.1]",
        f"… {LESS}1 soldier [MAG-7.3.1]",
        ">99%: Tunis falls [MAG-7.3.11]",
    ]
    army = in_turn().play("attack naples")
    assert signs(army, "soldiers 2") == [
        f"{LESS}30 florins [MAG-5.45.1]",
        "62%: Naples falls [MAG-7.3.11]",
        "5 stay behind [MAG-7.2.4]",
    ]


@rule("MAG-5.45.2")
def test_the_last_war_of_a_turn_is_told() -> None:
    scenario = magnifico(
        decide=turns(0, 1),
        extra="[turn]\nstage = 4\nwars = 2\n",
        rome="0: 3 soldiers",
        naples="1: 2 soldiers",
        tunis="1: 1 soldier",
    )
    assert "the last war of the turn [MAG-5.45.2]" in signs(scenario, "attack naples")


@rule("MAG-5.46.2")
def test_movements_are_made_all_at_once() -> None:
    scenario = in_turn()
    assert signs(scenario, "move") == ["all movements now [MAG-5.46.2]"]
    assert effects(scenario, "move")[0].closes == ("move",)
    scenario.play("move", "from rome")
    assert signs(scenario, "soldiers 2") == ["5 stay behind [MAG-9.11]"]
    scenario.play("soldiers 2")
    assert signs(scenario, "stop") == ["2 movements unused [MAG-5.46.2]"]


@rule("MAG-5.4.4", "MAG-5.5.1", "MAG-5.1.2", "MAG-5.2.2")
def test_the_last_to_pass_is_told_what_the_end_of_the_round_brings() -> None:
    assert signs(in_turn(), "pass") == ["ends your turn [MAG-5.4.4]"]
    last = magnifico(rome="0: 7 soldiers, castle", naples="0: 2 soldiers")
    assert signs(last, "pass") == [
        "ends your turn [MAG-5.4.4]",
        "the round ends [MAG-5.5.1]",
        "+6 points [MAG-5.5.1]",
        "+30 florins [MAG-5.1.2]",
        "+2 soldiers [MAG-5.2.2]",
    ]


@rule("MAG-11.1")
def test_a_choice_that_wins_says_so() -> None:
    scenario = magnifico(
        decide=turns(0, 1), points=[28, 0, 0], field={0: "tank_covered"}, rome="0: 2 soldiers, castle"
    )
    assert "Seat 0 wins [MAG-11.1]" in signs(scenario, "tank rome")


@rule("MAG-5.3.9", "MAG-5.3.7")
def test_a_bid_is_paid_only_with_a_purchase() -> None:
    scenario = auction("tank_tortoise gyroscope", 30, 10, money=[100, 60, 120])
    assert signs(scenario, "bid 20") == [f"… {LESS}20 florins [MAG-5.3.9]"]
    assert signs(scenario, "bid 110") == [
        f"… {LESS}110 florins [MAG-5.3.9]",
        "nobody can bid more [MAG-5.3.7]",
    ]


@rule("MAG-5.3.9", "MAG-5.3.10", "MAG-5.3.11", "MAG-5.3.15", "MAG-5.3.16", "MAG-10.1", "MAG-10.2")
def test_the_first_buyer_takes_leonardo() -> None:
    scenario = auction("tank_tortoise gyroscope", 20, 30, 10)
    assert signs(scenario, "buy tank_tortoise") == [
        f"{LESS}30 florins [MAG-5.3.9]",
        "+1 card in the field [MAG-5.3.15]",
        "Leonardo is yours [MAG-5.3.11]",
        "+2 at the scoring [MAG-10.1]",
        "+2 at the scoring [MAG-10.2]",
    ]
    assert signs(scenario, "decline") == ["you keep 30 florins [MAG-5.3.10]"]
    scenario.play("decline")
    assert signs(scenario, "buy gyroscope") == [
        f"{LESS}20 florins [MAG-5.3.9]",
        "+1 card in the archive [MAG-5.3.16]",
        "you keep Leonardo [MAG-5.3.11]",
    ]


@rule("MAG-7.4.2", "MAG-7.3.11", "MAG-7.3.10")
def test_an_infantry_assault_has_its_losses_and_the_chance_to_end_the_battle() -> None:
    scenario = battle(3, "2 soldiers")
    assert signs(scenario, "infantry 2") == [
        "25%: Florence falls [MAG-7.3.11]",
        f"{LESS}2 … +0 soldiers [MAG-7.4.2]",
        f"Seat 1: {LESS}2 … +0 soldiers [MAG-7.4.2]",
    ]
    assert effects(scenario, "infantry 2")[0].chance == 0.25
    assert signs(battle(1, "4 soldiers", go=1), "infantry 1")[0] == "50%: Florence holds [MAG-7.3.10]"


@rule("MAG-7.5.4", "MAG-8.1")
def test_a_tank_may_take_the_whole_army_with_it() -> None:
    scenario = battle(3, "8 soldiers", tanks=2, airplanes=1, field={0: "tank_covered airplane_glider"})
    assert signs(scenario, "fire") == [
        "2%: your army is lost [MAG-7.3.10]",
        f"{LESS}3 … +0 soldiers [MAG-7.5.4]",
        f"Seat 1: {LESS}5 … +0 soldiers [MAG-7.5.4]",
        f"{LESS}2 … +0 tanks [MAG-7.5.4]",
        f"{LESS}1 … +0 airplane [MAG-8.1]",
    ]


@rule("MAG-7.3.11")
def test_what_a_fallen_territory_brings_is_told() -> None:
    told = signs(battle(6, "1 soldier, 1 tank, castle, 1 tower"), "infantry 6")
    assert told[-3:] == [
        "+0 … +1 tank [MAG-8.1]",
        "+0 … +1 castle [MAG-7.3.11]",
        "+0 … +1 tower [MAG-7.3.11]",
    ]


@rule("MAG-7.6.2", "MAG-13.6")
def test_an_assault_that_may_be_intercepted_comes_later() -> None:
    cards = {0: "airplane_glider", 1: "airplane_flapping_wing anti_aircraft_culverin"}
    scenario = battle(3, "4 soldiers, 2 airplanes", airplanes=2, field=cards)
    assert all(sign.startswith("… ") for sign in signs(scenario, "fly 2"))
    scenario.play("fly 2")
    assert signs(scenario, "intercept 2") == [
        f"{LESS}2 … +0 soldiers [MAG-7.6.2]",
        f"Seat 0: {LESS}2 … +0 airplanes [MAG-7.6.2]",
        f"{LESS}2 … +0 airplanes [MAG-7.6.2]",
    ]


@rule("MAG-13.5")
def test_a_paratrooper_costs_a_soldier_and_may_open_the_castle() -> None:
    cards = {0: "airplane_glider paratrooper"}
    scenario = battle(3, "4 soldiers, castle", airplanes=1, field=cards).play("fly 1")
    assert signs(scenario, "paratrooper yes") == [
        "50%: the castle opens [MAG-13.5]",
        f"{LESS}1 soldier [MAG-13.5]",
        f"{LESS}1 … +0 airplane [MAG-13.5]",
    ]


@rule("MAG-13.14")
def test_great_cannons_may_fell_towers() -> None:
    scenario = battle(3, "9 soldiers, castle, 3 towers", field={0: "great_cannon great_cannon"})
    scenario.play("infantry 3")
    assert f"Seat 1: {LESS}2 … +0 towers [MAG-13.14]" in signs(scenario, "cannons 2")


@rule("MAG-7.3.13", "MAG-7.3.2")
def test_a_retreat_and_the_end_of_a_go_are_told() -> None:
    scenario = battle(2, "9 soldiers, castle, 4 towers")
    assert signs(scenario, "retreat") == ["back to Rome [MAG-7.3.13]"]
    assert signs(scenario.play("infantry 2", fate="blank*2"), "end") == ["the go of Seat 1 [MAG-7.3.2]"]


@rule("MAG-4.8")
def test_the_first_castle_brings_soldiers_and_florins() -> None:
    scenario = start(3).play("colour red", "colour blue", "colour green")
    assert signs(scenario, "place rome") == [
        "+100 florins [MAG-4.8]",
        "+1 territory [MAG-4.8]",
        "+1 castle [MAG-4.8]",
        "+2 soldiers [MAG-4.8]",
    ]


def test_dice_of_a_component_pack_have_no_chances() -> None:
    """Nobody has counted them, so what may happen is told without a number."""
    position = battle(3, "2 soldiers").position
    other = GAME.corrected_components(
        [("die_faces", "hit", "faces", "2"), ("die_faces", "blank", "faces", "3")]
    )
    told = GAME.effects(position.view(0), other, [("infantry", 3)])[0]
    assert ENGLISH.saying(told[0].saying) == "perhaps Florence falls"
    assert not [one for one in told if one.event]
