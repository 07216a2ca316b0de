//! The solver: exact values of positions with every card known.
//!
//! Points and tricks are found by zero-window alpha-beta searches from trick to trick, with a transposition table over
//! the order of holders. Contracts to take nothing need a search for yes or no.
//!
//! Alpha-beta: D. E. Knuth, R. W. Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975). Zero
//! windows: J. Pearl, Scout: a simple game-searching algorithm with proven optimal properties, AAAI 1980.

mod avoid;
mod candidates;
mod holders;
mod lanes;
mod losing_suits;
mod move_ordering;
mod play;
mod problem;
mod safe_suits;
mod search;
mod setting;
mod solve;
mod sure_tricks;
mod transposition;
mod weights;

pub use problem::{Objective, Problem};
pub use solve::Solver;
pub use weights::{CONTEXTS, FEATURES, Weights, weights};
