//! The native core of Spadille: table-driven play of the cards, exact search, sampling, tree search and whole deals in
//! bulk.
//!
//! The core knows no game by name. What a card counts as, beats and is worth, which seats are partners and what a void
//! player must do are inputs, encoded from the declarations of the games.

pub mod batch;
pub mod cards;
pub mod sure_cards;

pub mod env;
pub mod error;
pub mod information_set;
pub mod ismcts;
pub mod pimc;
pub mod policy;
pub mod position;
pub mod ranking;
pub mod rng;
pub mod sampler;

pub mod solver;
pub mod trick;
