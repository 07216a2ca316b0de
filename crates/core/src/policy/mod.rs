//! How the table looks from a seat, what is likely by the policy there, and what follows from it.
//!
//! A seat knows its own hand and what everybody has seen. From that it is described by features what each card it may play looks
//! like; a small table of weights, fitted to the play of others, says how likely each is played. So the cards
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
