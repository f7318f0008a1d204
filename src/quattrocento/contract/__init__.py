"""The contract: what every game promises, checked on positions, moves and whole games.

A game joins by being registered. The checks raise a ``Violation``; ``fuzz`` collects them.
"""

from quattrocento.contract.fuzzing import Finding, FuzzResult, fuzz
from quattrocento.contract.players import Chooser
from quattrocento.contract.promises import Violation

__all__ = ["Chooser", "Finding", "FuzzResult", "Violation", "fuzz"]
