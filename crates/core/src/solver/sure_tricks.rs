//! Sure tricks: lower bounds on what each side takes, like the quick tricks of bridge solvers. M.-S. Chang, Building a
//! fast double-dummy bridge solver, New York University 1996.

use super::candidates::Bound;
use super::lanes::{LANE, LONGEST, WIDTH, over, weakest};
use super::search::Search;
use super::setting::At;

/// The tricks that the leader can cash, as they are added up.
#[derive(Clone, Copy, Default)]
struct Cash {
    points: i32,
    /// The cards whose rank the sum depends on.
    rests_on: u64,
    rounds: u32,
    /// No other player has trumps left after the leader's rounds of them.
    drawn: bool,
    /// By seat, the least value that it adds by following suit.
    fallen: [i32; 4],
}

/// What each side takes at least, and the cards that this depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SureTricks {
    pub low: Bound,
    pub high: Bound,
}

impl SureTricks {
    /// Return a bound that decides, if there is one.
    #[inline]
    pub fn decides(&self, want: i32) -> Option<Bound> {
        if self.low.value >= want {
            return Some(self.low);
        }
        (self.high.value < want).then_some(self.high)
    }
}

impl<const SEATS: usize> Search<SEATS> {
    /// Bound what the side takes from here on. The highest trumps in a row belong to their holders, and the leader may
    /// cash winners, with what the others must add to them.
    pub(super) fn sure_tricks(&self, at: &At, all: u64, want: i32) -> SureTricks {
        if self.play.duty.card & all != 0 {
            return SureTricks { low: Bound::new(0, 0), high: Bound::new(at.rest, 0) };
        }
        let ours = self.play.is_side(at.leader);
        let (top, theirs) = self.top_trumps(at, all, ours);
        let mut cash = Cash { drawn: true, ..Cash::default() };
        if self.play.lanes.trump {
            self.cash_trumps(at, all, top, &mut cash);
        }
        for lane in u32::from(self.play.lanes.trump)..4 {
            self.cash_lane(at, all, lane, &mut cash);
        }
        // with three seats it does not pay, and one against three needs no help
        let alone = cash.points + self.play.lanes.per_trick * cash.rounds as i32;
        let needed = if ours { want } else { at.rest - want + 1 };
        if SEATS == 4 && self.play.side.count_ones() == 2 && alone < needed {
            self.cash_with_friends(at, all, &mut cash);
        }
        let points =
            cash.points + self.all_fallen(at, &cash) + self.play.lanes.per_trick * cash.rounds as i32;
        let mine = if cash.rounds as i32 >= at.left { at.rest } else { points };
        let (mine, theirs) = (Bound::new(mine, cash.rests_on), theirs);
        let left = |bound: Bound| Bound::new(at.rest - bound.value, bound.rests_on);
        if ours {
            SureTricks { low: mine, high: left(theirs) }
        } else {
            SureTricks { low: theirs, high: left(mine) }
        }
    }

    /// Return our trumps above all of the other side, and what the other side takes with its own top trumps.
    #[inline]
    fn top_trumps(&self, at: &At, all: u64, ours: bool) -> (u64, Bound) {
        if !self.play.lanes.trump {
            return (0, Bound::new(0, 0));
        }
        let side = (0..SEATS)
            .filter(|&seat| self.play.is_side(seat) == ours)
            .fold(0, |side, seat| side | at.hands[seat]);
        let (mine, theirs) = (side & LANE, all & !side & LANE);
        let top = theirs & over(mine);
        // a seat takes a trick with each top trump it holds, but two of one side may fall in one trick
        let tricks = at.hands.iter().map(|hand| (hand & top).count_ones()).max().unwrap_or(0);
        let mut taken = self.sums.sum(0, top) + self.play.lanes.per_trick * tricks as i32;
        if self.play.lanes.per_trick == 0 && tricks > 0 {
            let losers = (0..SEATS).filter(|&seat| self.play.is_side(seat) == ours);
            taken += losers.map(|seat| self.cheapest_of(at.hands[seat], tricks)).sum::<i32>();
        }
        (mine & over(theirs), Bound::new(taken, top))
    }

    fn cash_trumps(&self, at: &At, all: u64, top: u64, cash: &mut Cash) {
        let mine = at.hands[at.leader] & LANE;
        let run = mine & over(all & LANE & !mine);
        let longest = Self::others(at).map(|hand| (hand & LANE).count_ones()).max().unwrap_or(0);
        cash.drawn = run.count_ones() >= longest;
        let won = if cash.drawn { mine } else { run };
        cash.rounds = won.count_ones();
        cash.rests_on = run | top & !mine;
        cash.points = self.sums.sum(0, won) + self.sums.sum(0, top & !mine);
        if won != 0 {
            self.add_fallen(at, 0, !top, cash.rounds, cash);
        }
    }

    fn cash_lane(&self, at: &At, all: u64, lane: u32, cash: &mut Cash) {
        let shift = lane * WIDTH;
        let own = at.hands[at.leader] >> shift & LANE;
        let mut run = own & over(all >> shift & LANE & !own);
        if run == 0 {
            return;
        }
        let (longest, safe) = self.held_by_others(at, lane, at.leader, cash.drawn);
        let mut top = run;
        if cash.drawn && run.count_ones() >= longest {
            run = own;
        }
        while !cash.drawn && run.count_ones() > safe {
            run &= !weakest(run);
            top = run;
        }
        cash.rests_on |= top << shift;
        cash.rounds += run.count_ones();
        cash.points += self.sums.sum(lane, run);
        self.add_fallen(at, lane, u64::MAX, run.count_ones(), cash);
    }

    /// After cashing its own winners, the leader may lead to a partner who holds the master of a lane, and that
    /// partner cashes too.
    fn cash_with_friends(&self, at: &At, all: u64, cash: &mut Cash) {
        let ours = self.play.is_side(at.leader);
        let friends = (0..SEATS).filter(|&seat| seat != at.leader && self.play.is_side(seat) == ours);
        let best = friends
            .filter_map(|friend| self.cashed_by(at, all, friend, cash.drawn))
            .max_by_key(|cashed| (cashed.rounds, cashed.points));
        let Some(cashed) = best else { return };
        if cash.rounds + cashed.rounds > at.left as u32 && self.play.lanes.per_trick == 0 {
            return;
        }
        cash.rounds += cashed.rounds;
        cash.points += cashed.points;
        cash.rests_on |= cashed.rests_on;
    }

    /// Add what a reachable partner of the leader cashes.
    fn cashed_by(&self, at: &At, all: u64, friend: usize, drawn: bool) -> Option<Cash> {
        let (mut cashed, mut reached) = (Cash::default(), false);
        for lane in 0..4 {
            let shift = lane * WIDTH;
            let own = at.hands[friend] >> shift & LANE;
            let mut run = own & over(all >> shift & LANE & !own);
            if run == 0 {
                continue;
            }
            let trumps = lane == 0 && self.play.lanes.trump;
            let (longest, safe) = self.held_by_others(at, lane, friend, drawn || trumps);
            let mut top = run;
            if (drawn || trumps) && run.count_ones() >= longest {
                run = own;
            }
            while run.count_ones() > safe {
                run &= !weakest(run);
                top = run;
            }
            reached |= run != 0 && at.hands[at.leader] >> shift & LANE != 0;
            cashed.rounds += run.count_ones();
            // top trumps are counted with the leader's
            cashed.points += if trumps { 0 } else { self.sums.sum(lane, run) };
            cashed.rests_on |= top << shift;
        }
        reached.then_some(cashed)
    }

    /// Return the maximum number of cards of a lane that another seat holds, and the number of rounds of it that no
    /// one can trump.
    #[inline]
    fn held_by_others(&self, at: &At, lane: u32, seat: usize, drawn: bool) -> (u32, u32) {
        let ours = self.play.is_side(seat);
        let (mut longest, mut safe) = (0, LONGEST);
        for other in (0..SEATS).filter(|&other| other != seat) {
            let held = (at.hands[other] >> (lane * WIDTH) & LANE).count_ones();
            longest = longest.max(held);
            let may_trump = self.play.lanes.obliged != 0 || self.play.is_side(other) != ours;
            if !drawn && may_trump && at.hands[other] & LANE != 0 {
                safe = safe.min(held);
            }
        }
        (longest, safe)
    }

    /// Add the least value that the others contribute to some rounds of a lane: partners their highest cards,
    /// opponents their lowest.
    #[inline]
    fn add_fallen(&self, at: &At, lane: u32, counted: u64, rounds: u32, cash: &mut Cash) {
        if self.play.lanes.per_trick != 0 {
            return;
        }
        let ours = self.play.is_side(at.leader);
        for seat in (0..SEATS).filter(|&seat| seat != at.leader) {
            let held = at.hands[seat] >> (lane * WIDTH) & LANE;
            let friend = self.play.is_side(seat) == ours;
            cash.fallen[seat] +=
                self.falling(lane, if friend { held & counted } else { held }, rounds, friend);
        }
    }

    /// Return the least value that the others contribute to all cashed rounds. An opponent adds as many cards as there
    /// are rounds, whichever they are.
    #[inline]
    fn all_fallen(&self, at: &At, cash: &Cash) -> i32 {
        if self.play.lanes.per_trick != 0 || cash.rounds == 0 {
            return 0;
        }
        let ours = self.play.is_side(at.leader);
        let adds = |seat: usize| {
            let friend = self.play.is_side(seat) == ours;
            if friend {
                cash.fallen[seat]
            } else {
                cash.fallen[seat].max(self.cheapest_of(at.hands[seat], cash.rounds))
            }
        };
        (0..SEATS).filter(|&seat| seat != at.leader).map(adds).sum()
    }

    /// Return the least value of this many cards of a hand.
    #[inline]
    fn cheapest_of(&self, hand: u64, mut count: u32) -> i32 {
        let mut sum = 0;
        for &(worth, places) in &self.by_worth {
            let counted = (hand & places).count_ones().min(count);
            sum += worth * counted as i32;
            count -= counted;
            if count == 0 {
                break;
            }
        }
        sum
    }

    #[inline]
    fn falling(&self, lane: u32, held: u64, rounds: u32, friend: bool) -> i32 {
        let count = held.count_ones();
        if count <= rounds {
            return self.sums.sum(lane, held);
        }
        let mut strong = held;
        for _ in 0..if friend { count - rounds } else { rounds } {
            strong &= !weakest(strong);
        }
        if friend {
            self.sums.sum(lane, strong)
        } else {
            self.sums.sum(lane, held) - self.sums.sum(lane, strong)
        }
    }

    #[inline]
    fn others(at: &At) -> impl Iterator<Item = u64> + use<'_, SEATS> {
        (0..SEATS).filter(|&seat| seat != at.leader).map(|seat| at.hands[seat])
    }
}
