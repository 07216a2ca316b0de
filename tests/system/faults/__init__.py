"""Kill servers, proxies and databases in the middle of play, and check that nothing acknowledged is lost."""
