"""Speech: message ids become sentences, in the player's language."""

from quattrocento.kernel.naming import LANGUAGES
from quattrocento.speech.messages import LocaleError, Messages, MissingMessage
from quattrocento.speech.sentences import Speech

__all__ = ["LANGUAGES", "LocaleError", "Messages", "MissingMessage", "Speech"]
