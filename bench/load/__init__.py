"""Load: many tables played at once over sockets, beside boardgame.io's server in the same run."""
