"""What every choice costs and brings, from the view alone; by verb, as the rules have them."""
