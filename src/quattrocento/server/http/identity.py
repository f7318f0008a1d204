"""Identity: a person is a name and a signed cookie, and may add a password for another device."""

import secrets
import unicodedata
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from quattrocento.server.refusal import Refusal
from quattrocento.server.storage.rows import PersonRow

COOKIE: Final = "person"
MOST_NAME: Final = 40
LEAST_PASSWORD: Final = 8
MOST_PASSWORD: Final = 200
_YEAR: Final = 365 * 24 * 3600
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
_ID_LENGTH: Final = 16
_STAMP_BYTES: Final = 9

NO_COOKIE: Final = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
"""Takes the cookie away."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Stranger(Refusal):
    """Only a person may do this, and a person has a name."""

    status = 401
    kind = "forbidden"

    def __init__(self) -> None:
        super().__init__("need-name")


def random_id() -> str:
    """16 random letters and digits: the id of a table, or the word of an invitation."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def cleaned(text: str) -> str:
    """The text on one line, without characters that do not show."""
    # Control, format and private characters, and halves of characters, could pass a name off as another.
    shown = (" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in text)
    kept = "".join(c for c in shown if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn"))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def clean_name(text: str) -> str:
    """The name of a person as it is shown, or a refusal."""
    name = cleaned(text)
    if not 1 <= len(name) <= MOST_NAME:
        raise Refusal("name-length", most=MOST_NAME).at("name")
    return name


def signed_name(name: str) -> str:
    """What names that have a password must differ in."""
    return unicodedata.normalize("NFKC", name).casefold()


class Claim(NamedTuple):
    """Who somebody is according to a cookie, and the stamp of the password at that time."""

    person: str
    stamp: str

    def holds_for(self, person: PersonRow) -> bool:
        """Whether the password is still the same: a new one ends what other devices have."""
        return self == claim_of(person)


def claim_of(person: PersonRow) -> Claim:
    """What the cookie of a person says today."""
    if person.password is None:
        return Claim(person.id, "")
    return Claim(person.id, blake2b(person.password.encode(), digest_size=_STAMP_BYTES).hexdigest())


class Identity:
    """Signs and reads the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="person")

    def claim_in(self, cookie: str | None) -> Claim | None:
        """What a cookie says; nothing if it is missing or forged."""
        if cookie is None:
            return None
        try:
            person, stamp = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Claim(person, stamp)

    def cookie(self, person: PersonRow, connection: AnyConnection) -> Cookie:
        """The cookie of a person."""
        # A proxy that speaks TLS may not say so, but the browser does.
        origin = connection.headers.get("origin", "")
        secure = connection.scope["scheme"] == "https" or origin.startswith("https:")
        value = str(self._signer.dumps(claim_of(person)))
        return Cookie(COOKIE, value=value, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


_HASHER: Final = PasswordHasher()


@cache
def _nobodys() -> str:
    return _HASHER.hash(secrets.token_urlsafe())


def hashed(password: str) -> str:
    """What is kept of a password, or a refusal. Slow by design: run it in a thread."""
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Refusal("password-length", least=LEAST_PASSWORD, most=MOST_PASSWORD).at("password")
    return _HASHER.hash(_sound(password))


def is_password(password: str, kept: str | None) -> bool:
    """Whether it is the password; takes as long where there is none, so that names cannot be probed."""
    try:
        right = _HASHER.verify(kept or _nobodys(), _sound(password)[:MOST_PASSWORD])
    except (VerificationError, InvalidHashError):
        return False
    return right and kept is not None


def _sound(password: str) -> str:
    """Without halves of characters, which have no bytes."""
    return password.encode("utf-8", "replace").decode()
