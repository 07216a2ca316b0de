//! Who holds what in every lane: the lengths of the suits in all hands, and the owners from the top down.

use super::lanes::{LANE, LONGEST, Lanes, WIDTH};

const SUBSETS: usize = 1 << LONGEST;

/// By lane and cards left in it.
#[derive(Clone, Copy, Default)]
struct Lane {
    /// The seats that hold the cards, from the strongest down, two bits a card.
    owners: u32,
    /// How many each seat holds, four bits a seat.
    lengths: u16,
    /// What they count together.
    sum: u8,
}

/// Who holds what in every lane, for all the cards that may be left of a deal.
pub(super) struct Owners([Box<[Lane; SUBSETS]>; 4]);

/// A position as its table knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pattern {
    /// How many cards of each lane every seat holds, and who leads.
    pub lengths: u64,
    pub leader: u8,
    /// The owners of the first two lanes, and of the last two, from the strongest card down.
    pub owners: [u64; 2],
}

impl Owners {
    /// Of no deal yet.
    pub fn new() -> Owners {
        Owners(std::array::from_fn(|_| Box::new([Lane::default(); SUBSETS])))
    }

    /// Prepares for the positions these hands lead to.
    pub fn prepare(&mut self, hands: &[u64; 4], lanes: &Lanes) {
        for lane in 0..4 {
            let shift = lane as u32 * WIDTH;
            let held = hands.map(|hand| hand >> shift & LANE);
            let there = held.iter().fold(0, |there, hand| there | hand) as usize;
            let mut cards = 0usize;
            // subsets in rising order: what is left without the weakest card is there already
            loop {
                cards = cards.wrapping_sub(there) & there;
                if cards == 0 {
                    break;
                }
                let weakest = cards.ilog2();
                let others = self.0[lane][cards & !(1 << weakest)];
                let owner = held.iter().position(|hand| hand >> weakest & 1 == 1).unwrap_or(0);
                let depth = (cards.count_ones() - 1) * 2;
                self.0[lane][cards] = Lane {
                    owners: others.owners | (owner as u32) << depth,
                    lengths: others.lengths + (1 << (4 * owner)),
                    sum: others.sum + lanes.points[(shift + weakest) as usize],
                };
            }
        }
    }

    /// The position with these cards.
    #[inline]
    pub fn pattern(&self, all: u64, leader: usize) -> Pattern {
        let lane = |lane: u32| self.0[lane as usize][(all >> (lane * WIDTH) & LANE) as usize];
        let (a, b, c, d) = (lane(0), lane(1), lane(2), lane(3));
        let lengths = |lane: Lane| u64::from(lane.lengths);
        Pattern {
            lengths: lengths(a) | lengths(b) << 16 | lengths(c) << 32 | lengths(d) << 48,
            leader: leader as u8,
            owners: [
                u64::from(a.owners) | u64::from(b.owners) << 32,
                u64::from(c.owners) | u64::from(d.owners) << 32,
            ],
        }
    }

    /// What some cards of one lane, brought down to the first, count together.
    #[inline]
    pub fn sum(&self, lane: u32, cards: u64) -> i32 {
        i32::from(self.0[lane as usize][(cards & LANE) as usize].sum)
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
