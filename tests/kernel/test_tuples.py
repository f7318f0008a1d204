"""Tuples with one thing changed; the tuple itself stays as it is."""

import pytest

from quattrocento.kernel.tuples import added, changed, less, with_one, without

VALUES = (3, 5, 5, 8)


@pytest.mark.parametrize(
    ("place", "new"), [(0, (1, 5, 5, 8)), (1, (3, 1, 5, 8)), (2, (3, 5, 1, 8)), (3, (3, 5, 5, 1))]
)
def test_one_place_is_changed(place: int, new: tuple[int, ...]) -> None:
    assert changed(VALUES, place, 1) == new


def test_counts_grow_and_shrink_in_one_place() -> None:
    assert added(VALUES, 3) == (3, 5, 5, 9)
    assert added(VALUES, 0, -2) == (1, 5, 5, 8)


def test_one_copy_of_a_value_goes() -> None:
    assert without(VALUES, 5) == (3, 5, 8)
    with pytest.raises(ValueError, match="not in tuple"):
        without(VALUES, 4)


def test_one_more_value_takes_its_place_in_the_order() -> None:
    assert with_one(VALUES, 4) == (3, 4, 5, 5, 8)


def test_one_copy_of_each_of_several_values_goes() -> None:
    assert less(VALUES, (8, 5)) == (3, 5)
    with pytest.raises(ValueError, match="not in list"):
        less(VALUES, (3, 3))
