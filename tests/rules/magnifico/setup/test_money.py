"""Money: public, from income alone, never between players (MAG-2.12 to MAG-2.14)."""

from quattrocento.kernel.registry import game as registered
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import auction, magnifico

SHOWN = "tank_tortoise gyroscope"
# the verbs of docs/notation.md
VERBS = {
    *("colour", "place", "recruit", "bid", "buy", "decline"),
    *("field", "tank", "airplane", "tower", "invade", "attack", "castle", "move", "pass"),
    *("scrap_tank", "scrap_airplane", "from", "to", "soldiers", "tanks", "airplanes", "stop"),
    *(
        "sequence",
        "infantry",
        "fire",
        "fly",
        "automata",
        "retreat",
        "end",
        "cannons",
        "intercept",
        "paratrooper",
    ),
}


@rule("MAG-2.12")
def test_2_12_bids_are_multiples_of_ten() -> None:
    scenario = auction(SHOWN, money=[50, 40, 300])
    assert scenario.nouns("bid", 0) == ["10", "20", "30", "40", "50"]
    for bid in ("5", "15", "45"):
        scenario.refused(f"0: bid {bid}")


@rule("MAG-2.12")
def test_2_12_totals_are_public_while_bids_are_secret() -> None:
    scenario = auction(SHOWN, money=[50, 40, 300])
    scenario.play("0: bid 30")
    for seat in range(3):
        assert list(scenario.position.view(seat).money) == [50, 40, 300]


@rule("MAG-2.14")
def test_2_14_there_is_no_move_to_give_lend_or_sell() -> None:
    assert set(registered("magnifico").notation.verbs) == VERBS


@rule("MAG-2.14")
def test_2_14_there_is_no_credit() -> None:
    def game(money: int) -> Scenario:
        return magnifico(
            rome="0: 5 soldiers, castle",
            naples="1: 1 soldier",
            athens="1: 1 soldier",
            money=[money, 300, 300],
            holder=1,
            archive={0: "bombard"},
        )

    assert game(20).refused("attack naples").clause == "MAG-5.4.5"
    assert game(20).refused("field bombard").clause == "MAG-5.4.5"
    assert {"attack naples", "field bombard"} <= set(game(30).options())
