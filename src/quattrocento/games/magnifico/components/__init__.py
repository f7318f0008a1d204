"""The component file, typed; its schema, component packs, and games set up under earlier rules."""
