//! What a position is worth with every card known.
//!
//! Points and tricks are found by zero-window searches from trick to trick over positions kept by the order of owners;
//! contracts to take nothing by a search for yes or no.

mod avoid;
mod candidates;
mod lanes;
mod losing_suits;
mod move_ordering;
mod owners;
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
