"""The lobby: what there is to play, and tables that are opened, joined and started."""
