"""What lies on the table: the position, a battle in progress, the chosen settings."""
