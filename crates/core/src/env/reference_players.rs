//! A company: players by rules of thumb, some bolder than others, who now and then play any card. Deals are played on
//! by them to value a position: a mixture, since one player who never errs leaves a deal's value to a few great steps.

use crate::cards::Cards;
use crate::position::SEATS;
use crate::rng::SplitMix64;

use super::deal::{Deal, Kind};
use super::heuristic::Heuristic;
use super::rules::Rules;

/// Among how many cards the slips are counted.
const OUT_OF: u64 = 1_000;

/// Who sits there.
#[derive(Clone, Debug)]
pub struct ReferencePlayers {
    players: Vec<Heuristic>,
    slips: u64,
}

impl ReferencePlayers {
    /// These players, one as likely at a seat as another; so many of a thousand cards are drawn evenly. There must be
    /// a player.
    pub fn new(players: Vec<Heuristic>, slips: u64) -> ReferencePlayers {
        ReferencePlayers { players, slips }
    }

    /// The deal to its end, so many actions having been done. Each action has a chance of its own, the same in every
    /// deal of this seed: so two positions of a deal are compared with common random numbers.
    pub(super) fn play_out(&self, mut deal: Deal, rules: &Rules, seed: u64, done: usize) -> Deal {
        let mut drawn = SplitMix64::for_row(seed, 0);
        let seated: [usize; SEATS] = std::array::from_fn(|_| drawn.below(self.players.len() as u64) as usize);
        let mut step = done;
        while deal.kind != Kind::Over {
            step += 1;
            let player = &self.players[seated[deal.turn() as usize & 3]];
            let bit = self.choose(player, &deal, rules, &mut SplitMix64::for_row(seed, step));
            deal.act(bit, rules);
        }
        deal
    }

    fn choose(&self, player: &Heuristic, deal: &Deal, rules: &Rules, rng: &mut SplitMix64) -> u8 {
        let legal = deal.legal(rules);
        let cards = legal & Cards::ALL.0;
        if legal.is_power_of_two() {
            legal.trailing_zeros() as u8
        } else if deal.kind == Kind::Play && rng.below(OUT_OF) < self.slips {
            rng.choose_card(Cards(cards))
        } else {
            player.choose(deal, legal, rules)
        }
    }
}
