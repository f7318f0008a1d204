"""What is worked out in processes of its own: bots, odds, forecasts."""
