"""The hidden facts of a position and who knows them (Hidden information)."""

from quattrocento.games.magnifico.position.position import Magnifico


def secrets_of(position: Magnifico) -> dict[str, tuple[int, ...]]:
    """The only secrets are the bids until all are in."""
    return {f"bid {seat}": (seat,) for seat, bid in enumerate(position.bids) if bid}
