//! Worlds (assignments of the hidden cards): count, enumerate and sample those that `Constraints` allow.
//!
//! The input knows no game: locations of given sizes, the cards that each location may hold, and lower bounds on how
//! many of some cards a group of locations holds. Dynamic programming over the hidden cards counts the ways to place
//! the remaining cards from each state. World number n is then found by spending n on the choices passed over, and a
//! uniform number below the count gives a uniform world.

mod constraints;
mod projection;
mod resampling;
mod ways;
mod weighted;
mod worlds;

pub use constraints::{Constraints, LowerBound, MAX_LOCATIONS};
pub use projection::{Column, project};
pub use resampling::resample;
pub use weighted::WeightedSampler;
pub use worlds::WorldSampler;

#[cfg(test)]
mod tests;
