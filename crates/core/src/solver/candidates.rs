//! The cards worth trying.

use super::lanes::{IN_LANES, Lanes};

/// The most cards a hand holds.
pub(super) const MOST: usize = 12;

/// No place.
pub(super) const NOWHERE: u8 = 63;

/// A card that may be tried.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Candidate {
    /// What it led to.
    pub bound: Bound,
    /// The card with its neighbours that count the same.
    pub alike: u64,
    /// The higher, the sooner it is tried.
    pub score: i32,
    pub place: u8,
    /// Whether its bound is known before it is tried.
    pub known: bool,
    /// Where nothing is known yet of what it leads to, the lead that was best in a position like that.
    pub first: u8,
    /// Cards of one hand with no foreign card between them are one run.
    pub run: u8,
}

/// A bound on what the side takes, and the cards whose rank it rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bound {
    pub value: i32,
    pub rests_on: u64,
}

impl Bound {
    /// A bound that rests on these cards.
    #[inline]
    pub fn new(value: i32, rests_on: u64) -> Bound {
        Bound { value, rests_on }
    }
}

/// The cards that may be tried, runs together, strong before weak.
pub(super) struct Candidates {
    pub list: [Candidate; MOST],
    pub count: usize,
}

impl Candidates {
    /// Of the cards that may be played; of neighbours that count the same only the strongest. A card under a duty of
    /// its own is nobody's neighbour.
    #[inline]
    pub fn of(may: u64, foreign: u64, apart: u64, lanes: &Lanes) -> Candidates {
        let mut found = Candidates { list: [Candidate::default(); MOST], count: 0 };
        let closed = IN_LANES & !foreign & !apart;
        let mut cards = may;
        let mut run = 0;
        while cards != 0 {
            let strongest = cards & cards.wrapping_neg();
            // a sum runs on through cards nobody else holds, to the next foreign card or the lane's end
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

    /// The candidates as a slice.
    #[inline]
    pub fn all(&mut self) -> &mut [Candidate] {
        &mut self.list[..self.count]
    }

    /// Brings a card that is remembered as good to the front.
    #[inline]
    pub fn bring_first(&mut self, place: u8) -> bool {
        let there = self.list[..self.count].iter().position(|card| card.alike >> place & 1 == 1);
        if let Some(at) = there {
            self.list.swap(0, at);
        }
        there.is_some()
    }

    /// Brings the best of those not yet tried to the front.
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

    /// Of every run keeps the first or the last card, as the chooser says of the run's first.
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
