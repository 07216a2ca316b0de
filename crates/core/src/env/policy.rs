//! Who decides for a seat that no learner plays.

use std::sync::Arc;

use crate::cards::Cards;
use crate::rng::SplitMix64;

use super::deal::Deal;
use super::heuristic::Heuristic;
use super::net::{Net, Values};
use super::observation::Schema;
use super::rules::Rules;

/// How a seat decides.
#[derive(Clone, Debug)]
pub enum Policy {
    /// Every legal action as likely.
    Uniform,
    /// By rules of thumb.
    Heuristic(Arc<Heuristic>),
    /// As a net values them.
    Net(Arc<Net>),
}

/// Where a decision is worked out, kept from one to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Room {
    observed: Vec<u8>,
    values: Values,
}

impl Policy {
    /// One of the legal actions, a bit of the deal's.
    #[inline]
    pub(super) fn choose(
        &self,
        (deal, legal): (&Deal, u64),
        (rules, schema): (&Rules, &Schema),
        rng: &mut SplitMix64,
        room: &mut Room,
    ) -> u8 {
        match self {
            _ if legal.is_power_of_two() => legal.trailing_zeros() as u8,
            Policy::Uniform => rng.choose_card(Cards(legal)),
            Policy::Heuristic(heuristic) => heuristic.choose(deal, legal, rules),
            Policy::Net(net) => {
                room.observed.resize(schema.width, 0);
                schema.observe(deal, rules, &mut room.observed);
                net.choose(&room.observed, (Cards(legal), deal.base(rules)), rng, &mut room.values)
            }
        }
    }
}
