//! A small network that maps an observation to action values: a multilayer perceptron with rectified hidden layers.

use crate::cards::Cards;
use crate::error::Error;
use crate::rng::SplitMix64;

const MILLION: u64 = 1_000_000;

/// A fully connected layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// The weights: a row for each input, a column for each output.
    pub weights: Vec<f32>,
    /// The bias of each output.
    pub biases: Vec<f32>,
}

/// A network of fully connected layers. The first layer takes the bytes of an observation. The last layer returns a
/// value for each action.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    layers: Vec<Layer>,
    /// The probability, in millionths, of choosing a random legal action instead of the best.
    epsilon_ppm: u32,
}

/// Buffers of the layers' outputs, reused between decisions.
#[derive(Clone, Debug, Default)]
pub struct LayerBuffers {
    before: Vec<f32>,
    after: Vec<f32>,
}

impl Net {
    /// Create a network. Check that each layer has as many inputs as the layer before has outputs.
    pub fn new(layers: Vec<Layer>, epsilon_ppm: u32) -> Result<Net, Error> {
        let fits = |layer: &Layer, ins: usize| layer.weights.len() == ins * layer.biases.len();
        let follows = layers.windows(2).all(|pair| fits(&pair[1], pair[0].biases.len()));
        let finite =
            |layer: &Layer| layer.weights.iter().chain(&layer.biases).all(|number| number.is_finite());
        let empty = layers.iter().any(|layer| layer.biases.is_empty());
        if layers.is_empty() || empty || !follows || !layers.iter().all(finite) {
            return Err(Error::new(
                "the layers of a net do not follow from one another, or are not of numbers",
            ));
        }
        Ok(Net { layers, epsilon_ppm })
    }

    /// Return the layers, and the probability of a random action in millionths.
    pub fn parts(&self) -> (&[Layer], u32) {
        (&self.layers, self.epsilon_ppm)
    }

    /// Return whether the network takes observations of `width` bytes and returns values of `actions` actions.
    pub fn fits(&self, width: usize, actions: usize) -> bool {
        let (first, last) = (&self.layers[0], &self.layers[self.layers.len() - 1]);
        first.weights.len() == width * first.biases.len() && last.biases.len() == actions
    }

    /// Compute the values of all actions.
    pub fn values<'a>(&self, observed: &[u8], buffers: &'a mut LayerBuffers) -> &'a mut [f32] {
        let LayerBuffers { before, after } = buffers;
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

    /// Choose one of the legal actions. `base` is the number of the action that bit 0 of the mask stands for.
    pub(super) fn choose(
        &self,
        observed: &[u8],
        (legal, base): (Cards, u8),
        rng: &mut SplitMix64,
        buffers: &mut LayerBuffers,
    ) -> u8 {
        if self.epsilon_ppm > 0 && rng.below(MILLION) < u64::from(self.epsilon_ppm) {
            return rng.choose_card(legal);
        }
        let values = &self.values(observed, buffers)[base as usize..];
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
    fn hidden_values_are_rectified() {
        assert_eq!(net(0).values(&[1, 3], &mut LayerBuffers::default()), [7.0, 0.25]);
        assert_eq!(net(0).values(&[0, 0], &mut LayerBuffers::default()), [0.0, 0.75]);
    }

    #[test]
    fn the_legal_action_of_the_highest_value_is_chosen() {
        let (mut buffers, mut rng) = (LayerBuffers::default(), SplitMix64::for_row(1, 0));
        let mut chosen = |observed, legal| net(0).choose(observed, (Cards(legal), 0), &mut rng, &mut buffers);
        assert_eq!(chosen(&[1, 3], 0b11), 0);
        assert_eq!(chosen(&[0, 0], 0b11), 1);
        assert_eq!(chosen(&[1, 3], 0b10), 1);
    }

    #[test]
    fn epsilon_chooses_random_legal_actions() {
        let (mut buffers, mut rng, net) = (LayerBuffers::default(), SplitMix64::for_row(1, 0), net(500_000));
        let mut chosen = || net.choose(&[1, 3], (Cards(0b11), 0), &mut rng, &mut buffers);
        let others: u32 = (0..10_000).map(|_| u32::from(chosen())).sum();
        assert!((2_300..2_700).contains(&others), "{others}");
    }

    #[test]
    fn shapes_of_layers_must_fit() {
        let layer =
            |ins: usize, outs: usize| Layer { weights: vec![0.0; ins * outs], biases: vec![0.0; outs] };
        assert!(Net::new(vec![layer(4, 3), layer(2, 5)], 0).is_err());
        assert!(Net::new(vec![], 0).is_err());
        assert!(Net::new(vec![layer(4, 3), layer(3, 5)], 0).unwrap().fits(4, 5));
    }
}
