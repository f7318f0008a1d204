"""How hypothesis tries things out: the same every time, and however slow the machine is.

And what pytest shows of positions that are not equal.
"""

from hypothesis import HealthCheck, settings

from quattrocento.kernel.position import Position

settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Positions may differ in a field that their ``repr`` does not show."""
    if op == "==" and isinstance(left, Position) and type(left) is type(right):
        return [f"{left!r} == {right!r}", "These fields differ:", *left.differences(right)]
    return None
