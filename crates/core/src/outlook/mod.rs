//! How the table looks from a seat, what is customary there, and what follows from it.
//!
//! A seat knows its own hand and what everybody has seen. From that it is marked what each card it may play looks
//! like; a small table of weights, fitted to the play of others, says how likely each is played. So the cards
//! somebody played tell of those he holds, and a deal can be played on by players who do not see all cards.

mod beliefs;
mod custom;
mod exponent;
mod look;
mod marks;
mod onward;
mod reckoned;
mod story;
mod walk;

pub use beliefs::{HAND_WEIGHTS, hand_marks, weighed};
pub use custom::{Custom, WIDTH};
pub use marks::{CARD_MARKS, Marked, SITUATION_MARKS, marked};
pub use onward::{Ahead, Fared, onward};
pub use reckoned::{Taken, reckoned};
pub use story::Story;

#[cfg(test)]
mod tests;
