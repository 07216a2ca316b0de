//! The search for a side that is to take nothing: when it is safe, and the move ordering.

use super::candidates::Bound;
use super::holders::Pattern;
use super::lanes::{WIDTH, above, lane as lane_places, lane_of};
use super::safe_suits::{Held, LONE};
use super::search::Search;
use super::setting::{At, Trick};

// found by search over hands worth bidding, and checked on others
const LED_SAFE_SUIT: i32 = 24;
const OWN_SAFE_SUIT: i32 = 60;
const LENGTH: i32 = 60;
const GIVEN: i32 = 12;
const TAKEN: i32 = 20;
const MADE_SAFE: i32 = 120;
const UNSAFE: i32 = 90;
const LOWER: i32 = 9;

impl<const SEATS: usize> Search<SEATS> {
    /// Return the fate of one lone seat, if its suits decide it: the opponents catch it in a suit that they go on
    /// leading, or it is safe in all suits and can lose the lead if it has it.
    pub(super) fn find_lone_fate(
        &mut self,
        at: &At,
        all: u64,
        pattern: &Pattern,
        want: i32,
    ) -> Option<Bound> {
        if self.play.side != 1 << LONE || self.play.lanes.trump || self.play.duty.card & all != 0 {
            return None;
        }
        let leads = at.leader == LONE;
        if want == 1
            && !leads
            && let Some(suit) = self.losing_suits.catching(at, &self.play.lanes)
        {
            return Some(Bound::new(1, suit));
        }
        let held = |lane: u32| Held::new(pattern.of_lane(lane), (all & lane_places(lane)).count_ones());
        let safe = (0..4).all(|lane| self.safe_suits.is_safe(held(lane)))
            && (!leads || (0..4).any(|lane| self.safe_suits.is_exit(held(lane))));
        safe.then(|| Bound::new(0, at.hands[LONE]))
    }

    /// Score a lead. The side leads the lowest card of its shortest suit, preferably of one that it can afford to
    /// lose. Opponents lead low, preferably in a suit in which the side may be caught.
    pub(super) fn score_avoiding_lead(&self, at: &At, place: u8) -> i32 {
        let lane = lane_of(place);
        let (low, safe_suit) = (i32::from(place) % WIDTH as i32, self.is_safe_suit(at, lane));
        if !self.play.is_side(at.leader) {
            return low - if safe_suit { LED_SAFE_SUIT } else { 0 };
        }
        let length = (at.hands[at.leader] & lane_places(lane)).count_ones() as i32;
        low - LENGTH * length - if safe_suit { OWN_SAFE_SUIT } else { 0 }
    }

    /// Score a card on a trick. The side ducks with its highest card and discards its most exposed one. Opponents stay
    /// below it and give it cards that count.
    pub(super) fn score_avoiding_follow(&self, trick: &Trick, seat: usize, place: u8) -> i32 {
        let high = WIDTH as i32 - i32::from(place) % WIDTH as i32;
        let takes = self.play.lanes.beats(place, trick.best);
        if !self.play.is_side(seat) {
            let gives = self.play.is_side(trick.winner) && !takes && self.play.lanes.worth(place) > 0;
            return if gives { GIVEN } else { 0 } - high * if takes { TAKEN } else { 1 };
        }
        if takes {
            return if trick.played + 1 == SEATS { high - 100 } else { -100 - high };
        }
        if lane_of(place) == trick.led {
            return high;
        }
        self.score_discard(trick, seat, place)
    }

    /// Score a discard: best if the suit becomes safe by it, worst if the suit is safe already.
    fn score_discard(&self, trick: &Trick, seat: usize, place: u8) -> i32 {
        let lane = lane_of(place);
        let foreign = trick.all & !trick.at.hands[seat] & lane_places(lane);
        let lower = (foreign & !above(place)).count_ones() as i32;
        let held = Held::of(&trick.at, lane);
        let depth = (trick.at.all() & above(place)).count_ones();
        let exposed = match self.safe_suits.is_known_safe(held) {
            true => 0,
            false if self.safe_suits.is_known_safe(held.without(depth)) => MADE_SAFE,
            false => UNSAFE,
        };
        exposed + LOWER * lower
    }

    /// Return whether the side is known to be safe in a lane.
    fn is_safe_suit(&self, at: &At, lane: u32) -> bool {
        self.safe_suits.is_known_safe(Held::of(at, lane))
    }
}
