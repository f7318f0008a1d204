"""The server: tables played over the network, each of them its record."""
