"""Phase 4: conquest, war, combat and attacks on capitals, M4-8 to M4-13."""
