//! What is different for a side that wants to take nothing: when it is safe, and which cards are tried first.

use super::candidates::Bound;
use super::lanes::{LANE, WIDTH, above, lane, lane_of, over, weakest};
use super::search::Search;
use super::setting::{At, Trick};
use super::sure::Sure;

impl<const SEATS: usize> Search<SEATS> {
    /// One lone seat is safe that can stay below whatever is led, and has a card to lose the lead with if it has it.
    pub(super) fn safe(&self, at: &At, all: u64) -> Sure {
        let low = Bound::new(0, 0);
        let unsure = Sure { low, high: Bound::new(at.rest, 0) };
        let play = &self.play;
        if !play.side.is_power_of_two() || play.lanes.trump || play.called & all != 0 {
            return unsure;
        }
        let hand = at.hands[play.side.trailing_zeros() as usize];
        let held = |lane: u32| (hand >> (lane * WIDTH) & LANE, (all & !hand) >> (lane * WIDTH) & LANE);
        let stays = (0..4).all(|lane| {
            let (own, foreign) = held(lane);
            stays_below(own, foreign)
        });
        let exits = |lane| {
            let (own, foreign) = held(lane);
            own != 0 && foreign != 0 && stays_below(own & !weakest(own), foreign)
        };
        if stays && (!play.is_side(at.leader) || (0..4).any(exits)) {
            return Sure { low, high: Bound::new(0, hand) };
        }
        unsure
    }

    /// How good a lead looks: the side's lowest; of its opponents' those that lie below it.
    pub(super) fn avoiding_lead(&self, at: &At, place: u8) -> i32 {
        let depth = i32::from(place) % WIDTH as i32;
        if self.play.is_side(at.leader) {
            return depth;
        }
        let mut threat = depth;
        let suit = lane_of(place) * WIDTH;
        for seat in (0..SEATS).filter(|&seat| self.play.is_side(seat)) {
            let held = at.hands[seat] & lane(lane_of(place));
            let higher = held & above(place);
            let foreign = (at.all() & !at.hands[seat]) >> suit & LANE;
            threat += match (held, higher) {
                _ if stays_below(held >> suit & LANE, foreign) => -20,
                _ if held == higher => 10,
                _ => 4 * higher.count_ones() as i32,
            };
        }
        threat
    }

    /// How good a card on a trick looks: the side ducks with its highest and throws away what is most exposed; its
    /// opponents stay below it and give it cards that count.
    pub(super) fn avoiding_follow(&self, trick: &Trick, seat: usize, place: u8) -> i32 {
        let high = WIDTH as i32 - i32::from(place) % WIDTH as i32;
        let takes = self.play.lanes.beats(place, trick.best);
        if !self.play.is_side(seat) {
            let given =
                if self.play.is_side(trick.winner) && !takes { self.play.lanes.worth(place) } else { 0 };
            return 20 * given + if takes { high } else { -high };
        }
        if takes {
            return if trick.played + 1 == SEATS { high - 100 } else { -100 - high };
        }
        if lane_of(place) == trick.led {
            return high;
        }
        let shift = lane_of(place) * WIDTH;
        let own = trick.at.hands[seat] >> shift & LANE;
        let foreign = (trick.all & !trick.at.hands[seat]) >> shift & LANE;
        let lower = foreign & !above(place) >> shift;
        let exposed = if stays_below(own, foreign) { 0 } else { 40 };
        exposed + high + 3 * lower.count_ones() as i32
    }
}

/// Whether in a lane no more foreign than own cards lie below each of these.
#[inline]
fn stays_below(mut own: u64, foreign: u64) -> bool {
    while own != 0 {
        let strongest = own & own.wrapping_neg();
        own &= own - 1;
        let below = !over(strongest) & !strongest;
        if (foreign & below).count_ones() > own.count_ones() {
            return false;
        }
    }
    true
}
