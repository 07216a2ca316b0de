//! The search for points or tricks: zero windows from trick to trick.

use super::candidates::{Candidate, Candidates, NOWHERE};
use super::owners::{Owners, alike, slack};
use super::play::Play;
use super::setting::{At, Setting, Trick};
use super::table::{Found, Table};
use super::weights::{Weights, weights};

/// Searches the positions of one deal after another.
pub(super) struct Search<const SEATS: usize> {
    /// How the cards behave, and whose tricks count.
    pub play: Play,
    /// The order in which cards are tried.
    pub weights: Weights,
    /// Positions between tricks looked at.
    pub nodes: u64,
    pub(super) owners: Owners,
    table: Table,
}

impl<const SEATS: usize> Search<SEATS> {
    /// A search that has seen nothing.
    pub fn new(play: Play) -> Search<SEATS> {
        Search { play, weights: *weights(SEATS), nodes: 0, owners: Owners::new(SEATS), table: Table::new() }
    }

    /// Takes up another deal. What was found of others stays good where cards behave alike and sides sit alike.
    pub fn take_up(&mut self, play: Play, setting: &Setting) {
        let alike = self.play.side == play.side
            && self.play.called | play.called == 0
            && self.play.lanes.behave_like(&play.lanes);
        if !alike {
            self.table.clear();
        }
        self.play = play;
        self.owners.prepare(&setting.at().hands, SEATS, &self.play.lanes);
    }

    /// A bound on what the side takes from here on: `want` or more that it can take, or less that it cannot better.
    pub fn bound(&mut self, setting: &Setting, want: i32) -> i32 {
        match setting {
            Setting::Between(at) => self.between(at, want),
            Setting::Within(trick) => self.within(trick, want),
        }
    }

    fn between(&mut self, at: &At, want: i32) -> i32 {
        if want <= 0 {
            return 0;
        }
        if at.rest < want {
            return at.rest;
        }
        if at.left <= 1 {
            return self.last_trick(at);
        }
        self.nodes += 1;
        let all = at.all();
        let (mut low, mut high) = self.sure(at, all);
        if low >= want {
            return low;
        }
        if high < want {
            return high;
        }
        let key = self.owners.key(all, at.leader, self.play.called);
        let mut first = NOWHERE;
        if let Some(found) = self.known(key, all) {
            low = low.max(found.low);
            high = high.min(found.high);
            if low >= want {
                return low;
            }
            if high < want {
                return high;
            }
            first = self.remembered(&found, at, all);
        }
        let best = self.lead(at, all, want, first);
        let (low, high) =
            if best.value >= want { (low.max(best.value), high) } else { (low, high.min(best.value)) };
        let cards = if SEATS == 3 { all } else { key.1 };
        self.table.keep(key.0, &Found { cards, low, high, lead: best.place, left: at.left });
        best.value
    }

    /// What is known of a position with this key, brought over to these cards.
    #[inline]
    fn known(&self, key: (u64, u64), all: u64) -> Option<Found> {
        let mut found = self.table.find(key.0)?;
        if SEATS == 3 {
            let (more, less) = slack(all, found.cards, &self.play.lanes);
            found.low -= less;
            found.high += more;
        } else if found.cards != key.1 {
            return None;
        }
        Some(found)
    }

    #[inline]
    fn remembered(&self, found: &Found, at: &At, all: u64) -> u8 {
        if SEATS == 3 && found.cards != all && found.lead != NOWHERE {
            return alike(found.lead, found.cards, at);
        }
        found.lead
    }

    /// Of the last trick nothing is left to choose.
    fn last_trick(&self, at: &At) -> i32 {
        let mut winner = at.leader;
        let mut best = at.hands[winner].trailing_zeros() as u8;
        for turn in 1..SEATS {
            let seat = (at.leader + turn) % SEATS;
            let place = at.hands[seat].trailing_zeros() as u8;
            if self.play.lanes.beats(place, best) {
                (best, winner) = (place, seat);
            }
        }
        if self.play.is_side(winner) { at.rest } else { 0 }
    }

    fn lead(&mut self, at: &At, all: u64, want: i32, first: u8) -> Candidate {
        let hand = at.hands[at.leader];
        let may = self.play.may_lead(hand);
        let mut leads = Candidates::of(may, all & !hand, self.play.called, &self.play.lanes);
        for candidate in leads.all() {
            let remembered = candidate.place == first;
            candidate.score = if remembered { i32::MAX } else { self.lead_score(at, all, candidate.place) };
        }
        let ours = self.play.is_side(at.leader);
        self.try_all(&mut leads, ours, want, |search, place| {
            search.within(&Trick::led(at, place, &search.play.lanes), want)
        })
    }

    fn within(&mut self, trick: &Trick, want: i32) -> i32 {
        let seat = (trick.at.leader + trick.played) % SEATS;
        let hand = trick.at.hands[seat];
        let may = self.play.may_follow(hand, trick.led);
        if may & (may - 1) == 0 {
            return self.after(&trick.with(seat, may.trailing_zeros() as u8, &self.play.lanes), want);
        }
        let ours = self.play.is_side(seat);
        let mut cards = Candidates::of(may, trick.all & !hand, self.play.called, &self.play.lanes);
        if trick.played + 1 == SEATS {
            // the last to play wins a trick with the dearest of a run and loses it with the cheapest
            let kept = self.play.is_side(trick.winner) == ours;
            cards.keep_ends(|place| kept || self.play.lanes.beats(place, trick.best));
            if let Some(bound) = self.decided(trick, seat, &mut cards, want) {
                return bound;
            }
        }
        if cards.count > 1 {
            for candidate in cards.all() {
                candidate.score = self.follow_score(trick, seat, candidate.place);
            }
        }
        self.try_all(&mut cards, ours, want, |search, place| {
            search.after(&trick.with(seat, place, &search.play.lanes), want)
        })
        .value
    }

    #[inline]
    fn after(&mut self, trick: &Trick, want: i32) -> i32 {
        if trick.played < SEATS {
            return self.within(trick, want);
        }
        let (at, worth) = trick.gathered(&self.play.lanes);
        let got = if self.play.is_side(at.leader) { worth } else { 0 };
        got + self.between(&at, want - got)
    }

    /// A bound that decides, if one of these last cards leads where enough is known already.
    #[inline]
    fn decided(&self, trick: &Trick, seat: usize, cards: &mut Candidates, want: i32) -> Option<i32> {
        if trick.at.left <= 2 || cards.count < 2 {
            return None;
        }
        let ours = self.play.is_side(seat);
        for candidate in cards.all() {
            let (at, worth) = trick.with(seat, candidate.place, &self.play.lanes).gathered(&self.play.lanes);
            let got = if self.play.is_side(at.leader) { worth } else { 0 };
            let (mut low, mut high) = (got, got + at.rest);
            let all = at.all();
            if let Some(found) = self.known(self.owners.key(all, at.leader, self.play.called), all) {
                low = low.max(got + found.low);
                high = high.min(got + found.high);
            }
            if ours && low >= want {
                return Some(low);
            }
            if !ours && high < want {
                return Some(high);
            }
        }
        None
    }

    /// Tries cards until one decides. A neighbour's result bounds a card's own: the two differ by no more than they
    /// count.
    #[inline]
    fn try_all(
        &mut self,
        cards: &mut Candidates,
        ours: bool,
        want: i32,
        mut value_of: impl FnMut(&mut Self, u8) -> i32,
    ) -> Candidate {
        let mut best =
            Candidate { place: NOWHERE, value: if ours { -1 } else { i32::MAX }, ..Candidate::default() };
        for at in 0..cards.count {
            let mut card = cards.pick(at);
            card.value = match self.by_neighbours(&cards.list[..at], card, ours, want) {
                Some(bound) => bound,
                None => value_of(self, card.place),
            };
            cards.list[at] = card;
            if ours == (card.value > best.value) && card.value != best.value {
                best = card;
            }
            if ours == (best.value >= want) {
                break;
            }
        }
        best
    }

    #[inline]
    fn by_neighbours(&self, tried: &[Candidate], card: Candidate, ours: bool, want: i32) -> Option<i32> {
        for other in tried.iter().filter(|other| other.run == card.run) {
            let apart = (self.play.lanes.worth(card.place) - self.play.lanes.worth(other.place)).abs();
            let bound = if ours { other.value + apart } else { other.value - apart };
            if ours == (bound < want) {
                return Some(bound);
            }
        }
        None
    }
}
