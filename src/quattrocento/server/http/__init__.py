"""HTTP: cookies, headers, limits, refusals as JSON, the files of the client."""
