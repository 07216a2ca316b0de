//! Move ordering by a linear score of each card's features. The weights were fitted by measurement.

use super::candidates::Candidate;
use super::lanes::{LANE, WIDTH, above, lane, lane_of};
use super::search::Search;
use super::setting::{At, Trick};

/// The features of a card.
struct Look {
    hand: u64,
    all: u64,
    place: u8,
    takes: bool,
}

impl<const SEATS: usize> Search<SEATS> {
    /// Score leads.
    #[inline]
    pub(super) fn score_leads(&self, at: &At, all: u64, leads: &mut [Candidate]) {
        if self.play.wants_none {
            return leads.iter_mut().for_each(|lead| lead.score = self.score_avoiding_lead(at, lead.place));
        }
        let leader = at.leader;
        let next = if leader + 1 == SEATS { 0 } else { leader + 1 };
        let is_side = self.play.is_side(leader);
        let context = match (is_side, self.play.is_side(next)) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        };
        let mut led = u32::MAX;
        let mut replies = Replies { list: [Reply::default(); SEATS], count: 0 };
        for lead in leads {
            if lane_of(lead.place) != led {
                led = lane_of(lead.place);
                replies = self.replies(&at.hands, led, leader, SEATS - 1);
            }
            let points = self.play.lanes.worth(lead.place);
            let expectation = self.expectation(
                &replies,
                &Played { best: lead.place, winner_is_side: is_side, points },
                leader,
            );
            let look = Look { hand: at.hands[leader], all, place: lead.place, takes: true };
            lead.score = self.weigh(context, expectation, &look);
        }
    }

    /// Score cards on a trick.
    #[inline]
    pub(super) fn score_follows(&self, trick: &Trick, seat: usize, cards: &mut [Candidate]) {
        if self.play.wants_none {
            return cards
                .iter_mut()
                .for_each(|card| card.score = self.score_avoiding_follow(trick, seat, card.place));
        }
        let is_side = self.play.is_side(seat);
        let winner_is_side = self.play.is_side(trick.winner);
        if trick.played + 1 == SEATS && self.play.lanes.per_trick != 0 {
            return self.cheapest_first(trick, is_side != winner_is_side, cards);
        }
        let context =
            4 * trick.played - 1 + 2 * usize::from(is_side) + usize::from(winner_is_side == is_side);
        let replies = self.replies(&trick.at.hands, trick.led, seat, SEATS - 1 - trick.played);
        for card in cards {
            let takes = self.play.lanes.beats(card.place, trick.best);
            let points = trick.points + self.play.lanes.worth(card.place);
            let played = if takes {
                Played { best: card.place, winner_is_side: is_side, points }
            } else {
                Played { best: trick.best, winner_is_side, points }
            };
            let look = Look { hand: trick.at.hands[seat], all: trick.all, place: card.place, takes };
            card.score = self.weigh(context, self.expectation(&replies, &played, seat), &look);
        }
    }

    /// Where tricks count, the last player takes one from the other side with the cheapest card, or adds the weakest.
    #[inline]
    fn cheapest_first(&self, trick: &Trick, to_take: bool, cards: &mut [Candidate]) {
        for card in cards {
            let takes = to_take && self.play.lanes.beats(card.place, trick.best);
            let trump = self.play.lanes.trump && lane_of(card.place) == 0;
            let depth = i32::from(card.place) % WIDTH as i32;
            card.score = depth + if takes { 100 } else { 0 } - if trump { 20 } else { 0 };
        }
    }

    #[inline]
    fn weigh(&self, context: usize, (swing, wins): (i32, bool), look: &Look) -> i32 {
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

    /// Estimate what the trick brings a seat's side: a player who can take it from the other side does so with the
    /// highest card; else it gives the least to opponents and the most to partners.
    #[inline]
    fn expectation(&self, replies: &Replies<SEATS>, trick: &Played, seat: usize) -> (i32, bool) {
        let (mut best, mut ours) = (trick.best, trick.winner_is_side);
        let mut total = trick.points + 4 * self.play.lanes.per_trick;
        for reply in &replies.list[..replies.count] {
            let trumps = if self.play.lanes.trump && lane_of(best) != 0 { reply.may & LANE } else { 0 };
            let beaters = reply.may & above(best) | trumps;
            if ours == reply.is_side {
                total += reply.dearest;
            } else if beaters == 0 {
                total += reply.cheapest;
            } else {
                best = beaters.trailing_zeros() as u8;
                ours = reply.is_side;
                total += self.play.lanes.worth(best);
            }
        }
        let wins = ours == self.play.is_side(seat);
        (if wins { total } else { -total }, wins)
    }

    /// Return what the players after a seat may add to a lane that was led.
    #[inline]
    fn replies(&self, hands: &[u64; 4], led: u32, seat: usize, count: usize) -> Replies<SEATS> {
        let mut replies = Replies { list: [Reply::default(); SEATS], count };
        let mut next = seat;
        for reply in &mut replies.list[..count] {
            next = if next + 1 == SEATS { 0 } else { next + 1 };
            let may = self.play.may_follow(hands[next], led);
            *reply = Reply {
                may,
                dearest: self.dearest(may),
                cheapest: self.cheapest(may),
                is_side: self.play.is_side(next),
            };
        }
        replies
    }

    #[inline]
    fn dearest(&self, cards: u64) -> i32 {
        if self.play.lanes.per_trick != 0 {
            return 0;
        }
        let strongest = |held: u64| self.play.lanes.worth(held.trailing_zeros() as u8);
        by_lane(cards).map(strongest).max().unwrap_or(0)
    }

    #[inline]
    fn cheapest(&self, cards: u64) -> i32 {
        if self.play.lanes.per_trick != 0 {
            return 0;
        }
        let weakest = |held: u64| self.play.lanes.worth(63 - held.leading_zeros() as u8);
        by_lane(cards).map(weakest).min().unwrap_or(0)
    }
}

/// The cards that a later player may add.
#[derive(Clone, Copy, Default)]
struct Reply {
    may: u64,
    dearest: i32,
    cheapest: i32,
    is_side: bool,
}

/// The replies of all later players, in order.
struct Replies<const SEATS: usize> {
    list: [Reply; SEATS],
    count: usize,
}

/// The state of the trick.
struct Played {
    best: u8,
    winner_is_side: bool,
    points: i32,
}

/// Yield the cards of each lane that has any.
#[inline]
fn by_lane(cards: u64) -> impl Iterator<Item = u64> {
    (0..4).map(move |lane| cards & LANE << (lane * WIDTH)).filter(|&held| held != 0)
}
