//! Systematic resampling of weighted worlds.
//!
//! J. Carpenter, P. Clifford, P. Fearnhead, Improved particle filter for nonlinear problems, 1999.

use super::projection::check_size;
use crate::error::Error;
use crate::rng::Xoshiro256;

/// Resample `count` worlds. The number of copies of a world is proportional to its weight, rounded up or down. The
/// positions in the cumulated weights are a random start and equal steps from it.
pub fn resample(
    rows: &[u64],
    locations: usize,
    weights: &[f64],
    count: u32,
    seed: u64,
) -> Result<Vec<u64>, Error> {
    if weights.len().checked_mul(locations) != Some(rows.len()) {
        return Err(Error::new("every world has one weight"));
    }
    check_size(count as usize, locations)?;
    let taken = choose_rows(weights, count, seed)?;
    Ok(taken.into_iter().flat_map(|at| &rows[at * locations..(at + 1) * locations]).copied().collect())
}

fn choose_rows(weights: &[f64], count: u32, seed: u64) -> Result<Vec<usize>, Error> {
    let total: f64 = weights.iter().sum();
    if weights.iter().any(|weight| !weight.is_finite() || *weight < 0.0) || !total.is_finite() {
        return Err(Error::new("a weight is a finite number, 0 or more"));
    }
    let Some(last) = weights.iter().rposition(|&weight| weight > 0.0) else {
        return Err(Error::new("no world has a weight"));
    };
    let stride = total / f64::from(count);
    let start = Xoshiro256::from_seed(seed).unit() * stride;
    let (mut at, mut passed) = (0, weights[0]);
    let next = |number| {
        let mark = start + stride * f64::from(number);
        while mark >= passed && at < last {
            at += 1;
            passed += weights[at];
        }
        at
    };
    Ok((0..count).map(next).collect())
}
