//! The machine's half of Spadille: playing cards by flat tables, solving, sampling and simulating.
//!
//! Nothing here knows a game by name. What a card belongs to, beats and counts, who is on which side and what a
//! player void in a suit must do comes in as data, made from the declarations of the games.

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
