"""Playing in the browser: a server on this machine, and a table there for the person at the screen."""
