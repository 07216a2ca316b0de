"""Tables: event log, state, commands, bots and broadcast."""
