//! Systematic resampling: choosing again among worlds that were weighed after they were drawn.
//!
//! J. Carpenter, P. Clifford, P. Fearnhead, Improved particle filter for nonlinear problems, 1999.

use super::gathering::check_asked;
use crate::fault::Fault;
use crate::rng::Xoshiro256;

/// So many worlds of some that have a weight each, every one taken as often as its weight is of all, up or down to a
/// whole number: one random start, then equal strides.
pub fn resampled(
    rows: &[u64],
    places: usize,
    weights: &[f64],
    many: u32,
    seed: u64,
) -> Result<Vec<u64>, Fault> {
    if weights.len().checked_mul(places) != Some(rows.len()) {
        return Err(Fault::new("every world has one weight"));
    }
    check_asked(many as usize, places)?;
    let taken = taken(weights, many, seed)?;
    Ok(taken.into_iter().flat_map(|at| &rows[at * places..(at + 1) * places]).copied().collect())
}

fn taken(weights: &[f64], many: u32, seed: u64) -> Result<Vec<usize>, Fault> {
    let total: f64 = weights.iter().sum();
    if weights.iter().any(|weight| !weight.is_finite() || *weight < 0.0) || !total.is_finite() {
        return Err(Fault::new("a weight is a finite number, 0 or more"));
    }
    let Some(last) = weights.iter().rposition(|&weight| weight > 0.0) else {
        return Err(Fault::new("no world has a weight"));
    };
    let stride = total / f64::from(many);
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
    Ok((0..many).map(next).collect())
}
