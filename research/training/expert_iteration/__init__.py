"""Expert iteration: a policy learns what the search it steers would rather play, round by round."""
