"""Worker processes for bots that search, worker threads, and the delay of bots' answers."""
