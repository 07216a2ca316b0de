//! Candidate moves: one card for each run of equivalent cards.

use super::lanes::{IN_LANES, Lanes};

/// The maximum number of cards in a hand.
pub(super) const MOST: usize = 12;

/// The place of no card.
pub(super) const NOWHERE: u8 = 63;

/// A candidate move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Candidate {
    /// The bound that it led to.
    pub bound: Bound,
    /// The card and its neighbours of the same value.
    pub alike: u64,
    /// The move-ordering score. Higher scores are tried first.
    pub score: i32,
    pub place: u8,
    /// The bound is known before the card is tried.
    pub known: bool,
    /// The best lead remembered for a similar position, if nothing is known of the outcome yet.
    pub first: u8,
    /// The number of its run: cards of one hand with no card of another hand between them.
    pub run: u8,
}

/// A bound on what the side takes, and the cards whose rank it depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bound {
    pub value: i32,
    pub rests_on: u64,
}

impl Bound {
    /// Return a bound that depends on the rank of these cards.
    #[inline]
    pub fn new(value: i32, rests_on: u64) -> Bound {
        Bound { value, rests_on }
    }
}

/// The candidate moves, runs together, strong before weak.
pub(super) struct Candidates {
    pub list: [Candidate; MOST],
    pub count: usize,
}

impl Candidates {
    /// Return the candidates among the legal cards: of neighbours of the same value only the strongest. A card under a
    /// duty of its own has no neighbours.
    #[inline]
    pub fn of(may: u64, foreign: u64, apart: u64, lanes: &Lanes) -> Candidates {
        let mut found = Candidates { list: [Candidate::default(); MOST], count: 0 };
        let closed = IN_LANES & !foreign & !apart;
        let mut cards = may;
        let mut run = 0;
        while cards != 0 {
            let strongest = cards & cards.wrapping_neg();
            // the carry of the sum runs through cards that no other hand holds, to the next foreign card or the end of
            // the lane
            let block = strongest | closed & !(closed | strongest).wrapping_add(strongest);
            let alike = cards & block;
            cards &= !block;
            run += 1;
            found.add_run(alike, run, lanes);
        }
        found
    }

    #[inline]
    fn add_run(&mut self, mut alike: u64, run: u8, lanes: &Lanes) {
        if lanes.per_trick != 0 {
            return self.add(Candidate {
                place: alike.trailing_zeros() as u8,
                run,
                alike,
                ..Candidate::default()
            });
        }
        let mut worth = -1;
        while alike != 0 {
            let place = alike.trailing_zeros() as u8;
            alike &= alike - 1;
            if lanes.worth(place) == worth {
                self.list[self.count - 1].alike |= 1 << place;
            } else {
                worth = lanes.worth(place);
                self.add(Candidate { place, run, alike: 1 << place, ..Candidate::default() });
            }
        }
    }

    #[inline]
    fn add(&mut self, candidate: Candidate) {
        self.list[self.count] = candidate;
        self.count += 1;
    }

    /// Return the candidates as a slice.
    #[inline]
    pub fn all(&mut self) -> &mut [Candidate] {
        &mut self.list[..self.count]
    }

    /// Move a remembered card to the front.
    #[inline]
    pub fn bring_first(&mut self, place: u8) -> bool {
        let there = self.list[..self.count].iter().position(|card| card.alike >> place & 1 == 1);
        if let Some(at) = there {
            self.list.swap(0, at);
        }
        there.is_some()
    }

    /// Move the best of the untried candidates to the front.
    #[inline]
    pub fn pick(&mut self, from: usize) -> Candidate {
        let mut best = from;
        for other in from + 1..self.count {
            if self.list[other].score > self.list[best].score {
                best = other;
            }
        }
        self.list.swap(from, best);
        self.list[from]
    }

    /// Keep one end of every run: the strongest card if `strongest` says so of the run, else the weakest.
    #[inline]
    pub fn keep_ends(&mut self, strongest: impl Fn(u8) -> bool) {
        let mut kept = 0;
        for at in 0..self.count {
            let candidate = self.list[at];
            if kept == 0 || self.list[kept - 1].run != candidate.run {
                self.list[kept] = candidate;
                kept += 1;
            } else {
                let alike = self.list[kept - 1].alike | candidate.alike;
                if !strongest(candidate.place) {
                    self.list[kept - 1] = candidate;
                }
                self.list[kept - 1].alike = alike;
            }
        }
        self.count = kept;
    }
}
