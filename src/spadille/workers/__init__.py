"""Worker processes for bots that search, threads for other computations, and the delay of bots' answers."""
