"""The component file of Ventura, typed; its schema; component packs; values of earlier rules."""
