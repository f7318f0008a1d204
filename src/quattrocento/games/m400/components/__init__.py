"""The component file, typed, its schema, and component packs."""
