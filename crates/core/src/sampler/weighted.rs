//! Sampling by the weight of each card in each location.

use super::constraints::Constraints;
use super::ways::Ways;
use super::worlds::{blank, shapes};
use crate::cards::{CARDS, Card, Cards};
use crate::error::Error;
use crate::rng::Xoshiro256;

/// Samples the worlds of some constraints, each in proportion to the product of its cards' weights.
#[derive(Clone, Debug)]
pub struct WeightedSampler {
    known: Vec<u64>,
    weights: Vec<Vec<f64>>,
    cases: Vec<Ways<f64>>,
    total: f64,
}

impl WeightedSampler {
    /// Weight the worlds, with a weight for each location and card. Only the ratios within one card matter.
    pub fn new(constraints: &Constraints, weights: &[Vec<f64>]) -> Result<WeightedSampler, Error> {
        check_weights(constraints, weights)?;
        let weights: Vec<_> =
            (0..CARDS as Card).map(|card| scale_weights(constraints, weights, card)).collect();
        let worth = |card: Card, location: u8| weights[card as usize][location as usize];
        let cases: Vec<_> = shapes(constraints)?.into_iter().map(|shape| Ways::count(shape, worth)).collect();
        let total = cases.iter().map(Ways::total).sum();
        Ok(WeightedSampler {
            known: constraints.known.iter().map(|&Cards(cards)| cards).collect(),
            weights,
            cases,
            total,
        })
    }

    /// Sample `count` worlds by weight, with replacement.
    pub fn sample(&self, count: usize, seed: u64) -> Result<Vec<u64>, Error> {
        if self.total <= 0.0 || !self.total.is_finite() {
            return Err(Error::new("there is no world with a weight"));
        }
        let mut rng = Xoshiro256::from_seed(seed);
        let mut rows = blank(&self.known, count)?;
        for row in rows.chunks_exact_mut(self.known.len()) {
            self.choose_case(&mut rng).lay(row, |step, ways| {
                let weights = &self.weights[step.card as usize];
                let of = |at: usize| weights[step.choices()[at].location as usize] * ways[at];
                choose_weighted(&mut rng, ways.len(), of)
            });
        }
        Ok(rows)
    }

    fn choose_case(&self, rng: &mut Xoshiro256) -> &Ways<f64> {
        &self.cases[choose_weighted(rng, self.cases.len(), |at| self.cases[at].total())]
    }
}

/// Sample one of `count` choices by weight. Rounding never selects a choice of weight 0.
fn choose_weighted(rng: &mut Xoshiro256, count: usize, weight: impl Fn(usize) -> f64) -> usize {
    let total: f64 = (0..count).map(&weight).sum();
    let (mut left, mut last) = (rng.unit() * total, 0);
    for choice in (0..count).filter(|&choice| weight(choice) > 0.0) {
        if left < weight(choice) {
            return choice;
        }
        left -= weight(choice);
        last = choice;
    }
    last
}

fn check_weights(constraints: &Constraints, weights: &[Vec<f64>]) -> Result<(), Error> {
    if weights.len() != constraints.locations() || weights.iter().any(|location| location.len() != CARDS) {
        return Err(Error::new("there is a weight in each location for each of the 36 cards"));
    }
    if weights.iter().flatten().any(|weight| !weight.is_finite() || *weight < 0.0) {
        return Err(Error::new("a weight is a finite number, 0 or more"));
    }
    Ok(())
}

/// Return a card's weights by location, divided by the greatest allowed one, so that no product overflows.
fn scale_weights(constraints: &Constraints, weights: &[Vec<f64>], card: Card) -> Vec<f64> {
    let locations = || weights.iter().map(|location| location[card as usize]);
    let open = locations().zip(&constraints.allowed).filter(|(_, may)| may.has(card));
    let most = open.map(|(weight, _)| weight).fold(0.0, f64::max);
    locations().map(|weight| if most > 0.0 { weight / most } else { 0.0 }).collect()
}
