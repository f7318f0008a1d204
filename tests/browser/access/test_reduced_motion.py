"""Whoever asks for less motion gets none."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Move, Seat
from tests.browser.tables import at_turn

MARCHES = ("invade", "attack")

# Everything that has moved meanwhile: animations of more than a moment, and travelling pieces.
_WATCH = """() => {
  window.moved = new Set();
  const look = () => {
    for (const animation of document.getAnimations())
      if (animation.effect.getComputedTiming().duration > 1) moved.add(animation.effect.target.className);
    if (document.querySelector('.marks .figure')) moved.add('journey');
    requestAnimationFrame(look);
  };
  look();
}"""


def marching(options: list[Move]) -> Move:
    """A march, or what belongs to one; otherwise the end of the turn."""
    for verbs in ((*MARCHES, "soldiers", "infantry", "from"), ("pass",)):
        wanted = [move for move in options if move[0] in verbs]
        if wanted:
            return wanted[-1]
    return options[-1]


def moved_in_a_turn(guest: Guest) -> list[str]:
    """March until the round is over; returns what has moved meanwhile."""
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    guest.page.evaluate(_WATCH)
    began = seat.frame["view"]["round"]
    while seat.asked() and seat.frame["view"]["round"] == began:
        seat.play(marching(seat.options))
    return list(guest.page.evaluate("() => [...moved]"))


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["laptop", "phone"])
def test_nothing_moves_for_a_reader_who_asks_for_reduced_motion(
    invite: Invite, size: tuple[int, int]
) -> None:
    assert moved_in_a_turn(invite("Anna", size=size, reduced_motion="reduce")) == []


def test_armies_travel_for_everybody_else(invite: Invite) -> None:
    assert moved_in_a_turn(invite("Anna")) != []
