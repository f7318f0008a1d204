"""What lies on the table: the position, a combat, offers, what hands have shown, the settings."""
