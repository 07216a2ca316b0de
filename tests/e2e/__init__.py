"""The table in a real browser. A package, so that its browser is closed before other tests begin."""
