"""The house without a server: the same tables, bots and answers, in a browser's worker."""
