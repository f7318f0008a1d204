"""How a sensible player values a position, and what he does at each step."""
