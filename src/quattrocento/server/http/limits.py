"""Limits: how often one address, or one socket, may ask for something. Kept in memory, and little of it."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from quattrocento.server.configuration import Configuration, Rate
from quattrocento.server.http.identity import AnyConnection
from quattrocento.server.refusal import Refusal

_MOST_REMEMBERED: Final = 20_000
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SOCKET: Final = "socket"

Now = Callable[[], float]


class TooOften(Refusal):
    """Asked too often; ``retry_after`` seconds from now it may be asked again."""

    status = 429
    kind = "limit"

    def __init__(self, wait: float) -> None:
        self.retry_after = math.ceil(wait)
        super().__init__("too-often", seconds=math.ceil(wait))


class TooManySockets(Refusal):
    """One address has as many sockets open as it may have."""

    status = 429
    kind = "limit"

    def __init__(self, most: int) -> None:
        super().__init__("too-many-sockets", most=most)


class Bucket:
    """Holds what may still be asked for: each asking takes one, and time puts back."""

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._left = rate.burst
        self._at = now()

    def take(self) -> float:
        """Take one; returns 0, or the seconds until there is one again."""
        now = self._now()
        gained = (now - self._at) * self._rate.per_second
        self._left, self._at = min(self._rate.burst, self._left + gained), now
        if self._left < 1:
            return (1 - self._left) / self._rate.per_second
        self._left -= 1
        return 0.0


class Buckets:
    """One bucket for each address, those not used for the longest time being forgotten first."""

    def __init__(self, rate: Rate, most: int = _MOST_REMEMBERED, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def check(self, address: str) -> None:
        """Count one request, or raise ``TooOften``."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        wait = bucket.take()
        if wait:
            raise TooOften(wait)


class Limits:
    """The limits of a server. ``special`` are those that a handler names among its options."""

    def __init__(self, configuration: Configuration) -> None:
        rates = configuration.rates
        self._message = rates.message
        self._most_sockets = configuration.most_sockets
        self._sockets: Counter[str] = Counter()
        self.change = Buckets(rates.change)
        self.read = Buckets(rates.read)
        self.special = {"sign_in": Buckets(rates.sign_in), "thought": Buckets(rates.thought)}

    @contextmanager
    def socket(self, address: str) -> Iterator[Bucket]:
        """The bucket of one more socket, as long as it is open; a refusal if there are too many."""
        if self._sockets[address] >= self._most_sockets:
            raise TooManySockets(self._most_sockets)
        self._sockets[address] += 1
        try:
            yield Bucket(self._message)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def method_of(connection: AnyConnection) -> str:
    """The method of a request; a socket has none and stands apart."""
    scope = connection.scope
    return str(scope["method"]) if scope["type"] == ScopeType.HTTP else SOCKET


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from. Who has one IPv6 address has its whole network."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return host


def not_too_often(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """A guard: counts each request of the API. ``limit`` among the handler's options names its buckets."""
    if not connection.scope["path"].startswith("/api/"):
        return
    limits: Limits = connection.app.state.limits
    address = address_of(connection)
    reads = method_of(connection) in (SOCKET, *SAFE_METHODS)
    (limits.read if reads else limits.change).check(address)
    special = handler.opt.get("limit")
    if special is not None:
        limits.special[special].check(address)
