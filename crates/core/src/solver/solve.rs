//! Values, thresholds, moves and lines.

use crate::cards::Card;
use crate::position::{Position, SEATS};
use crate::trick::Duty;

use super::lanes::{Lanes, PLACES};
use super::play::Play;
use super::search::Search;
use super::setting::Setting;
use super::{Objective, Problem, Weights};

/// Solves positions one after another, and remembers what may be of use for the next.
#[derive(Default)]
pub struct Solver {
    three: Seats<3>,
    four: Seats<4>,
}

/// The searches for one number of seats, made when first needed.
#[derive(Default)]
struct Seats<const N: usize> {
    most: Option<Search<N>>,
    none: Option<Search<N>>,
}

impl Solver {
    /// A solver that has seen nothing yet.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// The value: points or tricks from here on, or 1 and 0 for yes and no.
    pub fn value(&mut self, problem: &Problem) -> u32 {
        match problem.position.seats {
            3 => self.three.value(problem),
            _ => self.four.value(problem),
        }
    }

    /// Whether the side can reach so many points or tricks from here on; for yes and no whether the value does.
    pub fn reaches(&mut self, problem: &Problem, at_least: u32) -> bool {
        match problem.position.seats {
            3 => self.three.reaches(problem, at_least),
            _ => self.four.reaches(problem, at_least),
        }
    }

    /// The value after each card that may be played, by card number.
    pub fn moves(&mut self, problem: &Problem) -> Vec<(Card, u32)> {
        match problem.position.seats {
            3 => self.three.moves(problem),
            _ => self.four.moves(problem),
        }
    }

    /// One line of best play: who plays what.
    pub fn line(&mut self, problem: &Problem) -> Vec<(u8, Card)> {
        match problem.position.seats {
            3 => self.three.line(problem),
            _ => self.four.line(problem),
        }
    }

    /// How many positions between tricks were looked at so far.
    pub fn nodes(&self) -> u64 {
        self.three.nodes() + self.four.nodes()
    }

    /// Other weights for the order in which cards are tried, to measure them.
    pub fn weigh(&mut self, problem: &Problem, weights: &Weights) {
        match problem.position.seats {
            3 => self.three.weigh(problem, weights),
            _ => self.four.weigh(problem, weights),
        }
    }
}

/// How far windows move until the value is passed, where points are counted; tricks are gone through one by one.
const STRIDE: i32 = 3;

/// A problem as the search sees it: the side sits in a fixed place, whatever seats it has at the table.
struct InformationSet {
    play: Play,
    setting: Setting,
    /// By how many seats the table was turned.
    turned: usize,
    /// Whether sides were changed, so that values are what the other side takes.
    changed: bool,
}

impl InformationSet {
    fn of<const N: usize>(problem: &Problem) -> InformationSet {
        let takes_nothing = matches!(problem.objective, Objective::NoPoints | Objective::NoTricks);
        let changed = !takes_nothing && problem.side.count_ones() as usize * 2 > N;
        let side = if changed { !problem.side & ((1 << N) - 1) } else { problem.side };
        let turned = (0..N).min_by_key(|&by| turn::<N>(side, by)).unwrap_or(0);
        let position = turn_position::<N>(&problem.position, turned);
        let tricks_count = matches!(problem.objective, Objective::Tricks | Objective::NoTricks);
        let mut lanes = Lanes::of(&problem.ranking, position.cards(), tricks_count);
        if takes_nothing {
            lanes.count_alike();
        }
        let setting = Setting::of(&position, &lanes);
        let held = |card: &Card| position.hands.iter().any(|hand| hand.has(*card));
        let duty = position.called.filter(held).map_or(Duty::NONE, |card| lanes.duty(card));
        InformationSet {
            play: Play { lanes, side: turn::<N>(side, turned), wants_none: takes_nothing, duty },
            setting,
            turned,
            changed,
        }
    }

    fn changed(&self, value: i32) -> u32 {
        (if self.changed { self.setting.at().rest - value } else { value }) as u32
    }
}

/// A set of seats, as seen from another seat.
fn turn<const N: usize>(seats: u8, by: usize) -> u8 {
    (seats >> by | seats << (N - by)) & ((1 << N) - 1)
}

fn turn_position<const N: usize>(position: &Position, by: usize) -> Position {
    let mut turned = position.clone();
    for seat in 0..N {
        turned.hands[seat] = position.hands[(seat + by) % N];
    }
    turned.leader = ((position.leader as usize + N - by) % N) as u8;
    turned
}

impl<const N: usize> Seats<N> {
    fn nodes(&self) -> u64 {
        self.most.iter().chain(&self.none).map(|search| search.nodes).sum()
    }

    fn weigh(&mut self, problem: &Problem, weights: &Weights) {
        let search = self.most.get_or_insert_with(|| Search::new(InformationSet::of::<N>(problem).play));
        search.weights = *weights;
    }

    /// Makes the search for an objective ready for a deal.
    fn ready(&mut self, problem: &Problem) -> (InformationSet, Ready<'_, N>) {
        let seen = InformationSet::of::<N>(problem);
        let kept = if seen.play.wants_none { &mut self.none } else { &mut self.most };
        let search = kept.get_or_insert_with(|| Search::new(seen.play.clone()));
        search.take_up(seen.play.clone(), &seen.setting);
        (seen, Ready(search))
    }

    fn value(&mut self, problem: &Problem) -> u32 {
        let (seen, mut ready) = self.ready(problem);
        let value = ready.value(&seen.setting);
        seen.changed(value)
    }

    fn reaches(&mut self, problem: &Problem, at_least: u32) -> bool {
        let (seen, mut ready) = self.ready(problem);
        let (at_least, rest) = (i32::try_from(at_least).unwrap_or(i32::MAX), seen.setting.at().rest);
        if seen.changed {
            // the side takes so much unless the others take more than what is left
            return at_least <= rest && !ready.reaches(&seen.setting, rest - at_least + 1);
        }
        ready.reaches(&seen.setting, at_least)
    }

    fn moves(&mut self, problem: &Problem) -> Vec<(Card, u32)> {
        let (seen, mut ready) = self.ready(problem);
        let mut guess = None;
        let may = seen.setting.may_play(&seen.play, N);
        let mut values: Vec<(Card, u32)> = places(may)
            .map(|place| {
                let value = ready.value_after(&seen.setting, place, guess);
                guess = Some(value);
                (seen.play.lanes.card_at[place as usize], seen.changed(value))
            })
            .collect();
        values.sort_unstable();
        values
    }

    fn line(&mut self, problem: &Problem) -> Vec<(u8, Card)> {
        let (seen, mut ready) = self.ready(problem);
        let mut value = ready.value(&seen.setting);
        let (mut setting, mut line) = (seen.setting, Vec::new());
        while setting.at().left > 0 {
            let seat = setting.turn(N);
            let place = ready.best(&setting, value);
            let (next, taken) = setting.after(place, N, &seen.play.lanes);
            value = ready.value_on(value, taken);
            line.push((((seat + seen.turned) % N) as u8, seen.play.lanes.card_at[place as usize]));
            setting = next;
        }
        line
    }
}

/// The places of a set, strongest first in every lane.
fn places(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros() as u8;
            set &= set - 1;
            place
        })
    })
}

/// A search that is ready for its deal. What a side takes that wants nothing is told as 1 for nothing and 0 for any.
struct Ready<'a, const N: usize>(&'a mut Search<N>);

impl<const N: usize> Ready<'_, N> {
    /// The exact value.
    fn value(&mut self, setting: &Setting) -> i32 {
        if self.0.play.wants_none {
            return i32::from(self.0.bound(setting, 1) < 1);
        }
        let guess = self.0.likely(setting);
        self.closed_in(setting, guess)
    }

    /// Windows that close in on the value from a guess: in strides until it is passed, then from below or above.
    fn closed_in(&mut self, setting: &Setting, guess: i32) -> i32 {
        let (mut low, mut high) = (0, setting.at().rest);
        let (mut reached, mut missed) = (false, false);
        let stride = if self.0.play.lanes.per_trick == 0 { STRIDE } else { 1 };
        let mut want = guess.clamp(1, high.max(1));
        while low < high {
            let bound = self.0.bound(setting, want);
            if bound >= want {
                (low, reached) = (bound, true);
            } else {
                (high, missed) = (bound, true);
            }
            want = match (reached, missed) {
                (true, false) => (low + stride).min(high),
                (false, _) => (high - stride + 1).max(low + 1),
                (true, true) if bound >= want => low + 1,
                (true, true) => high,
            };
        }
        low
    }

    fn reaches(&mut self, setting: &Setting, at_least: i32) -> bool {
        if self.0.play.wants_none {
            return at_least <= self.value(setting);
        }
        self.0.bound(setting, at_least) >= at_least
    }

    /// The value of the whole when a card is played.
    fn value_after(&mut self, setting: &Setting, place: u8, guess: Option<i32>) -> i32 {
        let (next, taken) = setting.after(place, N, &self.0.play.lanes);
        let got = self.got(taken);
        if self.0.play.wants_none {
            return i32::from(got == 0 && self.0.bound(&next, 1) < 1);
        }
        let guess = guess.map_or_else(|| self.0.likely(&next), |guess| guess - got);
        got + self.closed_in(&next, guess)
    }

    /// What a gathered trick brought the side.
    fn got(&self, taken: Option<(usize, i32)>) -> i32 {
        taken.map_or(0, |(winner, worth)| if self.0.play.is_side(winner) { worth } else { 0 })
    }

    /// What is left of a value that play keeps to.
    fn value_on(&self, value: i32, taken: Option<(usize, i32)>) -> i32 {
        if self.0.play.wants_none { value } else { value - self.got(taken) }
    }

    /// A card that keeps to the value.
    fn best(&mut self, setting: &Setting, value: i32) -> u8 {
        let may = setting.may_play(&self.0.play, N);
        let first = may.trailing_zeros() as u8;
        if may.is_power_of_two() {
            return first;
        }
        let more = self.0.play.is_side(setting.turn(N));
        places(may).find(|&place| self.keeps(setting, place, value, more)).unwrap_or(first)
    }

    fn keeps(&mut self, setting: &Setting, place: u8, value: i32, more: bool) -> bool {
        let (next, taken) = setting.after(place, N, &self.0.play.lanes);
        let got = self.got(taken);
        if self.0.play.wants_none {
            return (got == 0 && self.0.bound(&next, 1) < 1) == (value == 1);
        }
        let kept = value - got + i32::from(!more);
        (self.0.bound(&next, kept) >= kept) == more
    }
}

const _: () = assert!(PLACES <= 64 && SEATS >= 4);
