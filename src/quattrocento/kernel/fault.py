"""Faults: what is wrong with a setup, a text, a record or stated dice, as a message id with its parameters.

Players read them in their language. Who uses the package from Python reads the English sentence of the
same Fluent files: those of faults are plain, one line with ``{ $name }`` in it, and need no text library.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Self

from quattrocento.kernel.saying import Saying, Spoken

LOCALE: Final = Path(__file__).parent / "locale"

_MESSAGE: Final = re.compile(r"^([a-z0-9-]+) = (.+)$", re.MULTILINE)
_PARAMETER: Final = re.compile(r"{ \$([a-z_]+) }")


class Fault(Exception):
    """Something wrong that a player reads of: a message id, and what the message speaks of.

    ``locale`` is the folder of the sentence, for games have their own. ``within`` is the error behind this
    one; its sentence is the parameter ``detail``.
    """

    locale: Path = LOCALE
    within: Exception | None = None

    # The arguments of the exception stay those that it was made with, so that it can be pickled.
    def __init__(self, message_id: str, /, **about: Spoken) -> None:
        self.saying = Saying(message_id, **about)
        """What is wrong, to be put into words."""

    @property
    def id(self) -> str:
        """The message id."""
        return self.saying.message

    @property
    def about(self) -> dict[str, Spoken]:
        """What the message speaks of."""
        return self.saying.about

    def because(self, error: Exception) -> Self:
        """The same fault with the error behind it."""
        self.within = error
        said = getattr(error, "saying", None)
        self.saying.about["detail"] = said if isinstance(said, Saying) else str(error)
        return self

    @property
    def message(self) -> str:
        """The sentence in English, without the place: what may be shown to those who sent the text."""
        within = self.within
        return self._told(getattr(within, "message", None) or str(within))

    def _told(self, detail: str) -> str:
        about = {**self.about, "detail": detail} if self.within is not None else self.about
        return plain(self.id, about, self.locale)

    def __str__(self) -> str:
        return self._told(str(self.within))


def plain(message_id: str, about: Mapping[str, Spoken], locale: Path) -> str:
    """The English sentence of a message that is one line with ``{ $name }`` in it.

    What is not there stays as it is: an error that raises another when it is shown hides what is wrong.
    """
    sentences = {**_sentences(locale), **_sentences(LOCALE)}
    if message_id not in sentences:
        told = [f"{name}: {value}" for name, value in about.items()]
        return f"{message_id} ({', '.join(told)})" if told else message_id
    return _PARAMETER.sub(lambda name: str(about.get(name[1], name[0])), sentences[message_id])


@cache
def _sentences(locale: Path) -> Mapping[str, str]:
    return dict(_MESSAGE.findall((locale / "en.ftl").read_text(encoding="utf-8")))
