"""How many clicks a game costs: the page, played by hand in a real Chromium."""
