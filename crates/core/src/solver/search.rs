//! The search for points or tricks: zero-window searches from trick to trick.

use super::candidates::{Bound, Candidate, Candidates, NOWHERE};
use super::holders::{Holders, Pattern, Sums, slack};
use super::lanes::{LANE, WIDTH, lane, lane_of};
use super::losing_suits::LosingSuits;
use super::play::Play;
use super::safe_suits::SafeSuits;
use super::setting::{At, Setting, Trick};
use super::transposition::{Found, Table};
use super::weights::{Weights, weights};

/// What is noted in a pattern beside the leader: there is a called card, whose place follows, or trumps are locked. Both
/// are never there, since a called card is among four hands with a partner and locked trumps are not.
const CALLED: u8 = 4;
const LOCKED: u8 = 8;

/// Searches positions of one deal after another.
pub(super) struct Search<const SEATS: usize> {
    /// The layout of the cards, and the seats whose tricks count.
    pub play: Play,
    /// The weights of the move ordering.
    pub weights: Weights,
    /// The number of positions between tricks visited.
    pub nodes: u64,
    pub(super) sums: Sums,
    pub(super) safe_suits: SafeSuits,
    pub(super) losing_suits: LosingSuits,
    /// The different card values, lowest first, each with the places of the cards that have the value.
    pub(super) by_worth: Vec<(i32, u64)>,
    holders: Holders,
    table: Table<SEATS>,
}

impl<const SEATS: usize> Search<SEATS> {
    /// Return a search with an empty table.
    pub fn new(play: Play) -> Search<SEATS> {
        let (sums, by_worth) = (Sums::of(&play.lanes), play.lanes.by_worth());
        Search {
            play,
            sums,
            weights: *weights(SEATS),
            nodes: 0,
            safe_suits: SafeSuits::new(SEATS),
            losing_suits: LosingSuits::new(SEATS),
            by_worth,
            holders: Holders::new(),
            table: Table::new(),
        }
    }

    /// Prepare for another deal. Results of earlier deals are kept if cards and sides behave alike.
    pub fn prepare(&mut self, play: Play, setting: &Setting) {
        let alike = self.play.side == play.side
            && self.play.duty.card | play.duty.card == 0
            && self.play.lanes.behave_like(&play.lanes);
        if !alike {
            self.table.clear();
            self.sums = Sums::of(&play.lanes);
            self.by_worth = play.lanes.by_worth();
        }
        self.losing_suits.prepare(&play.lanes);
        self.play = play;
        self.holders.prepare(&setting.at().hands);
    }

    /// Return a bound on what the side takes from here on. A bound of `want` or more is a lower bound. A bound below
    /// `want` is an upper bound.
    pub fn bound(&mut self, setting: &Setting, want: i32) -> i32 {
        match setting {
            Setting::Between(at) => self.between(at, want).value,
            Setting::Within(trick) => self.within(trick, want).value,
        }
    }

    /// Estimate what the side takes by playing the best-scored cards.
    pub fn estimate(&self, setting: &Setting) -> i32 {
        let (mut setting, mut got) = (*setting, 0);
        while setting.at().left > 0 {
            let may = setting.may_play(&self.play, SEATS);
            let mut cards = Candidates::of(may, 0, u64::MAX, &self.play.lanes);
            match &setting {
                Setting::Between(at) => self.score_leads(at, at.all(), cards.all()),
                Setting::Within(trick) => self.score_follows(trick, setting.turn(SEATS), cards.all()),
            }
            let (next, taken) = setting.after(cards.pick(0).place, SEATS, &self.play.lanes);
            got += taken.map_or(0, |(winner, worth)| if self.play.is_side(winner) { worth } else { 0 });
            setting = next;
        }
        got
    }

    fn between(&mut self, at: &At, want: i32) -> Bound {
        match self.look_up(at, want) {
            Ok(bound) => bound,
            Err(first) => self.looked_into(at, want, first),
        }
    }

    /// Return a bound that decides whether the side takes `want`, if few points or few cards are left.
    #[inline]
    fn decide_at_sight(&mut self, at: &At, want: i32) -> Option<Bound> {
        if want <= 0 {
            return Some(Bound::new(0, 0));
        }
        if at.rest < want {
            return Some(Bound::new(at.rest, 0));
        }
        (at.left <= 1).then(|| self.last_trick(at))
    }

    /// Return a bound that decides whether the side takes `want`, from the cards or the transposition table. If there
    /// is none, return the best lead of a similar position.
    #[inline]
    fn look_up(&mut self, at: &At, want: i32) -> Result<Bound, u8> {
        if let Some(bound) = self.decide_at_sight(at, want) {
            return Ok(bound);
        }
        self.nodes += 1;
        let all = at.all();
        // a bound from the table is exact where tricks count, and may be off where points count
        if self.counts_points()
            && !at.locked
            && let Some(bound) = self.sure_tricks(at, all, want).decides(want)
        {
            return Ok(bound);
        }
        let pattern = self.pattern(at, all);
        let first = match self.look_up_table(at, all, &pattern, want) {
            Ok(bound) => return Ok(bound),
            Err(first) => first,
        };
        let decided = if self.counts_points() || at.locked {
            None
        } else if self.play.wants_none {
            self.find_lone_fate(at, all, &pattern, want)
        } else {
            self.sure_tricks(at, all, want).decides(want)
        };
        decided.ok_or(first)
    }

    #[inline]
    fn counts_points(&self) -> bool {
        self.play.lanes.per_trick == 0 && !self.play.wants_none
    }

    /// Return a bound from the transposition table that decides whether the side takes `want`. If there is none, return
    /// the best lead of a similar position.
    #[inline]
    fn look_up_table(&self, at: &At, all: u64, pattern: &Pattern, want: i32) -> Result<Bound, u8> {
        let mut first = NOWHERE;
        for found in self.table.similar(pattern) {
            if let Some(value) = self.adapt_bound(found, at, want) {
                return Ok(Bound::new(value, rests_on(found, all)));
            }
            first = place_of(found.lead, all);
        }
        Err(first)
    }

    fn looked_into(&mut self, at: &At, want: i32, first: u8) -> Bound {
        let all = at.all();
        let pattern = self.pattern(at, all);
        let best = self.lead(at, all, want, first);
        // the place of a called card always matters, because its holder is not free
        let bound = Bound::new(best.bound.value, best.bound.rests_on | self.play.duty.card & all);
        let (low, high) = if bound.value >= want { (bound.value, at.rest) } else { (0, bound.value) };
        self.table.store(Found {
            pattern,
            matter: matter(bound.rests_on, all),
            low: low as i16,
            high: high as i16,
            lead: depth_of(best.place, all),
            hands: std::array::from_fn(|seat| at.hands[seat]),
        });
        bound
    }

    #[inline]
    fn pattern(&mut self, at: &At, all: u64) -> Pattern {
        let mut pattern = self.holders.pattern(all, at.leader);
        if at.locked {
            pattern.leader |= LOCKED;
        }
        if self.play.duty.card & all != 0 {
            pattern.leader |= CALLED + 8 * (all & (self.play.duty.card - 1)).count_ones() as u8;
        }
        pattern
    }

    /// Return a stored bound of a similar position if it also decides here, after a correction for the difference of
    /// the card values.
    #[inline]
    fn adapt_bound(&self, found: &Found<SEATS>, at: &At, want: i32) -> Option<i32> {
        let (low, high) = (i32::from(found.low), i32::from(found.high));
        if low < want && high >= want {
            return None;
        }
        if SEATS == 4 && self.play.lanes.per_trick != 0 {
            return Some(if low >= want { low } else { high });
        }
        let (mut more, mut less) = (0, 0);
        for (now, then) in at.hands.iter().zip(found.hands) {
            if *now != then {
                let (up, down) = slack(*now, then, &self.play.lanes);
                more += up;
                less += down;
            }
        }
        if low - less >= want {
            return Some(low - less);
        }
        (high + more < want).then_some(high + more)
    }

    /// Return the result of the last trick, in which no seat has a choice.
    fn last_trick(&self, at: &At) -> Bound {
        let mut winner = at.leader;
        let mut contested = false;
        let mut best = at.hands[winner].trailing_zeros() as u8;
        for turn in 1..SEATS {
            let seat = (at.leader + turn) % SEATS;
            let place = at.hands[seat].trailing_zeros() as u8;
            let same = lane_of(place) == lane_of(best);
            contested |= same;
            if self.play.lanes.beats(place, best) {
                contested = same;
                (best, winner) = (place, seat);
            }
        }
        Bound::new(if self.play.is_side(winner) { at.rest } else { 0 }, u64::from(contested) << best)
    }

    fn lead(&mut self, at: &At, all: u64, want: i32, first: u8) -> Candidate {
        let hand = at.hands[at.leader];
        let may = self.play.may_lead(hand, at.locked);
        let mut leads = Candidates::of(may, all & !hand, self.play.duty.card, &self.play.lanes);
        let more = self.play.wants_more(at.leader);
        let tried = usize::from(leads.bring_first(first));
        self.try_all(
            &mut leads,
            tried,
            more,
            want,
            |search, leads| search.score_leads(at, all, leads),
            |search, lead| search.within(&Trick::begin(at, lead.place, &search.play.lanes), want),
        )
    }

    fn within(&mut self, trick: &Trick, want: i32) -> Bound {
        let seat = (trick.at.leader + trick.played) % SEATS;
        let hand = trick.at.hands[seat];
        let may = self.play.may_follow(hand, trick.led);
        if may.is_power_of_two() {
            return self.forced(&trick.with(seat, may.trailing_zeros() as u8, &self.play.lanes), want);
        }
        let more = self.play.wants_more(seat);
        let mut cards = Candidates::of(may, trick.all & !hand, self.play.duty.card, &self.play.lanes);
        if trick.played + 1 == SEATS {
            // the last player adds the highest card of a run to a trick that its side takes, else the lowest
            let winner = |place| if self.play.lanes.beats(place, trick.best) { seat } else { trick.winner };
            cards.keep_ends(|place| self.play.is_side(winner(place)) == more);
            if let Some(bound) = self.check_outcomes(trick, seat, &mut cards, want) {
                return bound;
            }
        }
        self.try_all(
            &mut cards,
            0,
            more,
            want,
            |search, cards| search.score_follows(trick, seat, cards),
            |search, card| search.after(&trick.with(seat, card.place, &search.play.lanes), want, card.first),
        )
        .bound
    }

    #[inline]
    fn forced(&mut self, trick: &Trick, want: i32) -> Bound {
        if trick.played < SEATS {
            return self.within(trick, want);
        }
        let (at, worth) = trick.complete(&self.play.lanes);
        let got = if self.play.is_side(at.leader) { worth } else { 0 };
        let bound = self.between(&at, want - got);
        Bound::new(got + bound.value, bound.rests_on | trick.decisive())
    }

    #[inline]
    fn after(&mut self, trick: &Trick, want: i32, first: u8) -> Bound {
        if trick.played < SEATS {
            return self.within(trick, want);
        }
        let (at, worth) = trick.complete(&self.play.lanes);
        let got = if self.play.is_side(at.leader) { worth } else { 0 };
        // the outcome of the last card was looked up already; where points count, the table may have learned more
        // since
        let again = if self.counts_points() { self.look_up_again(&at, want - got) } else { Err(first) };
        let bound = again.unwrap_or_else(|first| self.looked_into(&at, want - got, first));
        Bound::new(got + bound.value, bound.rests_on | trick.decisive())
    }

    /// Look up the outcomes of the cards that complete a trick before searching any. Return a bound that decides, if
    /// found.
    #[inline]
    fn check_outcomes(
        &mut self,
        trick: &Trick,
        seat: usize,
        cards: &mut Candidates,
        want: i32,
    ) -> Option<Bound> {
        let more = self.play.wants_more(seat);
        for card in cards.all() {
            let next = trick.with(seat, card.place, &self.play.lanes);
            let (at, worth) = next.complete(&self.play.lanes);
            let got = if self.play.is_side(at.leader) { worth } else { 0 };
            let bound = match self.look_up(&at, want - got) {
                Ok(bound) => bound,
                Err(first) => {
                    card.first = first;
                    continue;
                }
            };
            card.bound = Bound::new(got + bound.value, bound.rests_on | next.decisive());
            card.known = true;
            if more == (card.bound.value >= want) {
                return Some(card.bound);
            }
        }
        None
    }

    #[inline]
    fn look_up_again(&mut self, at: &At, want: i32) -> Result<Bound, u8> {
        let all = at.all();
        let pattern = self.pattern(at, all);
        self.look_up_table(at, all, &pattern, want)
    }

    /// Search cards until one decides. The result of a neighbouring card bounds the result of a card, because the two
    /// differ at most by the cards' values.
    #[inline]
    fn try_all(
        &mut self,
        cards: &mut Candidates,
        first: usize,
        more: bool,
        want: i32,
        score: impl Fn(&Self, &mut [Candidate]),
        mut bound_of: impl FnMut(&mut Self, &Candidate) -> Bound,
    ) -> Candidate {
        let mut best = Candidate { place: NOWHERE, ..Candidate::default() };
        best.bound.value = if more { -1 } else { i32::MAX };
        let mut rests_on = 0;
        for at in 0..cards.count {
            if at == first && cards.count > first + 1 {
                score(self, &mut cards.list[first..cards.count]);
            }
            let mut card = if at < first { cards.list[at] } else { cards.pick(at) };
            if let Some(bound) = self.by_neighbours(&cards.list[..at], card, more, want) {
                card.bound = bound;
            } else {
                if !card.known {
                    card.bound = bound_of(self, &card);
                }
                if more == (card.bound.value >= want) {
                    return card;
                }
                if card.bound.rests_on & not_above(card.alike.trailing_zeros() as u8) != 0 {
                    card.bound.rests_on |= card.alike;
                }
            }
            rests_on |= card.bound.rests_on;
            cards.list[at] = card;
            if more == (card.bound.value > best.bound.value) && card.bound.value != best.bound.value {
                best = card;
            }
        }
        best.bound.rests_on = rests_on;
        best
    }

    #[inline]
    fn by_neighbours(&self, tried: &[Candidate], card: Candidate, more: bool, want: i32) -> Option<Bound> {
        for other in tried {
            let suit = lane(lane_of(card.place));
            if suit >> other.place & 1 == 0 {
                continue;
            }
            let apart = (self.play.lanes.worth(card.place) - self.play.lanes.worth(other.place)).abs();
            let bound = if more { other.bound.value + apart } else { other.bound.value - apart };
            if more == (bound >= want) {
                continue;
            }
            let rests = other.bound.rests_on;
            let stronger = (card.alike.trailing_zeros() as u8).min(other.place);
            if rests & not_above(stronger) == 0 {
                return Some(Bound::new(bound, rests));
            }
            if other.run == card.run {
                return Some(Bound::new(bound, rests | other.alike | card.alike));
            }
        }
        None
    }
}

/// Return the places of a lane that are no stronger than this one.
#[inline]
fn not_above(place: u8) -> u64 {
    lane(lane_of(place)) & !((1 << place) - 1)
}

/// Return a mask of the holders that matter for a bound that depends on these cards: all down to the weakest of them
/// in its lane.
#[inline]
fn matter(rests_on: u64, all: u64) -> [u64; 2] {
    let lane = |lane: u32| {
        let there = rests_on >> (lane * WIDTH) & LANE;
        if there == 0 {
            return 0;
        }
        let down_to = (2 << there.ilog2()) - 1;
        let depth = (all >> (lane * WIDTH) & down_to & LANE).count_ones();
        (1u64 << (2 * depth)) - 1
    };
    [lane(0) | lane(1) << 32, lane(2) | lane(3) << 32]
}

#[inline]
fn depth_of(place: u8, all: u64) -> (u8, u8) {
    let lane = lane_of(place);
    (lane as u8, (all >> (lane * WIDTH) & ((1 << (u32::from(place) % WIDTH)) - 1)).count_ones() as u8)
}

#[inline]
fn place_of(lead: (u8, u8), all: u64) -> u8 {
    let shift = u32::from(lead.0) * WIDTH;
    let mut cards = all >> shift & LANE;
    for _ in 0..lead.1 {
        cards &= cards.wrapping_sub(1);
    }
    if cards == 0 { NOWHERE } else { (shift + cards.trailing_zeros()) as u8 }
}

/// Return the cards in this position on which a stored bound depends.
fn rests_on<const SEATS: usize>(found: &Found<SEATS>, all: u64) -> u64 {
    let mut cards = 0;
    for suit in 0..4u32 {
        let mut mask = (found.matter[suit as usize / 2] >> (32 * (suit % 2))) as u32;
        let mut there = all & lane(suit);
        while mask != 0 {
            cards |= there & there.wrapping_neg();
            there &= there.wrapping_sub(1);
            mask >>= 2;
        }
    }
    cards
}
