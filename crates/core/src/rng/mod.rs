//! Random number generators: the same seed gives the same stream on every machine. They deal no cards to people.

mod split_mix;
mod xoshiro;

pub(crate) use split_mix::SplitMix64;
pub use xoshiro::Xoshiro256;

/// A generator of random numbers.
pub trait Rng {
    /// Draw a number uniformly from 0 up to but not including `bound`.
    fn below(&mut self, bound: u64) -> u64;

    /// Draw a number uniformly from 0 up to but not including 1.
    fn unit(&mut self) -> f64;
}
