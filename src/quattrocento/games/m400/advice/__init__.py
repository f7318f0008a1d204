"""What a player may be told: the chance of a combat, counted, stated and told."""
