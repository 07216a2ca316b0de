//! Information-set Monte Carlo tree search (ISMCTS): one tree over the information sets of the seat to play, extended
//! by one determinization at a time.
//!
//! P. I. Cowling, E. J. Powley, D. Whitehouse, Information set Monte Carlo tree search, IEEE Transactions on
//! Computational Intelligence and AI in Games 4 (2012): the single-observer form.
//!
//! All plays are public, so a node is given by the cards played since the root. Which of them are legal differs
//! between worlds. Selection is by UCB1, with a card's visits counted against the times it was available. Beyond the
//! tree a rollout ends the deal, by rules of thumb or by any other policy.

mod nodes;
mod search;

pub use search::{MoveStatistics, search_tree, search_tree_from, search_tree_with};

#[cfg(test)]
mod tests;
