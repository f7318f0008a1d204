"""A battle in progress (MAG-7.3)."""


class Battle:
    """A battle in progress (MAG-7.3). The defender's pieces stand in the attacked territory."""

    __slots__ = (
        "airplanes",
        "attacker",
        "cancelled",
        "defender",
        "flying",
        "go",
        "made",
        "origin",
        "sequence",
        "soldiers",
        "tanks",
        "target",
        "unfired",
    )

    def __init__(self, attacker: int, defender: int, origin: int, target: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.origin = origin
        self.target = target
        self.soldiers = 0
        self.tanks = 0
        self.airplanes = 0
        self.go = attacker
        self.made = 0
        self.cancelled = False
        self.unfired = 0
        self.flying = 0
        self.sequence = 0

    def sheet(self) -> tuple[int, ...]:
        """All fields in order."""
        return (
            self.attacker,
            self.defender,
            self.origin,
            self.target,
            self.soldiers,
            self.tanks,
            self.airplanes,
            self.go,
            self.made,
            int(self.cancelled),
            self.unfired,
            self.flying,
            self.sequence,
        )

    def copy(self) -> "Battle":
        new = Battle(self.attacker, self.defender, self.origin, self.target)
        new.soldiers = self.soldiers
        new.tanks = self.tanks
        new.airplanes = self.airplanes
        new.go = self.go
        new.made = self.made
        new.cancelled = self.cancelled
        new.unfired = self.unfired
        new.flying = self.flying
        new.sequence = self.sequence
        return new
