"""Looking back: records, replays, and tables that go on from another's past."""
