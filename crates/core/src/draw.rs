//! What draws need of chance, whichever generator it comes from.

/// A generator of random numbers.
pub trait Draw {
    /// A number from 0 up to but not including the bound, each as likely.
    fn below(&mut self, bound: u64) -> u64;

    /// A number from 0 up to but not including 1.
    fn unit(&mut self) -> f64;
}
