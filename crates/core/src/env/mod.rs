//! Whole deals in bulk, from the cards to the payments.
//!
//! What may be bid, what is declared after the auction and in which order, how cards behave, when a goal is reached
//! and what it is worth comes in as flat tables, made from the declaration of a game. A deal goes through three
//! stretches: the auction, the steps of the contract that was bid, and the play of the cards.

mod auction;
mod batch;
mod deal;
mod heuristic;
mod net;
mod observation;
mod play;
mod play_tables;
mod policy;
mod reference_players;
mod rules;
mod settlement;
mod steps;
mod trick_play;

pub use batch::{Batch, DealCards};
pub use deal::Kind;
pub use heuristic::{BidEstimate, HAND_FEATURES, Heuristic};
pub use net::{Layer, Net};
pub use observation::{Schema, Slice};
pub use play_tables::{PlayTerms, StopLimits};
pub use policy::Policy;
pub use reference_players::ReferencePlayers;
pub use rules::{
    Auction, Contract, Exposure, Layout, Partner, RuleTables, Rules, Step, Streak, TrumpTables, Widow,
};
pub use settlement::Outcome;

#[cfg(test)]
mod tests;

/// Stands for a seat, a contract or a card where there is none.
pub const NONE: u8 = u8::MAX;
