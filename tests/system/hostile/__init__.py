"""A load test with one address that sends as many requests as it may, while others play."""
