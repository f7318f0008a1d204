"""Italian and English, switched at any time, with nothing left behind."""

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import expect

from quattrocento.games.magnifico.entry import GAME
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Seat
from tests.browser.tables import at_auction, at_turn, ended, in_battle, open_table
from tests.browser.words import folders

_READ = """() => {
  const told = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], option')) {
    const attributes = ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name));
    told.push(...attributes.filter(Boolean));
    if (element instanceof HTMLOptionElement) told.push(element.text);
  }
  for (const text of document.querySelectorAll('svg text, svg title')) told.push(text.textContent);
  return told.join('\\n');
}"""
_LEAST = 6
_KINDS = ("territory", "card", "colour")


@cache
def patterns(language: str) -> dict[str, list[str]]:
    """Every message with the plain parts of its sentences."""
    found: dict[str, list[str]] = {}
    for folder in folders():
        resource = FluentParser().parse((folder / f"{language}.ftl").read_text())
        for entry in resource.body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[entry.id.name] = list(_plain(entry.value))
    return found


def _plain(pattern: ftl.Pattern) -> list[str]:
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append(" ".join(element.value.split()))
        elif isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                parts += _plain(variant.value)
    return [part for part in parts if len(part) >= _LEAST]


@cache
def foreign(language: str, other: str) -> frozenset[str]:
    """What only the other language says."""
    own = "\n".join(part for parts in patterns(language).values() for part in parts)
    theirs = {part for parts in patterns(other).values() for part in parts if part not in own}
    components = GAME.standard_components()
    for kind in _KINDS:
        known = set(GAME.names(components, kind, language))
        theirs |= {name for name in GAME.names(components, kind, other) if name not in known}
    return frozenset(theirs)


@cache
def message_ids() -> frozenset[str]:
    return frozenset(name for name in patterns("en") if "-" in name)


def left_behind(guest: Guest) -> list[str]:
    """Words of the other language on the page, and ids of messages that nobody has put into words."""
    text = str(guest.page.evaluate(_READ))
    own = guest.words.language
    other = {"en": "it", "it": "en"}[own]
    strange = [part for part in foreign(own, other) if re.search(rf"(?<!\w){re.escape(part)}(?!\w)", text)]
    return strange + [word for word in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if word in message_ids()]


def test_the_lobby_and_the_form_of_a_new_table_speak_italian_alone(invite: Invite) -> None:
    guest = invite("Lorenzo", language="it")
    assert left_behind(guest) == []
    guest.button("table-new").click()
    for details in guest.dialog.locator("summary").all():
        details.click()
    guest.label("chair-who", number=2).select_option(label=guest.words("chair-friend"))
    assert left_behind(guest) == []
    guest.button("close").click()
    guest.button("account-of", name="Lorenzo").click()
    assert left_behind(guest) == []


def test_the_language_is_switched_in_the_middle_of_a_game(invite: Invite) -> None:
    guest = invite("Lorenzo")
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    english = seat.question.inner_text()
    assert left_behind(guest) == []
    guest.speak("it")
    expect(seat.question).not_to_have_text(english)
    assert left_behind(guest) == []
    guest.page.mouse.move(*seat.point_of(0))
    expect(seat.menu).to_be_visible()
    assert left_behind(guest) == []
    seat.play(seat.options[0])
    assert left_behind(guest) == []
    guest.page.reload()
    seat.asked()
    assert left_behind(guest) == []
    guest.speak("en")
    assert left_behind(guest) == []


def test_auction_battle_and_gathering_speak_italian_alone(invite: Invite) -> None:
    guest = invite("Lorenzo", language="it")
    for table in (at_auction(guest), in_battle(guest)):
        guest.visit(f"/table/{table}")
        Seat(guest).asked()
        assert left_behind(guest) == []
    guest.visit(f"/table/{open_table(guest, 'me', 'free', 'random')}")
    expect(guest.label("invitation-link")).to_be_visible()
    assert left_behind(guest) == []


def test_the_end_the_replay_and_the_rules_speak_italian_alone(invite: Invite) -> None:
    guest = invite("Lorenzo", language="it")
    table = ended(guest)
    guest.visit(f"/table/{table}")
    expect(guest.dialog).to_be_visible()
    assert left_behind(guest) == []
    guest.visit(f"/replay/{table}")
    guest.button("replay-last").click()
    guest.button("what-if").click()
    assert left_behind(guest) == []
    guest.visit("/rules/magnifico")
    expect(guest.page.locator("section p").first).to_be_visible()
    assert left_behind(guest) == []
    guest.visit("/no/such/page")
    expect(guest.heading("lost-title")).to_be_visible()
    assert left_behind(guest) == []
