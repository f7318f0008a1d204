"""What a player may be told: the odds of battles, exactly and in sentences."""
