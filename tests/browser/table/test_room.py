"""Room for what matters, in every game and at every size of the window."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position import Position
from tests.browser.conftest import Invite
from tests.browser.room import SIZES, fit, lines_of_log, out_of_sight
from tests.browser.seat import Seat
from tests.browser.tables import laid_out, open_table

STAGES = (4, 20, 45, 80, 130, 190)
"""After so many moves the first seat is asked next."""
SEATS = 3
LINES = 12
FEW = 3
each_game = pytest.mark.parametrize("name", ["m400", "magnifico", "venetia", "ventura"])


def _stages(game: AnyGame) -> Iterator[Position]:
    """Moments of one game in which the first seat chooses among several answers; always the same ones."""
    rng = random.Random(game.name)
    position = game.start(SEATS, None, Dice(rng=rng))
    made, due = 0, list(STAGES)
    while due and position.waiting():
        if made >= due[0] and position.waiting() == (0,) and len(position.options(0)) > 1:
            due.pop(0)
            yield position
        seat = position.waiting()[0]
        position.play(seat, rng.choice(position.options(seat)), Dice(rng=rng))
        made += 1


@each_game
def test_question_answers_hand_and_figures_are_in_sight_without_scrolling(
    invite: Invite, name: str
) -> None:
    guest = invite("Anna", game=name, reduced_motion="reduce")
    game = registry.game(name)
    wrong: list[str] = []
    for position in _stages(game):
        guest.visit(f"/table/{laid_out(guest, game.write(position), SEATS)}")
        seat = Seat(guest)
        assert seat.asked()
        step = position.stack[-1].name
        for size in SIZES:
            fit(guest, size)
            wrong += [f"{step} at {size[0]}: {what}" for what in out_of_sight(guest)]
    assert not wrong, "\n".join(wrong)


def test_the_log_has_a_dozen_lines_in_sight_and_opens_with_the_newest(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/table/{open_table(guest, 'me', 'random', 'random')}")
    seat = Seat(guest)
    line = guest.page.locator("[role=log] li")
    # A long list of answers comes first: the dozen is promised beside a few of them.
    while line.count() < 3 * LINES or len(seat.options) > FEW:
        assert seat.asked()
        seat.play(seat.options[-1])
    seat.asked()
    assert lines_of_log(guest) >= LINES
    expect(line.last).to_be_in_viewport()
    fit(guest, SIZES[-1])
    guest.button("log", exact=True).click()
    expect(guest.dialog.locator("li").last).to_be_in_viewport()
