"""The score pad for games with real cards: a log of hands, settled by the same code as deals at a table."""
