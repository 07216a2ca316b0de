//! The policy model: the probability of each card, and what follows from it (posterior, rollouts, playouts).
//!
//! A seat knows its own hand and the public history. From these come the features of each legal card. A small network,
//! fitted to recorded play, scores the cards, and a softmax gives their probabilities. So the cards that a player has
//! played tell of the cards it holds, and a deal can be continued by players who do not see all cards.

mod any;
mod exponent;
mod fates;
mod features;
mod hand;
mod heuristic;
mod history;
mod known;
mod lookahead;
mod model;
mod observation;
mod playout;
mod policies;
mod posterior;
mod replay;
mod rollout;
mod schema;
mod validation;

pub use any::{AnyPolicy, BySeat};
pub use fates::{Fates, SIDES};
pub use features::{CARD, CARD_FEATURES, DecisionFeatures, SITUATION, SITUATION_FEATURES, decision_features};
pub use hand::{HAND, HAND_WEIGHTS, ROLES, hand_features};
pub use heuristic::Heuristic;
pub use history::{Compared, History};
pub use known::card_probabilities;
pub use model::{PolicyModel, WIDTH};
pub use playout::{PlayoutResult, sample_playouts};
pub use policies::{Open, Policy, Probabilities, Table, Uniform};
pub use posterior::{Likelihood, Mixture, Weighing, log_likelihoods, mix_policies};
pub use replay::Replay;
pub use rollout::{RolloutEnds, RolloutResult, RolloutSettings, find_rollout_ends, run_rollouts};
pub use schema::Feature;

#[cfg(test)]
mod tests;
