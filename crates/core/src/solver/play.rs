//! What may be played, and whose tricks count.

use super::lanes::{Lanes, lane};
use crate::trick::{Duty, may_play};

/// The lanes with the side and a called card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Play {
    /// How the cards behave.
    pub lanes: Lanes,
    /// The seats whose tricks count, a bit a seat.
    pub side: u8,
    /// Whether the side wants to take nothing, rather than the most.
    pub wants_none: bool,
    /// What the holder of a called card is bound to.
    pub duty: Duty,
}

impl Play {
    /// Whether a seat's tricks count.
    #[inline]
    pub fn is_side(&self, seat: usize) -> bool {
        self.side >> seat & 1 == 1
    }

    /// Whether a seat wants the side to take more.
    #[inline]
    pub fn wants_more(&self, seat: usize) -> bool {
        self.is_side(seat) != self.wants_none
    }

    /// What a hand may add to a trick.
    #[inline]
    pub fn may_follow(&self, hand: u64, led: u32) -> u64 {
        may_play(hand, lane(led), self.lanes.obliged, self.duty)
    }

    /// What a hand may lead.
    #[inline]
    pub fn may_lead(&self, hand: u64) -> u64 {
        may_play(hand, u64::MAX, 0, self.duty)
    }
}
