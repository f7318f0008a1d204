"""The terminal: play, replay, simulate, and ask about rules, odds and components."""

from quattrocento.cli.app import main

__all__ = ["main"]
