//! Card fates: what becomes of each card in the rollouts of one answer.
//!
//! A card ends in the pile of a side, and so its fate adds up: the points of the cards, each times the difference of
//! its frequencies under two answers, are the difference of what the answers bring.

use crate::cards::{CARDS, Card, Cards, SUITS};
use crate::error::{Error, fill};
use crate::position::SEATS;
use crate::trick::Taken;

use super::replay::Replay;

/// The number of sides: the declaring side, then its opponents.
pub const SIDES: usize = 2;
/// The current trick, and all later ones.
const TIMES: usize = 2;

/// Counts over the rollouts of one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fates {
    /// The number of rollouts.
    pub rollouts: u32,
    /// By side that takes the trick, by time (the current trick or later), by card and by the card that takes the trick:
    /// how often. A card that takes the trick itself takes itself. Cards thrown away are counted in `thrown`.
    pub captures: Vec<u32>,
    /// By side that takes the trick, by time and by card: how often it was thrown away on a trick of another suit.
    pub thrown: Vec<u32>,
    /// By card, how often it lies aside and counts for the declaring side.
    pub aside: [u32; CARDS],
    /// By side and card, how often a hand of the side holds it before the card is played.
    pub held: Vec<u32>,
    /// By seat, how often it takes the current trick.
    pub winners: [u32; SEATS],
    /// By seat, how often it trumps the current trick.
    pub ruffed: [u32; SEATS],
    /// By side, the number of tricks trumped in all rollouts.
    pub ruffs: [u32; SIDES],
    /// By suit led, how often a side that is to take nothing takes its first forbidden trick.
    pub caught: [u32; SUITS],
    /// By world, the sum of the declaring side's final counts; if it is to take nothing, how often it fails.
    pub counts: Vec<u32>,
}

impl Fates {
    /// Begin to count in a number of worlds.
    pub fn new(worlds: usize) -> Result<Fates, Error> {
        Ok(Fates {
            rollouts: 0,
            captures: fill(0, SIDES * TIMES * CARDS * CARDS)?,
            thrown: fill(0, SIDES * TIMES * CARDS)?,
            aside: [0; CARDS],
            held: fill(0, SIDES * CARDS)?,
            winners: [0; SEATS],
            ruffed: [0; SEATS],
            ruffs: [0; SIDES],
            caught: [0; SUITS],
            counts: fill(0, worlds)?,
        })
    }

    /// Return how often a card takes the trick that captures another, in the current trick or later.
    pub fn captured(&self, side: usize, time: usize, card: Card, by: Card) -> u32 {
        self.captures[(row(side, time) * CARDS + card as usize) * CARDS + by as usize]
    }

    /// Count a trick that is complete. `state` is the state after it, `leader` the seat that led to it.
    pub(super) fn note_trick(&mut self, state: &Replay<'_>, leader: u8, taken: Taken, later: bool) {
        let (ranking, seats) = (&state.history.ranking, state.position.seats);
        // the cards of a trick stay on the table until the next is led
        let trick = &state.position.trick[..seats as usize];
        let by = trick[((taken.winner + seats - leader) % seats) as usize] as usize;
        let place = row(side_of(state, taken.winner), usize::from(later));
        let led = ranking.suit_of[trick[0] as usize];
        for (number, &card) in trick.iter().enumerate() {
            let suit = ranking.suit_of[card as usize];
            let trumped = suit != led && Some(suit) == ranking.trump;
            if suit == led || trumped {
                self.captures[(place * CARDS + card as usize) * CARDS + by] += 1;
            } else {
                self.thrown[place * CARDS + card as usize] += 1;
            }
            if trumped {
                let seat = (leader + number as u8) % seats;
                self.ruffs[side_of(state, seat)] += 1;
                self.ruffed[seat as usize] += u32::from(!later);
            }
        }
        self.winners[taken.winner as usize] += u32::from(!later);
    }

    /// Count the first forbidden trick of a side that is to take nothing.
    pub(super) fn note_caught(&mut self, state: &Replay<'_>) {
        self.caught[state.history.ranking.suit_of[state.position.trick[0] as usize] as usize] += 1;
    }

    /// Count a rollout that is over. `aside` are the cards set aside, where they count for the declaring side.
    pub(super) fn note_end(&mut self, world: usize, from: &Replay<'_>, aside: Cards, count: u32) {
        self.rollouts += 1;
        self.counts[world] += count;
        for card in aside {
            self.aside[card as usize] += 1;
        }
        for seat in 0..from.position.seats {
            let side = side_of(from, seat);
            for card in from.position.hands[seat as usize] {
                self.held[side * CARDS + card as usize] += 1;
            }
        }
    }
}

fn row(side: usize, time: usize) -> usize {
    side * TIMES + time
}

fn side_of(state: &Replay<'_>, seat: u8) -> usize {
    usize::from(state.side >> seat & 1 == 0)
}
