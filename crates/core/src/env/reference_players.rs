//! Reference players: heuristic players, some bolder than others, with random errors. They continue a deal to estimate
//! its value. They are a mixture, because with a single player who never errs a deal's value changes in a few large
//! steps.

use crate::cards::Cards;
use crate::error::Error;
use crate::position::SEATS;
use crate::rng::SplitMix64;

use super::deal::{Deal, Kind};
use super::heuristic::Heuristic;
use super::rules::Rules;

/// The denominator of `slips`.
const SLIP_DENOMINATOR: u64 = 1_000;

/// A mixture of players.
#[derive(Clone, Debug)]
pub struct ReferencePlayers {
    players: Vec<Heuristic>,
    slips: u64,
}

impl ReferencePlayers {
    /// Take these players, each equally likely at a seat, who play `slips` of a thousand cards at random. There must
    /// be a player.
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

    /// Play a deal to the end after `done` actions. Each action has its own random numbers, the same in every deal of
    /// this seed, so two positions of a deal are compared with common random numbers.
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
