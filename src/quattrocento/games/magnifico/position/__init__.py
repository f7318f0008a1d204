"""What lies on the table: the position and its pieces, a battle in progress, the chosen settings."""
