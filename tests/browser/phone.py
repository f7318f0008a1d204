"""A narrow screen and a thumb: what fits on it, and what can be reached."""

from playwright.sync_api import Locator

from tests.browser.guest import Guest

WIDTH, HEIGHT = 390, 844
PHONE = {"size": (WIDTH, HEIGHT), "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LEAST_TARGET = 40

# What can be read or tapped and is cut off at an edge, or wider than its own box.
# A die that still tumbles is wider than where it will lie.
_CLIPPED = """async () => {
  const moving = document.getAnimations().filter((one) => one.playState === 'running' &&
    Number.isFinite(Number(one.effect.getComputedTiming().endTime)));
  await Promise.all(moving.map((one) => one.finished.catch(() => {})));
  const wrong = [];
  const pen = document.createElement('canvas').getContext('2d');
  if (document.scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  const shown = document.querySelector('dialog[open]') ?? document.body;
  for (const element of shown.querySelectorAll('button, a, h1, h2, h3, p, label, input, select, li')) {
    if (element.closest('.atlas, .unseen, .skip, [popover]') || element.matches('.unseen, .skip')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const name = `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 40)}"`;
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`off the screen: ${name}`);
    if (element instanceof HTMLSelectElement) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(element);
      pen.font = font;
      const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(element.selectedOptions[0].text).width > room) wrong.push(`cut: ${name}`);
    }
    const cut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    if (element.matches('button, a') && cut) wrong.push(`cut: ${name}`);
  }
  return wrong;
}"""


def clipped(guest: Guest) -> list[str]:
    return list(guest.page.evaluate(_CLIPPED))


def in_reach(target: Locator) -> None:
    """A thumb that holds the phone reaches the lower two thirds, and needs some room."""
    box = target.bounding_box()
    assert box is not None
    assert box["y"] > HEIGHT / 3
    assert box["y"] + box["height"] <= HEIGHT
    assert box["x"] + box["width"] <= WIDTH
    assert box["height"] >= LEAST_TARGET
