//! The bots that play the seats of a batch for which the caller gives no actions.

use std::sync::Arc;

use crate::cards::Cards;
use crate::rng::SplitMix64;

use super::deal::Deal;
use super::heuristic::Heuristic;
use super::net::{LayerBuffers, Net};
use super::observation::Schema;
use super::rules::Rules;

/// The policy of a bot.
#[derive(Clone, Debug)]
pub enum Policy {
    /// Choose every legal action with equal probability.
    Uniform,
    /// The rule-based player.
    Heuristic(Arc<Heuristic>),
    /// A network that returns a value for each action.
    Net(Arc<Net>),
}

/// The buffers of a decision, which are reused for the next one.
#[derive(Clone, Debug, Default)]
pub(super) struct Buffers {
    observed: Vec<u8>,
    values: LayerBuffers,
}

impl Policy {
    /// Choose one of the legal actions, and return its bit in the deal's mask.
    #[inline]
    pub(super) fn choose(
        &self,
        (deal, legal): (&Deal, u64),
        (rules, schema): (&Rules, &Schema),
        rng: &mut SplitMix64,
        buffers: &mut Buffers,
    ) -> u8 {
        match self {
            _ if legal.is_power_of_two() => legal.trailing_zeros() as u8,
            Policy::Uniform => rng.choose_card(Cards(legal)),
            Policy::Heuristic(heuristic) => heuristic.choose(deal, legal, rules),
            Policy::Net(net) => {
                buffers.observed.resize(schema.width, 0);
                schema.observe(deal, rules, &mut buffers.observed);
                net.choose(&buffers.observed, (Cards(legal), deal.base(rules)), rng, &mut buffers.values)
            }
        }
    }
}
