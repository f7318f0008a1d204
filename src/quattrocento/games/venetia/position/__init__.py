"""What lies on the table: the position, and the settings agreed on."""
