"""A battle in progress (MAG-7.3)."""

from dataclasses import dataclass


@dataclass
class Battle:
    """A battle in progress (MAG-7.3). The defender's pieces stand in the attacked territory.

    ``soldiers``, ``tanks`` and ``airplanes`` are the attacker's. ``go`` is the seat whose go it is,
    ``made`` its assaults as bits; ``sequence`` is their fixed order counted from 1, or 0 (MAG-R63).
    """

    attacker: int
    defender: int
    origin: int
    target: int
    go: int
    soldiers: int = 0
    tanks: int = 0
    airplanes: int = 0
    made: int = 0
    cancelled: bool = False
    unfired: int = 0
    flying: int = 0
    sequence: int = 0

    def copy(self) -> "Battle":
        return Battle(
            self.attacker,
            self.defender,
            self.origin,
            self.target,
            self.go,
            self.soldiers,
            self.tanks,
            self.airplanes,
            self.made,
            self.cancelled,
            self.unfired,
            self.flying,
            self.sequence,
        )
