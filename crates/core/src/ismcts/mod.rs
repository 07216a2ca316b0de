//! One tree over what the seat to play can tell apart, grown through one new world at a time.
//!
//! Everything played is seen by all, so a place in the tree is the cards played since the root; which of them a
//! world allows differs from world to world. A card is chosen by its mean worth and by how seldom it was tried
//! when it could have been; what lies beyond the tree is played out by rules of thumb.

mod heuristic;
mod nodes;
mod search;

pub use search::{Tried, grown};

#[cfg(test)]
mod tests;
