//! What is different for a side that wants to take nothing: when it is safe, and which cards are tried first.

use super::candidates::Bound;
use super::havens::{Held, LONE};
use super::lanes::{LANE, WIDTH, above, lane as lane_places, lane_of};
use super::owners::Pattern;
use super::search::Search;
use super::setting::{At, Trick};

impl<const SEATS: usize> Search<SEATS> {
    /// What becomes of one lone seat, where its suits show it: it is caught in a suit that its opponents go on leading,
    /// or safe in all of them, with a card to lose the lead with if it has it.
    pub(super) fn lone_fate(&mut self, at: &At, all: u64, pattern: &Pattern, want: i32) -> Option<Bound> {
        if self.play.side != 1 << LONE || self.play.lanes.trump || self.play.called & all != 0 {
            return None;
        }
        let leads = at.leader == LONE;
        if want == 1
            && !leads
            && let Some(suit) = self.snares.catching(at, &self.play.lanes)
        {
            return Some(Bound::new(1, suit));
        }
        let held = |lane: u32| Held::new(pattern.of_lane(lane), (all & lane_places(lane)).count_ones());
        let safe = (0..4).all(|lane| self.havens.is_safe(held(lane)))
            && (!leads || (0..4).any(|lane| self.havens.is_exit(held(lane))));
        safe.then(|| Bound::new(0, at.hands[LONE]))
    }

    /// How good a lead looks: the side's lowest; of its opponents' those that lie below it.
    pub(super) fn avoiding_lead(&self, at: &At, place: u8) -> i32 {
        let depth = i32::from(place) % WIDTH as i32;
        if self.play.is_side(at.leader) {
            return depth;
        }
        if self.is_haven(at, lane_of(place)) {
            return depth - 20;
        }
        let mut threat = depth;
        for seat in (0..SEATS).filter(|&seat| self.play.is_side(seat)) {
            let held = at.hands[seat] & lane_places(lane_of(place));
            let higher = held & above(place);
            threat += if held == higher { 10 } else { 4 * higher.count_ones() as i32 };
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
        let foreign = (trick.all & !trick.at.hands[seat]) >> shift & LANE;
        let lower = foreign & !above(place) >> shift;
        let held = Held::of(&trick.at, lane_of(place));
        let depth = (trick.at.all() & above(place)).count_ones();
        let exposed = match self.havens.is_known_safe(held) {
            true => 0,
            false if self.havens.is_known_safe(held.without(depth)) => 80,
            false => 40,
        };
        exposed + high + 3 * lower.count_ones() as i32
    }

    /// Whether the side is known to be safe in a lane.
    fn is_haven(&self, at: &At, lane: u32) -> bool {
        self.havens.is_known_safe(Held::of(at, lane))
    }
}
