//! Where the cards nobody has shown may lie: all the ways counted, drawn evenly or by weight, or gone through.
//!
//! The question is neutral: places with room for so many cards, for each place the cards it may hold, and promises
//! that some places together hold at least so many of some cards. One table of the ways to lay down the cards from
//! each one on answers everything: a world is a number below the count, and an even draw is an even number.

mod gathering;
mod resampling;
mod ways;
mod weighted;
mod whereabouts;
mod worlds;

pub use gathering::{Column, gathered};
pub use resampling::resampled;
pub use weighted::WeightedWorlds;
pub use whereabouts::{PLACES, Promise, Whereabouts};
pub use worlds::Worlds;

#[cfg(test)]
mod tests;
