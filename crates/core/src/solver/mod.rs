//! What a position is worth with every card known.

mod problem;
mod search;

pub use problem::{Objective, Problem};
pub use search::Solver;
