"""Expert iteration: a policy learns what the search that it steers would play, round by round."""
