"""What each choice costs and brings: played out on a table that the view allows, and what lies ahead."""
