"""Sets of places as bits: the tables say the same as plain sets."""

from hypothesis import given
from hypothesis import strategies as st

from quattrocento.kernel.places import MoveTable, UnionTable, members, weights

MANY = 150

sets = st.sets(st.integers(0, MANY - 1))


def bits(places: set[int]) -> int:
    return sum(1 << place for place in places)


@given(places=sets)
def test_members_are_the_places_in_order(places: set[int]) -> None:
    assert members(bits(places)) == sorted(places)


@given(places=sets, count=st.integers(1, MANY))
def test_weights_are_one_for_each_place_of_the_set(places: set[int], count: int) -> None:
    assert weights(bits(places), count) == [int(place in places) for place in range(count)]


@given(data=st.data(), count=st.integers(1, MANY))
def test_a_table_of_moves_lists_the_places_in_order(data: st.DataObject, count: int) -> None:
    places = data.draw(st.sets(st.integers(0, count - 1)))
    table = MoveTable("attack", count)
    assert table.of(bits(places)) == [("attack", place) for place in sorted(places)]


@given(data=st.data(), neighbours=st.lists(sets, min_size=1, max_size=MANY))
def test_a_table_of_unions_unites_the_neighbourhoods(
    data: st.DataObject, neighbours: list[set[int]]
) -> None:
    places = data.draw(st.sets(st.integers(0, len(neighbours) - 1)))
    table = UnionTable([bits(near) for near in neighbours])
    union = set().union(*(neighbours[place] for place in places))
    assert table.of(bits(places)) == bits(union)


def test_what_a_table_lists_is_the_caller_s_own() -> None:
    table = MoveTable("attack", 100)
    table.of(3).clear()
    table.of(3 << 80).clear()
    assert table.of(3) == [("attack", 0), ("attack", 1)]
    assert table.of(3 << 80) == [("attack", 80), ("attack", 81)]
