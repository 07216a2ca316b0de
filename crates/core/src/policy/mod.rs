//! The policy model: how likely each card is played, and what follows from it (posterior, rollouts, playouts).
//!
//! A seat knows its own hand and what everybody has seen. From that come the features of each card it may play; a small
//! network, fitted to the play of others, gives each its probability (a softmax). So the cards
//! somebody played tell of those he holds, and a deal can be played on by players who do not see all cards.

mod exponent;
mod features;
mod history;
mod model;
mod observation;
mod playout;
mod posterior;
mod replay;
mod rollout;

pub use features::{CARD_FEATURES, DecisionFeatures, SITUATION_FEATURES, decision_features};
pub use history::History;
pub use model::{PolicyModel, WIDTH};
pub use playout::{PlayoutResult, playouts};
pub use posterior::{HAND_WEIGHTS, hand_features, weighed};
pub use rollout::{RolloutResult, RolloutSettings, rollouts};

#[cfg(test)]
mod tests;
