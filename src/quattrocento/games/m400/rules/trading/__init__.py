"""Phase 2: trading with the deck and with other players, M4-5."""
