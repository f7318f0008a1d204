"""Side-by-side benchmarks: ratios to peers measured in the same run, never bare times."""
