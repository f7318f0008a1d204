"""What a page says in the other language, or in no language at all."""

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from quattrocento.kernel import registry
from tests.browser.guest import Guest
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
_KINDS = ("territory", "card", "colour", "family")


@cache
def patterns(language: str, game: str) -> dict[str, list[str]]:
    """Every message with the plain parts of its sentences."""
    found: dict[str, list[str]] = {}
    for folder in folders(game):
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
def foreign(language: str, other: str, game: str) -> frozenset[str]:
    """What only the other language says."""
    own = "\n".join(part for parts in patterns(language, game).values() for part in parts)
    theirs = {part for parts in patterns(other, game).values() for part in parts if part not in own}
    rules = registry.game(game)
    components = rules.standard_components()
    for kind in _KINDS:
        known = set(rules.names(components, kind, language))
        theirs |= {name for name in rules.names(components, kind, other) if name not in known}
    return frozenset(theirs)


@cache
def message_ids(game: str) -> frozenset[str]:
    return frozenset(name for name in patterns("en", game) if "-" in name)


def left_behind(guest: Guest) -> list[str]:
    """Words of the other language on the page, and ids of messages that nobody has put into words."""
    text = str(guest.page.evaluate(_READ))
    own = guest.words.language
    other = {"en": "it", "it": "en"}[own]
    strange = [
        part
        for part in foreign(own, other, guest.game)
        if re.search(rf"(?<!\w){re.escape(part)}(?!\w)", text)
    ]
    return strange + [
        word for word in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if word in message_ids(guest.game)
    ]
