//! The play of the cards in bulk: many positions, each under its own tables, stepped together.

mod batch;
pub(crate) mod chance;
pub(crate) mod game;
pub(crate) mod observation;
mod policy;
mod rows;
mod start;
pub(crate) mod tables;

pub use batch::Simulator;
pub use observation::OBSERVED;
pub use policy::{Policy, Weights};
pub use rows::Rows;
pub use start::Start;
pub use tables::{Limits, Terms};

#[cfg(test)]
mod tests;

/// Stands for a card or a seat where there is none: the play is over, or no card is called.
pub const NONE: u8 = u8::MAX;
