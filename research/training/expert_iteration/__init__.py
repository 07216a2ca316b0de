"""Expert iteration: round by round, a policy learns the choices of a search that uses this policy."""
