"""The browser client, measured in a real Chromium at a real server."""
