"""``odds``: each game that can tell the odds of its battles brings its own form."""
