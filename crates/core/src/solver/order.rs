//! The order in which cards are tried: likely the best first, by weights found by measuring.

use super::lanes::{LANE, WIDTH, above, lane, lane_of};
use super::search::Search;
use super::setting::{At, Trick};

/// What is looked at in a card.
struct Look {
    hand: u64,
    all: u64,
    place: u8,
    takes: bool,
}

impl<const SEATS: usize> Search<SEATS> {
    /// How good a lead looks.
    #[inline]
    pub(super) fn score_lead(&self, at: &At, all: u64, place: u8) -> i32 {
        if self.play.wants_none { self.avoiding_lead(at, place) } else { self.taking_lead(at, all, place) }
    }

    /// How good a card on a trick looks.
    #[inline]
    pub(super) fn score_follow(&self, trick: &Trick, seat: usize, place: u8) -> i32 {
        if self.play.wants_none {
            self.avoiding_follow(trick, seat, place)
        } else {
            self.taking_follow(trick, seat, place)
        }
    }

    fn taking_lead(&self, at: &At, all: u64, place: u8) -> i32 {
        let leader = at.leader;
        let context = match (self.play.is_side(leader), self.play.is_side((leader + 1) % SEATS)) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        };
        let trick = Trick::led(at, place, &self.play.lanes);
        self.weigh(context, &trick, leader, &Look { hand: at.hands[leader], all, place, takes: true })
    }

    fn taking_follow(&self, trick: &Trick, seat: usize, place: u8) -> i32 {
        let ours = self.play.is_side(seat);
        let winning = self.play.is_side(trick.winner) == ours;
        let context = 4 * trick.played - 1 + 2 * usize::from(ours) + usize::from(winning);
        let takes = self.play.lanes.beats(place, trick.best);
        let look = Look { hand: trick.at.hands[seat], all: trick.all, place, takes };
        self.weigh(context, &trick.with(seat, place, &self.play.lanes), seat, &look)
    }

    #[inline]
    fn weigh(&self, context: usize, trick: &Trick, seat: usize, look: &Look) -> i32 {
        let (swing, wins) = self.outlook(trick, seat);
        let weights = &self.weights[context];
        let suit = lane(lane_of(look.place));
        let foreign = look.all & !look.hand & suit;
        let higher = (foreign & above(look.place)).count_ones() as i32;
        let flag = |weight: usize, holds: bool| if holds { weights[weight] } else { 0 };
        weights[0] * swing
            + weights[2] * self.play.lanes.worth(look.place)
            + weights[4] * higher
            + weights[5] * (look.hand & suit).count_ones() as i32
            + weights[7] * foreign.count_ones() as i32
            + flag(1, wins)
            + flag(3, self.play.lanes.trump && lane_of(look.place) == 0)
            + flag(6, look.takes)
            + flag(8, higher == 0)
    }

    /// What the trick brings the side of a seat, should the others play as they see it: who can take it from the other
    /// side does, with his highest; who cannot gives least to enemies and most to friends.
    #[inline]
    fn outlook(&self, trick: &Trick, seat: usize) -> (i32, bool) {
        let (mut best, mut winner, mut total) =
            (trick.best, trick.winner, trick.points + 4 * self.play.lanes.per_trick);
        for played in trick.played..SEATS {
            let next = (trick.at.leader + played) % SEATS;
            let may = self.play.may_follow(trick.at.hands[next], trick.led);
            let trumps = if self.play.lanes.trump && lane_of(best) != 0 { may & LANE } else { 0 };
            let beaters = may & above(best) | trumps;
            if self.play.is_side(winner) == self.play.is_side(next) {
                total += self.dearest(may);
            } else if beaters == 0 {
                total += self.cheapest(may);
            } else {
                best = beaters.trailing_zeros() as u8;
                winner = next;
                total += self.play.lanes.worth(best);
            }
        }
        let wins = self.play.is_side(winner) == self.play.is_side(seat);
        (if wins { total } else { -total }, wins)
    }

    #[inline]
    fn dearest(&self, cards: u64) -> i32 {
        let strongest = |held: u64| self.play.lanes.worth(held.trailing_zeros() as u8);
        by_lane(cards).map(strongest).max().unwrap_or(0)
    }

    #[inline]
    fn cheapest(&self, cards: u64) -> i32 {
        let weakest = |held: u64| self.play.lanes.worth(63 - held.leading_zeros() as u8);
        by_lane(cards).map(weakest).min().unwrap_or(0)
    }
}

/// The lanes in which there are cards.
#[inline]
fn by_lane(cards: u64) -> impl Iterator<Item = u64> {
    (0..4).map(move |lane| cards & LANE << (lane * WIDTH)).filter(|&held| held != 0)
}
