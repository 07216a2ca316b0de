//! The layout of a problem for the search: a suit is a lane of bits, the strongest card lowest.

use std::collections::BTreeMap;

use crate::cards::{CARDS, Card, Cards, SUITS};
use crate::ranking::Ranking;
use crate::trick::Duty;

/// The number of bits from one lane to the next.
pub(super) const WIDTH: u32 = 16;

/// The maximum number of cards in a lane: a red trump suit with both black queens has ten.
pub(super) const LONGEST: u32 = 10;

/// All places of the first lane, which is trumps if there are any.
pub(super) const LANE: u64 = (1 << LONGEST) - 1;

/// All places of all lanes.
pub(super) const IN_LANES: u64 = LANE | LANE << WIDTH | LANE << (2 * WIDTH) | LANE << (3 * WIDTH);

/// The number of places in all lanes.
pub(super) const PLACES: usize = SUITS * WIDTH as usize;

/// The cards in their lanes, and their values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lanes {
    /// The card at each place.
    pub card_at: [Card; PLACES],
    /// The points of the card at each place.
    pub points: [u8; PLACES],
    /// The value of a trick in itself.
    pub per_trick: i32,
    /// The value that goes with the last trick besides.
    pub last: i32,
    /// The first lane is trumps.
    pub trump: bool,
    /// The trumps that a player void in the suit led must play.
    pub obliged: u64,
    place_of: [u8; CARDS],
}

impl Lanes {
    /// Lay out these cards. If `tricks_count`, tricks count, else points.
    pub fn of(ranking: &Ranking, cards: Cards, tricks_count: bool) -> Lanes {
        let mut lanes = Lanes {
            card_at: [0; PLACES],
            points: [0; PLACES],
            per_trick: i32::from(tricks_count),
            last: 0,
            trump: ranking.trump.is_some(),
            obliged: if ranking.obliged().is_empty() { 0 } else { LANE },
            place_of: [0; CARDS],
        };
        let first = ranking.trump.unwrap_or(0) as usize;
        let suits = std::iter::once(first).chain((0..SUITS).filter(|&suit| suit != first));
        for (lane, suit) in suits.enumerate() {
            let there = ranking.suits[suit];
            let there = if there.count() > LONGEST { there & cards } else { there };
            lanes.lay_out(lane, there, ranking, tricks_count);
        }
        lanes
    }

    fn lay_out(&mut self, lane: usize, suit: Cards, ranking: &Ranking, tricks_count: bool) {
        let mut cards: Vec<Card> = suit.collect();
        cards.sort_by_key(|&card| std::cmp::Reverse(ranking.strength[card as usize]));
        for (depth, &card) in cards.iter().enumerate().take(LONGEST as usize) {
            let place = lane * WIDTH as usize + depth;
            self.place_of[card as usize] = place as u8;
            self.card_at[place] = card;
            self.points[place] = if tricks_count { 0 } else { ranking.points[card as usize] };
        }
    }

    /// Return whether cards at the same places behave alike.
    pub fn behave_like(&self, other: &Lanes) -> bool {
        let behaviour =
            |lanes: &Lanes| (lanes.points, lanes.per_trick, lanes.last, lanes.trump, lanes.obliged);
        behaviour(self) == behaviour(other)
    }

    /// Return the place of a card.
    pub fn place(&self, card: Card) -> u8 {
        self.place_of[card as usize]
    }

    /// Return the duty of the holder of a called card.
    pub fn duty(&self, called: Card) -> Duty {
        let place = self.place(called);
        Duty::of(1 << place, lane(lane_of(place)))
    }

    /// Return a hand as a mask of places.
    pub fn places(&self, hand: Cards) -> u64 {
        hand.fold(0, |places, card| places | 1 << self.place(card))
    }

    /// Return the value of the card at a place.
    #[inline]
    pub fn worth(&self, place: u8) -> i32 {
        i32::from(self.points[place as usize % PLACES])
    }

    /// Give all cards that count the same value.
    pub fn count_alike(&mut self) {
        self.points = self.points.map(|points| points.min(1));
    }

    /// Return the places of the cards that count.
    pub fn counting(&self) -> u64 {
        self.points
            .iter()
            .enumerate()
            .fold(0, |places, (place, &points)| places | u64::from(points > 0) << place)
    }

    /// Return each card value with the places that have it, lowest first.
    pub fn by_worth(&self) -> Vec<(i32, u64)> {
        let mut all: BTreeMap<u8, u64> = BTreeMap::new();
        for (place, &points) in self.points.iter().enumerate() {
            *all.entry(points).or_default() |= 1 << place;
        }
        all.into_iter().map(|(points, places)| (i32::from(points), places)).collect()
    }

    /// Return whether a card beats the best card of a trick.
    #[inline]
    pub fn beats(&self, place: u8, best: u8) -> bool {
        if lane_of(place) == lane_of(best) { place < best } else { self.trump && lane_of(place) == 0 }
    }
}

/// Return the lane of a place.
#[inline]
pub(super) fn lane_of(place: u8) -> u32 {
    u32::from(place) / WIDTH
}

/// Return all places of a lane.
#[inline]
pub(super) fn lane(lane: u32) -> u64 {
    LANE << (lane * WIDTH)
}

/// Return the places of a lane that are stronger than this one.
#[inline]
pub(super) fn above(place: u8) -> u64 {
    lane(lane_of(place)) & ((1 << place) - 1)
}

/// Return the places of a lane, shifted down to the first, that are stronger than all of these.
#[inline]
pub(super) fn over(cards: u64) -> u64 {
    if cards == 0 { LANE } else { (cards & cards.wrapping_neg()) - 1 }
}

/// Return the weakest of some cards of a lane, shifted down to the first.
#[inline]
pub(super) fn weakest(cards: u64) -> u64 {
    1 << cards.ilog2()
}
