//! Reference players: heuristic players with random errors, of which some bid more boldly than others. They play a
//! deal to the end to estimate its value. A mixture is used because with a single player who never errs, the value of
//! a deal changes in a few large steps.

use crate::cards::Cards;
use crate::error::Error;
use crate::position::SEATS;
use crate::rng::SplitMix64;

use super::deal::{Deal, Kind};
use super::heuristic::Heuristic;
use super::rules::Rules;

/// The denominator of the probability `slips` of a random card.
const SLIP_DENOMINATOR: u64 = 1_000;

/// A mixture of heuristic players, who play some cards at random.
#[derive(Clone, Debug)]
pub struct ReferencePlayers {
    players: Vec<Heuristic>,
    slips: u64,
}

impl ReferencePlayers {
    /// Create a mixture. Each player, of which there must be one, is equally likely at a seat. `slips` of a thousand
    /// cards are played at random.
    pub fn new(players: Vec<Heuristic>, slips: u64) -> ReferencePlayers {
        ReferencePlayers { players, slips }
    }

    /// Check that these players were made for these rules.
    pub(super) fn check_rules(&self, rules: &Rules) -> Result<(), Error> {
        if self.players.iter().all(|player| player.fits(rules)) {
            return Ok(());
        }
        Err(Error::new("the reference players are of another game"))
    }

    /// Return a deal played to its end, of which `done` actions have been played. The random numbers of an action
    /// depend only on the seed and the action's number. So two positions can be compared with common random numbers.
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
        } else if deal.kind == Kind::Play && rng.below(SLIP_DENOMINATOR) < self.slips {
            rng.choose_card(Cards(cards))
        } else {
            player.choose(deal, legal, rules)
        }
    }
}
