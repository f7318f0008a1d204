"""Setup: the decks, the box and the supplies (MAG-4.1 to MAG-4.5)."""

from fractions import Fraction

import pytest

from quattrocento.kernel.fate import Bag, FateError, Stated
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import magnifico, start

TANKS = ["tank_tortoise", "tank_scythed", "tank_covered", "tank_fan_gun", "tank_colossus"]
AIRPLANES = [
    *("airplane_flapping_wing", "airplane_aerial_screw", "airplane_glider"),
    *("airplane_ornithopter", "airplane_great_kite"),
]
WORKS_OF_ART = 4


class Peek(Stated):
    """Stated fate that notes what could have been drawn, with what chance."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.chances: list[dict[str, Fraction]] = []

    def draw(self, bag: Bag, weights: list[int]) -> int:
        total = sum(weights)
        self.chances.append({bag.names[i]: Fraction(w, total) for i, w in enumerate(weights) if w})
        return super().draw(bag, weights)


def new_game(seats: int = 3) -> Scenario:
    """Colours are chosen; the first castles come next."""
    scenario = start(seats)
    for colour in ("red", "blue", "green", "yellow", "black"):
        if scenario.step == "colour":
            scenario.play(f"colour {colour}")
    return scenario


def next_auction(seats: int, field: dict[int, str], shown: str) -> list[dict[str, Fraction]]:
    """The chances of every card drawn for an auction while these cards are in the field."""
    scenario = magnifico(seats, field=field)
    fate = Peek(shown)
    scenario.position.play(0, scenario.game.notation.parse("pass"), fate)
    assert not fate.left()
    return fate.chances


def chance(chances: dict[str, Fraction], cards: list[str]) -> Fraction:
    return sum((chances.get(card, Fraction(0)) for card in cards), Fraction(0))


@rule("MAG-4.1")
def test_4_1_leonardo_is_in_no_deck_and_lies_open() -> None:
    for shown in ("leonardo gyroscope", "tank_covered leonardo"):
        with pytest.raises(FateError):
            new_game().play("place rome", "place london", "place moscow", fate=shown)
    scenario = new_game()
    assert [scenario.position.view(seat).holder for seat in (-1, 0, 1, 2)] == [0] * 4


@rule("MAG-4.2")
@pytest.mark.parametrize("machines", [TANKS, AIRPLANES])
@pytest.mark.parametrize(("seats", "in_deck"), [(3, 3), (4, 4), (5, 5)])
def test_4_2_tank_and_airplane_cards_go_into_the_box(seats: int, in_deck: int, machines: list[str]) -> None:
    other = AIRPLANES if machines is TANKS else TANKS
    shown = {3: f"{other[0]} bombard", 4: f"{other[0]} {other[1]} bombard"}
    if seats < 5:
        out = {seat: machines[seat] for seat in range(in_deck)}
        first = next_auction(seats, out, shown[seats])[0]
        assert set(first) == set(other)
    # one card fewer has been seen: any of the others may be the one that is not in the box
    seen = {seat: machines[seat] for seat in range(in_deck - 1)}
    shown[5] = f"{machines[4]} {other[0]} bombard grapeshot"
    assert set(next_auction(seats, seen, shown[seats])[0]) == {*machines[in_deck - 1 :], *other}


@rule("MAG-4.2", "MAG-4.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_4_3_the_machine_deck_is_shuffled_from_the_cards_that_are_left(seats: int) -> None:
    # one Tank card is out: 2 of 5, 3 of 7 or 4 of 9 cards of the deck are Tank cards
    shown = {3: "", 4: "tank_colossus", 5: "tank_colossus"}[seats]
    projects = "bombard grapeshot" if seats == 5 else "bombard"
    first = next_auction(seats, {0: TANKS[0]}, f"tank_fan_gun {shown} {projects}")[0]
    assert chance(first, TANKS) == Fraction(seats - 1, 2 * seats - 1)
    assert chance(first, AIRPLANES) == Fraction(seats, 2 * seats - 1)
    assert len({first[card] for card in TANKS[1:]}) == 1
    assert len({first[card] for card in AIRPLANES}) == 1


@rule("MAG-4.3")
def test_4_3_the_machine_deck_of_three_players_has_six_cards() -> None:
    every_one = {seat: f"{TANKS[seat]} {AIRPLANES[seat]}" for seat in range(3)}
    chances = next_auction(3, every_one, "bombard grapeshot")
    assert not any(chance(drawn, TANKS + AIRPLANES) for drawn in chances)
    but_one = {**every_one, 2: TANKS[2]}
    first, second = next_auction(3, but_one, "airplane_glider grapeshot")
    assert set(first) == set(AIRPLANES[2:])
    assert chance(second, TANKS + AIRPLANES) == 0


@rule("MAG-4.4")
def test_4_4_the_project_deck_holds_the_other_49_cards() -> None:
    drawn = next_auction(3, {}, "tank_covered bombard")[1]
    assert not set(drawn) & {*TANKS, *AIRPLANES, "leonardo"}
    for card, likely in drawn.items():
        assert likely == Fraction(1 if card.startswith("art_") else 3, 49)
    assert len(drawn) == 15 + WORKS_OF_ART


@rule("MAG-4.4")
def test_4_4_a_drawn_project_is_no_longer_in_the_deck() -> None:
    drawn = next_auction(3, {0: "bombard bombard art_mona_lisa"}, "tank_covered bombard")[1]
    assert drawn["bombard"] == Fraction(1, 46)
    assert "art_mona_lisa" not in drawn


@rule("MAG-4.5", "MAG-4.10", "MAG-R53")
def test_4_5_supplies_before_the_first_castle() -> None:
    position = new_game(5).position
    common = (position.tank_supply, position.airplane_supply, position.castle_supply, position.tower_supply)
    assert common == (20, 20, 16, 40)
    # 50 soldiers of each colour, one of which marks the score
    assert list(position.supply) == [49] * 5
    assert list(position.points) == [0] * 5
