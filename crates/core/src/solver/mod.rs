//! What a position is worth with every card known.
//!
//! Points and tricks are found by zero-window searches from trick to trick over positions kept by the order of owners;
//! contracts to take nothing by a search for yes or no.

mod avoid;
mod candidates;
mod havens;
mod lanes;
mod order;
mod owners;
mod play;
mod problem;
mod search;
mod setting;
mod snares;
mod solve;
mod sure;
mod table;
mod weights;

pub use problem::{Objective, Problem};
pub use solve::Solver;
pub use weights::{CONTEXTS, FEATURES, Weights, weights};
