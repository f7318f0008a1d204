"""What a player may be told: the odds of an election, the next scoring, tokens and Threat cards."""
