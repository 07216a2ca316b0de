"""A load test in which one address sends as many requests as it may, while others play."""
