"""What must be in sight at a table without scrolling: question and answers, the own hand and figures."""

from playwright.sync_api import expect

from tests.browser.guest import Guest

SIZES = [(1440, 900), (1024, 768), (390, 844)]
NARROW = 900
LEAST_SHOWN = 40
"""Pixels of a card that must be seen, at least: its name and its first value."""

# Each thing that must be seen, with what is wrong with it. A card of a fan may be cut at its foot and
# overlapped from the right; its upper left corner must be there.
_OUT_OF_SIGHT = """([least]) => {
  const wrong = [];
  const name = (element) => `${element.className} "${element.textContent.trim().slice(0, 30)}"`;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  // The part of an element that no box around it cuts off.
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
    }
    return { left: Math.max(left, 0), top: Math.max(top, 0),
      right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  };
  const whole = (what, element) => {
    const box = element.getBoundingClientRect();
    const part = seen(element);
    const high = part.bottom >= box.bottom - 1 && part.top <= box.top + 1;
    const wide = part.right >= box.right - 1 && part.left <= box.left + 1;
    if (!high || !wide) wrong.push(`${what} is cut: ${name(element)}`);
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  for (const element of all('#question')) whole('the question', element);
  for (const element of all('.prompt ul button, .prompt ul input')) whole('an answer', element);
  for (const element of all('.dock .row button')) whole('what can be done besides', element);
  const own = all(innerWidth < 900 ? '.own' : '.seat.panel:has(.you)');
  if (own.length !== 1) wrong.push('the own figures are nowhere');
  for (const element of own) {
    whole('the own panel', element);
    for (const figure of element.querySelectorAll('.points, dl > *')) whole('a figure', figure);
  }
  for (const card of all('.tray .fan > li, .tray .suit li, .brief .hand li')) {
    const box = card.getBoundingClientRect();
    const part = seen(card);
    const high = Math.min(least, box.height);
    const tall = part.top <= box.top + 1 && part.bottom - box.top >= high;
    if (!tall) wrong.push(`a card is cut: ${name(card)}`);
    const there = part.left <= box.left + 1 && part.right >= box.left + 8;
    if (!there) wrong.push(`a card lies beside: ${name(card)}`);
  }
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push('the page scrolls');
  return wrong;
}"""

# The table fills the window, and has come to rest there.
_FITTED = """([width, height]) => {
  const { clientWidth, clientHeight } = document.querySelector('.room');
  return clientWidth === width && clientHeight === height;
}"""

_LINES = """() => {
  const log = document.querySelector('[role=log]');
  const { top, bottom } = log.getBoundingClientRect();
  const height = (line) => parseFloat(getComputedStyle(line).lineHeight);
  const rows = [...log.querySelectorAll('li')].flatMap((line) => {
    const box = line.getBoundingClientRect();
    const count = Math.max(1, Math.round(box.height / height(line)));
    return Array.from({ length: count }, (_, row) => box.top + (row + 0.5) * (box.height / count));
  });
  return rows.filter((row) => row > top && row < bottom).length;
}"""


def fit(guest: Guest, size: tuple[int, int]) -> None:
    """Give the window a size, and wait until the table has it."""
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.wait_for_function(_FITTED, arg=list(size))
    expect(guest.page.locator(".phone")).to_have_count(int(size[0] < NARROW))


def out_of_sight(guest: Guest) -> list[str]:
    """What a player needs and would have to scroll for."""
    return list(guest.page.evaluate(_OUT_OF_SIGHT, [LEAST_SHOWN]))


def lines_of_log(guest: Guest) -> int:
    """How many lines of the log are in sight."""
    return int(guest.page.evaluate(_LINES))
