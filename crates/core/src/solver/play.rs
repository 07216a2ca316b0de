//! What may be played, and whose tricks count.

use super::lanes::{LANE, Lanes, WIDTH, lane};

/// The lanes with the side and a called card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Play {
    /// How the cards behave.
    pub lanes: Lanes,
    /// The seats whose tricks count, a bit a seat.
    pub side: u8,
    /// Whether the side wants to take nothing, rather than the most.
    pub wants_none: bool,
    /// The place of a card its holder must play when its suit is led and may lead that suit only with, as a set.
    pub called: u64,
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
        let following = hand & lane(led);
        if following != 0 {
            let duty = following & self.called;
            return if duty == 0 { following } else { duty };
        }
        let trumps = hand & LANE;
        if self.lanes.must_trump && trumps != 0 { trumps } else { hand }
    }

    /// What a hand may lead.
    #[inline]
    pub fn may_lead(&self, hand: u64) -> u64 {
        let duty = hand & self.called;
        if duty == 0 {
            return hand;
        }
        hand & (duty | !lane(duty.trailing_zeros() / WIDTH))
    }
}
