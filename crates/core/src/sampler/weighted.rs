//! Worlds drawn by the weight of each card in each place.

use super::ways::Ways;
use super::whereabouts::Whereabouts;
use super::worlds::{blank, shapes};
use crate::cards::{CARDS, Card, Cards};
use crate::fault::Fault;
use crate::rng::Xoshiro256;

/// All the worlds that what is known allows, each as likely as the product of its cards' weights.
#[derive(Clone, Debug)]
pub struct WeightedWorlds {
    lying: Vec<u64>,
    weights: Vec<Vec<f64>>,
    cases: Vec<Ways<f64>>,
    total: f64,
}

impl WeightedWorlds {
    /// The worlds, with a weight for each place and card; those of one card matter only beside each other.
    pub fn of(known: &Whereabouts, weights: &[Vec<f64>]) -> Result<WeightedWorlds, Fault> {
        judge(known, weights)?;
        let weights: Vec<_> = (0..CARDS as Card).map(|card| scaled(known, weights, card)).collect();
        let worth = |card: Card, place: u8| weights[card as usize][place as usize];
        let cases: Vec<_> = shapes(known)?.into_iter().map(|shape| Ways::count(shape, worth)).collect();
        let total = cases.iter().map(Ways::total).sum();
        Ok(WeightedWorlds {
            lying: known.lying.iter().map(|&Cards(cards)| cards).collect(),
            weights,
            cases,
            total,
        })
    }

    /// So many worlds, each drawn from all by its weight.
    pub fn drawn(&self, many: usize, seed: u64) -> Result<Vec<u64>, Fault> {
        if self.total <= 0.0 || !self.total.is_finite() {
            return Err(Fault::new("there is no world with a weight"));
        }
        let mut rng = Xoshiro256::from_seed(seed);
        let mut rows = blank(&self.lying, many)?;
        for row in rows.chunks_exact_mut(self.lying.len()) {
            self.case(&mut rng).lay(row, |step, ways| {
                let weights = &self.weights[step.card as usize];
                let of = |at: usize| weights[step.choices()[at].place as usize] * ways[at];
                picked(&mut rng, ways.len(), of)
            });
        }
        Ok(rows)
    }

    fn case(&self, rng: &mut Xoshiro256) -> &Ways<f64> {
        &self.cases[picked(rng, self.cases.len(), |at| self.cases[at].total())]
    }
}

/// One of some choices by their weights; never one that weighs nothing, however numbers are rounded.
fn picked(rng: &mut Xoshiro256, many: usize, weight: impl Fn(usize) -> f64) -> usize {
    let total: f64 = (0..many).map(&weight).sum();
    let (mut left, mut last) = (rng.unit() * total, 0);
    for choice in (0..many).filter(|&choice| weight(choice) > 0.0) {
        if left < weight(choice) {
            return choice;
        }
        left -= weight(choice);
        last = choice;
    }
    last
}

fn judge(known: &Whereabouts, weights: &[Vec<f64>]) -> Result<(), Fault> {
    if weights.len() != known.places() || weights.iter().any(|place| place.len() != CARDS) {
        return Err(Fault::new("there is a weight in each place for each of the 36 cards"));
    }
    if weights.iter().flatten().any(|weight| !weight.is_finite() || *weight < 0.0) {
        return Err(Fault::new("a weight is a finite number, 0 or more"));
    }
    Ok(())
}

/// A card's weights by place, divided by the greatest where it may lie, so that no product grows out of bounds.
fn scaled(known: &Whereabouts, weights: &[Vec<f64>], card: Card) -> Vec<f64> {
    let places = || weights.iter().map(|place| place[card as usize]);
    let open = places().zip(&known.may).filter(|(_, may)| may.has(card));
    let most = open.map(|(weight, _)| weight).fold(0.0, f64::max);
    places().map(|weight| if most > 0.0 { weight / most } else { 0.0 }).collect()
}
