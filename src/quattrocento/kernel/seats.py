"""Numbers that stand where a seat could, and are none."""

from typing import Final

NOBODY: Final = -1
"""No seat: nobody's territory, a step of the rules alone."""
SPECTATOR: Final = -1
"""Whose eyes see what everybody may see."""
