//! Legal moves, and the seats whose tricks count.

use super::lanes::{LANE, Lanes, lane};
use crate::trick::{Duty, but_trumps, may_play};

/// The parts of a problem that stay the same during the search: the lanes, the side, and the duty of a called card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Play {
    /// The layout of the cards.
    pub lanes: Lanes,
    /// The seats whose tricks count, as a bit mask.
    pub side: u8,
    /// Whether the side must take nothing. Otherwise it wants to take as much as possible.
    pub wants_none: bool,
    /// The duty of the holder of a called card.
    pub duty: Duty,
}

impl Play {
    /// Return whether a seat's tricks count.
    #[inline]
    pub fn is_side(&self, seat: usize) -> bool {
        self.side >> seat & 1 == 1
    }

    /// Return whether a seat wants the side to take more.
    #[inline]
    pub fn wants_more(&self, seat: usize) -> bool {
        self.is_side(seat) != self.wants_none
    }

    /// Return the cards that a hand may add to a trick.
    #[inline]
    pub fn may_follow(&self, hand: u64, led: u32) -> u64 {
        may_play(hand, lane(led), self.lanes.obliged, self.duty)
    }

    /// Return the cards that a hand may lead, no trumps while they are locked.
    #[inline]
    pub fn may_lead(&self, hand: u64, locked: bool) -> u64 {
        if locked { but_trumps(hand, LANE) } else { may_play(hand, u64::MAX, 0, self.duty) }
    }
}
