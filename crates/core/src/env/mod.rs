//! Whole deals in bulk, from the cards to the payments.
//!
//! The rules are given as tables, which are encoded from the declaration of a game. The tables describe the contracts,
//! the declarations after the auction and their order, the ranking of the cards, the goals and the payments. A deal has
//! three phases: the auction, the steps of the contract, and the play of the cards.

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
mod state;
mod steps;
mod trick_play;

pub use batch::{Batch, DealCards};
pub use deal::Kind;
pub use heuristic::{BidEstimate, HAND_FEATURES, Heuristic};
pub use net::{Layer, LayerBuffers, Net};
pub use observation::{Schema, Slice};
pub use play_tables::{PlayTerms, StopLimits};
pub use policy::Policy;
pub use reference_players::ReferencePlayers;
pub use rules::{
    Auction, Bank, Contract, Exposure, Layout, Lead, Partner, RuleTables, Rules, Step, Streak, TrumpTables,
    Widow,
};
pub use settlement::Outcome;

#[cfg(test)]
mod tests;

/// The number that stands for no seat, no contract or no card.
pub const NONE: u8 = u8::MAX;
