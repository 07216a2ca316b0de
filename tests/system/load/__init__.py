"""What a table for friends must stand: many tables of three on one server, measured over real sockets."""
