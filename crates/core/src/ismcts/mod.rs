//! Information-set Monte Carlo tree search (ISMCTS): one tree over what the seat to play can tell apart, grown through
//! one new determinization at a time.
//!
//! P. I. Cowling, E. J. Powley, D. Whitehouse, Information set Monte Carlo tree search, IEEE Transactions on
//! Computational Intelligence and AI in Games 4 (2012): the single-observer form.
//!
//! Everything played is seen by all, so a place in the tree is the cards played since the root; which of them a
//! world allows differs from world to world. A card is selected by UCB1, its visits counted
//! against the times it was available; beyond the tree a rollout ends the deal, by rules of thumb or any other policy.

mod nodes;
mod search;

pub use search::{MoveStatistics, search_tree, search_tree_from, search_tree_with};

#[cfg(test)]
mod tests;
