//! Positions by the order of owners: alike wherever in every lane the same seats hold the cards in the same order.

use super::lanes::{LANE, Lanes, WIDTH};
use super::setting::At;

const SUBSETS: usize = 1 << WIDTH;

/// By lane and cards left in it: the order of their owners as a number, and what they count together.
pub(super) struct Owners {
    code: [Box<[u32; SUBSETS]>; 4],
    sum: [Box<[u8; SUBSETS]>; 4],
    bits: u32,
}

impl Owners {
    /// For so many seats.
    pub fn new(seats: usize) -> Owners {
        Owners {
            code: std::array::from_fn(|_| Box::new([0; SUBSETS])),
            sum: std::array::from_fn(|_| Box::new([0; SUBSETS])),
            bits: if seats == 3 { 15 } else { 21 },
        }
    }

    /// Prepares for the deals these hands lead to.
    pub fn prepare(&mut self, hands: &[u64; 4], seats: usize, lanes: &Lanes) {
        for lane in 0..4 {
            let shift = lane as u32 * WIDTH;
            let held = hands.map(|hand| hand >> shift & LANE);
            let there = held.iter().fold(0, |there, hand| there | hand) as usize;
            let mut cards = 0usize;
            // subsets in rising order: what is left without the weakest card has its number already
            loop {
                cards = cards.wrapping_sub(there) & there;
                if cards == 0 {
                    break;
                }
                let weakest = cards.ilog2();
                let others = cards & !(1 << weakest);
                let owner = held.iter().position(|hand| hand >> weakest & 1 == 1).unwrap_or(0);
                self.code[lane][cards] = self.code[lane][others] * seats as u32 + owner as u32 + 1;
                self.sum[lane][cards] = self.sum[lane][others] + lanes.points[(shift + weakest) as usize];
            }
        }
    }

    /// A position's number, which is never 0, and what of it does not fit.
    #[inline]
    pub fn key(&self, all: u64, leader: usize, called: u64) -> (u64, u64) {
        let code = |lane: u32| u64::from(self.code[lane as usize][(all >> (lane * WIDTH) & LANE) as usize]);
        let leader = leader as u64;
        if self.bits == 15 {
            return (code(1) | code(2) << 15 | code(3) << 30 | leader << 45 | code(0) << 47, 0);
        }
        let duty = if called & all == 0 { 0 } else { u64::from((all & (called - 1)).count_ones()) + 1 };
        (1 << 63 | code(0) | code(1) << 21 | code(2) << 42, code(3) | leader << 21 | duty << 23)
    }

    /// What some cards of one lane, brought down to the first, count together.
    #[inline]
    pub fn sum(&self, lane: u32, cards: u64) -> i32 {
        i32::from(self.sum[lane as usize][(cards & LANE) as usize])
    }
}

/// How much more, and how much less, cards may bring than cards of the same owners in the same order.
#[inline]
pub(super) fn slack(now: u64, then: u64, lanes: &Lanes) -> (i32, i32) {
    let (mut more, mut less) = (0, 0);
    for lane in 0..4 {
        let shift = lane * WIDTH;
        let (mut now, mut then) = (now >> shift & LANE, then >> shift & LANE);
        while now != then {
            let (here, there) = (now.trailing_zeros(), then.trailing_zeros());
            let apart = lanes.worth((shift + here) as u8) - lanes.worth((shift + there) as u8);
            more += apart.max(0);
            less += (-apart).max(0);
            now &= now - 1;
            then &= then - 1;
        }
    }
    (more, less)
}

/// Where the card of a position found earlier lies in one like it.
#[inline]
pub(super) fn alike(place: u8, then: u64, at: &At) -> u8 {
    let shift = u32::from(place) / WIDTH * WIDTH;
    let depth = (then >> shift & ((1 << (u32::from(place) - shift)) - 1)).count_ones();
    let mut cards = at.all() >> shift & LANE;
    for _ in 0..depth {
        cards &= cards - 1;
    }
    (shift + cards.trailing_zeros()) as u8
}
