"""A load test: many tables of three on one server, measured over real sockets."""
