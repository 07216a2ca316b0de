//! A small net that values actions by what a seat sees: a multilayer perceptron with rectified hidden layers.

use crate::cards::Cards;
use crate::error::Error;
use crate::rng::SplitMix64;

const MILLION: u64 = 1_000_000;

/// One layer: what comes in times the weights, a row to each that comes in, and the biases added.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// As many rows as numbers come in, as many columns as go out.
    pub weights: Vec<f32>,
    /// As many as go out.
    pub biases: Vec<f32>,
}

/// Layers, the first fed with an observation's bytes, the last with a value for each action.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    layers: Vec<Layer>,
    /// In how many of a million decisions any legal action is chosen; else the most valued one is.
    epsilon_ppm: u32,
}

/// Where values are worked out, kept from decision to decision.
#[derive(Clone, Debug, Default)]
pub struct Values {
    before: Vec<f32>,
    after: Vec<f32>,
}

impl Net {
    /// The layers, checked: what goes out of one comes into the next.
    pub fn new(layers: Vec<Layer>, epsilon_ppm: u32) -> Result<Net, Error> {
        let fits = |layer: &Layer, ins: usize| layer.weights.len() == ins * layer.biases.len();
        let follows = layers.windows(2).all(|pair| fits(&pair[1], pair[0].biases.len()));
        let finite =
            |layer: &Layer| layer.weights.iter().chain(&layer.biases).all(|number| number.is_finite());
        if layers.is_empty() || !follows || !layers.iter().all(finite) {
            return Err(Error::new(
                "the layers of a net do not follow from one another, or are not of numbers",
            ));
        }
        Ok(Net { layers, epsilon_ppm })
    }

    /// Whether it takes observations of this width and values so many actions.
    pub fn fits(&self, width: usize, actions: usize) -> bool {
        let (first, last) = (&self.layers[0], &self.layers[self.layers.len() - 1]);
        first.weights.len() == width * first.biases.len() && last.biases.len() == actions
    }

    /// The values of all actions.
    pub fn values<'a>(&self, observed: &[u8], room: &'a mut Values) -> &'a mut [f32] {
        let Values { before, after } = room;
        for (depth, layer) in self.layers.iter().enumerate() {
            let outs = layer.biases.len();
            after.clear();
            after.extend_from_slice(&layer.biases);
            if depth == 0 {
                let bytes = observed.iter().map(|&byte| f32::from(byte));
                add(after, bytes, &layer.weights, outs);
            } else {
                let hidden = before.iter().map(|&number| number.max(0.0));
                add(after, hidden, &layer.weights, outs);
            }
            std::mem::swap(before, after);
        }
        before
    }

    /// One of the legal actions, the first bit of which has this number.
    pub(super) fn choose(
        &self,
        observed: &[u8],
        (legal, base): (Cards, u8),
        rng: &mut SplitMix64,
        room: &mut Values,
    ) -> u8 {
        if self.epsilon_ppm > 0 && rng.below(MILLION) < u64::from(self.epsilon_ppm) {
            return rng.choose_card(legal);
        }
        let values = &self.values(observed, room)[base as usize..];
        let better = |&answer: &u8, &other: &u8| values[answer as usize].total_cmp(&values[other as usize]);
        legal.max_by(better).unwrap_or(0)
    }
}

#[inline]
fn add(out: &mut [f32], ins: impl Iterator<Item = f32>, weights: &[f32], outs: usize) {
    for (number, row) in ins.zip(weights.chunks_exact(outs)) {
        if number != 0.0 {
            for (cell, weight) in out.iter_mut().zip(row) {
                *cell += number * weight;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net(epsilon_ppm: u32) -> Net {
        let first = Layer { weights: vec![1.0, -1.0, 2.0, 0.0], biases: vec![0.0, 0.5] };
        let last = Layer { weights: vec![1.0, 0.0, 0.0, 1.0], biases: vec![0.0, 0.25] };
        Net::new(vec![first, last], epsilon_ppm).unwrap()
    }

    #[test]
    fn values_are_sums_of_what_is_above_nought() {
        assert_eq!(net(0).values(&[1, 3], &mut Values::default()), [7.0, 0.25]);
        assert_eq!(net(0).values(&[0, 0], &mut Values::default()), [0.0, 0.75]);
    }

    #[test]
    fn the_most_valued_legal_action_is_chosen() {
        let (mut room, mut rng) = (Values::default(), SplitMix64::for_row(1, 0));
        let mut chosen = |observed, legal| net(0).choose(observed, (Cards(legal), 0), &mut rng, &mut room);
        assert_eq!(chosen(&[1, 3], 0b11), 0);
        assert_eq!(chosen(&[0, 0], 0b11), 1);
        assert_eq!(chosen(&[1, 3], 0b10), 1);
    }

    #[test]
    fn now_and_then_any_legal_action_is_chosen() {
        let (mut room, mut rng, net) = (Values::default(), SplitMix64::for_row(1, 0), net(500_000));
        let mut chosen = || net.choose(&[1, 3], (Cards(0b11), 0), &mut rng, &mut room);
        let others: u32 = (0..10_000).map(|_| u32::from(chosen())).sum();
        assert!((2_300..2_700).contains(&others), "{others}");
    }

    #[test]
    fn layers_follow_from_one_another() {
        let layer =
            |ins: usize, outs: usize| Layer { weights: vec![0.0; ins * outs], biases: vec![0.0; outs] };
        assert!(Net::new(vec![layer(4, 3), layer(2, 5)], 0).is_err());
        assert!(Net::new(vec![], 0).is_err());
        assert!(Net::new(vec![layer(4, 3), layer(3, 5)], 0).unwrap().fits(4, 5));
    }
}
