//! Values, thresholds, moves and lines of play.

use crate::cards::Card;
use crate::position::{Position, SEATS};
use crate::trick::Duty;

use super::lanes::{Lanes, PLACES};
use super::play::Play;
use super::search::Search;
use super::setting::Setting;
use super::{Objective, Problem, Weights};

/// Solves problems one after another and keeps its transposition table between them.
#[derive(Default)]
pub struct Solver {
    three: Seats<3>,
    four: Seats<4>,
}

/// The searches for one number of seats, created on demand.
#[derive(Default)]
struct Seats<const N: usize> {
    most: Option<Search<N>>,
    none: Option<Search<N>>,
}

impl Solver {
    /// Return a solver with empty tables.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// Return the value: points or tricks from here on, or 1 or 0 for a side that is to take nothing.
    pub fn value(&mut self, problem: &Problem) -> u32 {
        match problem.position.seats {
            3 => self.three.value(problem),
            _ => self.four.value(problem),
        }
    }

    /// Return whether the side can reach this many points or tricks; for a side that is to take nothing, this value.
    pub fn reaches(&mut self, problem: &Problem, at_least: u32) -> bool {
        match problem.position.seats {
            3 => self.three.reaches(problem, at_least),
            _ => self.four.reaches(problem, at_least),
        }
    }

    /// Return the value after each legal card, by card number.
    pub fn moves(&mut self, problem: &Problem) -> Vec<(Card, u32)> {
        match problem.position.seats {
            3 => self.three.moves(problem),
            _ => self.four.moves(problem),
        }
    }

    /// Return a line of best play as seats and cards.
    pub fn line(&mut self, problem: &Problem) -> Vec<(u8, Card)> {
        match problem.position.seats {
            3 => self.three.line(problem),
            _ => self.four.line(problem),
        }
    }

    /// Return the number of positions between tricks visited so far.
    pub fn nodes(&self) -> u64 {
        self.three.nodes() + self.four.nodes()
    }

    /// Set other weights for the move ordering, to measure them.
    pub fn weigh(&mut self, problem: &Problem, weights: &Weights) {
        match problem.position.seats {
            3 => self.three.weigh(problem, weights),
            _ => self.four.weigh(problem, weights),
        }
    }
}

/// The step of the windows where points count. Where tricks count it is 1.
const STRIDE: i32 = 3;

/// A problem oriented for the search: the seats are rotated so that the side has a fixed place.
struct OrientedProblem {
    play: Play,
    setting: Setting,
    /// The number of seats by which the table was rotated.
    rotation: usize,
    /// The sides were swapped, so that values are what the other side takes.
    swapped: bool,
}

impl OrientedProblem {
    fn of<const N: usize>(problem: &Problem) -> OrientedProblem {
        let takes_nothing = matches!(problem.objective, Objective::NoPoints | Objective::NoTricks);
        let swapped = !takes_nothing && problem.side.count_ones() as usize * 2 > N;
        let side = if swapped { !problem.side & ((1 << N) - 1) } else { problem.side };
        let rotation = (0..N).min_by_key(|&by| rotate::<N>(side, by)).unwrap_or(0);
        let position = rotate_position::<N>(&problem.position, rotation);
        let tricks_count = matches!(problem.objective, Objective::Tricks | Objective::NoTricks);
        let mut lanes = Lanes::of(&problem.ranking, position.cards(), tricks_count);
        lanes.last = position.last as i32;
        if takes_nothing {
            lanes.count_alike();
        }
        let setting = Setting::of(&position, &lanes);
        let held = |card: &Card| position.hands.iter().any(|hand| hand.has(*card));
        let duty = position.called.filter(held).map_or(Duty::NONE, |card| lanes.duty(card));
        OrientedProblem {
            play: Play { lanes, side: rotate::<N>(side, rotation), wants_none: takes_nothing, duty },
            setting,
            rotation,
            swapped,
        }
    }

    fn side_value(&self, value: i32) -> u32 {
        (if self.swapped { self.setting.at().rest - value } else { value }) as u32
    }
}

/// Rotate a set of seats.
fn rotate<const N: usize>(seats: u8, by: usize) -> u8 {
    (seats >> by | seats << (N - by)) & ((1 << N) - 1)
}

fn rotate_position<const N: usize>(position: &Position, by: usize) -> Position {
    let mut rotation = position.clone();
    for seat in 0..N {
        rotation.hands[seat] = position.hands[(seat + by) % N];
    }
    rotation.leader = ((position.leader as usize + N - by) % N) as u8;
    rotation
}

impl<const N: usize> Seats<N> {
    fn nodes(&self) -> u64 {
        self.most.iter().chain(&self.none).map(|search| search.nodes).sum()
    }

    fn weigh(&mut self, problem: &Problem, weights: &Weights) {
        let search = self.most.get_or_insert_with(|| Search::new(OrientedProblem::of::<N>(problem).play));
        search.weights = *weights;
    }

    /// Prepare the search for a problem.
    fn prepare(&mut self, problem: &Problem) -> (OrientedProblem, PreparedSearch<'_, N>) {
        let oriented = OrientedProblem::of::<N>(problem);
        let kept = if oriented.play.wants_none { &mut self.none } else { &mut self.most };
        let search = kept.get_or_insert_with(|| Search::new(oriented.play.clone()));
        search.prepare(oriented.play.clone(), &oriented.setting);
        (oriented, PreparedSearch(search))
    }

    fn value(&mut self, problem: &Problem) -> u32 {
        let (oriented, mut ready) = self.prepare(problem);
        let value = ready.value(&oriented.setting);
        oriented.side_value(value)
    }

    fn reaches(&mut self, problem: &Problem, at_least: u32) -> bool {
        let (oriented, mut ready) = self.prepare(problem);
        let (at_least, rest) = (i32::try_from(at_least).unwrap_or(i32::MAX), oriented.setting.at().rest);
        if oriented.swapped {
            // the side takes this much unless the others take more than the difference
            return at_least <= rest && !ready.reaches(&oriented.setting, rest - at_least + 1);
        }
        ready.reaches(&oriented.setting, at_least)
    }

    fn moves(&mut self, problem: &Problem) -> Vec<(Card, u32)> {
        let (oriented, mut ready) = self.prepare(problem);
        let mut guess = None;
        let may = oriented.setting.may_play(&oriented.play, N);
        let mut values: Vec<(Card, u32)> = places(may)
            .map(|place| {
                let value = ready.value_after(&oriented.setting, place, guess);
                guess = Some(value);
                (oriented.play.lanes.card_at[place as usize], oriented.side_value(value))
            })
            .collect();
        values.sort_unstable();
        values
    }

    fn line(&mut self, problem: &Problem) -> Vec<(u8, Card)> {
        let (oriented, mut ready) = self.prepare(problem);
        let mut value = ready.value(&oriented.setting);
        let (mut setting, mut line) = (oriented.setting, Vec::new());
        while setting.at().left > 0 {
            let seat = setting.turn(N);
            let place = ready.find_best(&setting, value);
            let (next, taken) = setting.after(place, N, &oriented.play.lanes);
            value = ready.value_left(value, taken);
            line.push((((seat + oriented.rotation) % N) as u8, oriented.play.lanes.card_at[place as usize]));
            setting = next;
        }
        line
    }
}

/// Yield the places of a set, strongest first in every lane.
fn places(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros() as u8;
            set &= set - 1;
            place
        })
    })
}

/// A search prepared for its deal. For a side that is to take nothing, the value is 1 for success and 0 for failure.
struct PreparedSearch<'a, const N: usize>(&'a mut Search<N>);

impl<const N: usize> PreparedSearch<'_, N> {
    /// Return the exact value.
    fn value(&mut self, setting: &Setting) -> i32 {
        if self.0.play.wants_none {
            return i32::from(self.0.bound(setting, 1) < 1);
        }
        let guess = self.0.estimate(setting);
        self.narrow_windows(setting, guess)
    }

    /// Narrow the windows to the value from a guess: in strides until it is passed, then from below or above.
    fn narrow_windows(&mut self, setting: &Setting, guess: i32) -> i32 {
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

    /// Return the value of the whole position when a card is played.
    fn value_after(&mut self, setting: &Setting, place: u8, guess: Option<i32>) -> i32 {
        let (next, taken) = setting.after(place, N, &self.0.play.lanes);
        let got = self.value_taken(taken);
        if self.0.play.wants_none {
            return i32::from(got == 0 && self.0.bound(&next, 1) < 1);
        }
        let guess = guess.map_or_else(|| self.0.estimate(&next), |guess| guess - got);
        got + self.narrow_windows(&next, guess)
    }

    /// Return what a complete trick brought the side.
    fn value_taken(&self, taken: Option<(usize, i32)>) -> i32 {
        taken.map_or(0, |(winner, worth)| if self.0.play.is_side(winner) { worth } else { 0 })
    }

    /// Return what is left of a value that play keeps to.
    fn value_left(&self, value: i32, taken: Option<(usize, i32)>) -> i32 {
        if self.0.play.wants_none { value } else { value - self.value_taken(taken) }
    }

    /// Find a card that keeps to the value.
    fn find_best(&mut self, setting: &Setting, value: i32) -> u8 {
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
        let got = self.value_taken(taken);
        if self.0.play.wants_none {
            return (got == 0 && self.0.bound(&next, 1) < 1) == (value == 1);
        }
        let kept = value - got + i32::from(!more);
        (self.0.bound(&next, kept) >= kept) == more
    }
}

const _: () = assert!(PLACES <= 64 && SEATS >= 4);
