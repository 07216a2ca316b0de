//! A problem laid out for the search: suits as lanes of bits, the strongest card lowest.

use std::collections::BTreeMap;

use crate::cards::{CARDS, Card, Cards, SUITS};
use crate::ranking::Ranking;
use crate::trick::Duty;

/// Bits from one lane to the next.
pub(super) const WIDTH: u32 = 16;

/// The most cards of a lane: a red trump suit with both black queens has ten.
pub(super) const LONGEST: u32 = 10;

/// All cards of the first lane; with trumps it is theirs.
pub(super) const LANE: u64 = (1 << LONGEST) - 1;

/// All cards of all lanes.
pub(super) const IN_LANES: u64 = LANE | LANE << WIDTH | LANE << (2 * WIDTH) | LANE << (3 * WIDTH);

/// How many places there are in all lanes.
pub(super) const PLACES: usize = SUITS * WIDTH as usize;

/// The cards in their lanes, and what they count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lanes {
    /// By place, its card.
    pub card_at: [Card; PLACES],
    /// By place, what the card counts.
    pub points: [u8; PLACES],
    /// What a trick counts by itself.
    pub per_trick: i32,
    /// Whether the first lane is trumps.
    pub trump: bool,
    /// The trumps that must be played by who is void in the suit led.
    pub obliged: u64,
    place_of: [u8; CARDS],
}

impl Lanes {
    /// The lanes of these cards; cards count their points, or tricks count.
    pub fn of(ranking: &Ranking, cards: Cards, tricks_count: bool) -> Lanes {
        let mut lanes = Lanes {
            card_at: [0; PLACES],
            points: [0; PLACES],
            per_trick: i32::from(tricks_count),
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

    /// Whether cards at the same places behave alike.
    pub fn behave_like(&self, other: &Lanes) -> bool {
        let behaviour = |lanes: &Lanes| (lanes.points, lanes.per_trick, lanes.trump, lanes.obliged);
        behaviour(self) == behaviour(other)
    }

    /// A card's place.
    pub fn place(&self, card: Card) -> u8 {
        self.place_of[card as usize]
    }

    /// What a called card binds its holder to.
    pub fn duty(&self, called: Card) -> Duty {
        let place = self.place(called);
        Duty::of(1 << place, lane(lane_of(place)))
    }

    /// A hand as places.
    pub fn places(&self, hand: Cards) -> u64 {
        hand.fold(0, |places, card| places | 1 << self.place(card))
    }

    /// What the card at a place counts.
    #[inline]
    pub fn worth(&self, place: u8) -> i32 {
        i32::from(self.points[place as usize % PLACES])
    }

    /// Takes all cards that count to count alike.
    pub fn count_alike(&mut self) {
        self.points = self.points.map(|points| points.min(1));
    }

    /// The places whose cards count.
    pub fn counting(&self) -> u64 {
        self.points
            .iter()
            .enumerate()
            .fold(0, |places, (place, &points)| places | u64::from(points > 0) << place)
    }

    /// What cards count and at which places, the cheapest first.
    pub fn by_worth(&self) -> Vec<(i32, u64)> {
        let mut all: BTreeMap<u8, u64> = BTreeMap::new();
        for (place, &points) in self.points.iter().enumerate() {
            *all.entry(points).or_default() |= 1 << place;
        }
        all.into_iter().map(|(points, places)| (i32::from(points), places)).collect()
    }

    /// Whether a card takes the trick from the card that has it so far.
    #[inline]
    pub fn beats(&self, place: u8, best: u8) -> bool {
        if lane_of(place) == lane_of(best) { place < best } else { self.trump && lane_of(place) == 0 }
    }
}

/// The lane a place belongs to.
#[inline]
pub(super) fn lane_of(place: u8) -> u32 {
    u32::from(place) / WIDTH
}

/// All places of a lane.
#[inline]
pub(super) fn lane(lane: u32) -> u64 {
    LANE << (lane * WIDTH)
}

/// The places of a lane that are stronger than this one of it.
#[inline]
pub(super) fn above(place: u8) -> u64 {
    lane(lane_of(place)) & ((1 << place) - 1)
}

/// Of one lane, brought down to the first: the places stronger than all these.
#[inline]
pub(super) fn over(cards: u64) -> u64 {
    if cards == 0 { LANE } else { (cards & cards.wrapping_neg()) - 1 }
}

/// The weakest of some cards of one lane brought down to the first.
#[inline]
pub(super) fn weakest(cards: u64) -> u64 {
    1 << cards.ilog2()
}
