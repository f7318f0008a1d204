"""What a choice costs and brings, by verb; what chance decides is played out in all its ways."""
