//! Values, thresholds, moves and lines.

use crate::cards::Card;
use crate::position::{Position, SEATS};

use super::avoid::Avoid;
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
    none: Option<Avoid<N>>,
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

/// A problem as the search sees it: the side sits in a fixed place, whatever seats it has at the table.
struct Seen {
    play: Play,
    setting: Setting,
    /// By how many seats the table was turned.
    turned: usize,
    /// Whether sides were changed, so that values are what the other side takes.
    changed: bool,
}

impl Seen {
    fn of<const N: usize>(problem: &Problem) -> Seen {
        let takes_nothing = matches!(problem.objective, Objective::NoPoints | Objective::NoTricks);
        let changed = !takes_nothing && problem.side.count_ones() as usize * 2 > N;
        let side = if changed { !problem.side & ((1 << N) - 1) } else { problem.side };
        let turned = (0..N).min_by_key(|&by| turn::<N>(side, by)).unwrap_or(0);
        let position = turn_position::<N>(&problem.position, turned);
        let tricks_count = matches!(problem.objective, Objective::Tricks | Objective::NoTricks);
        let mut lanes = Lanes::of(&problem.ranking, position.cards(), tricks_count);
        if takes_nothing {
            lanes.points = lanes.points.map(|points| points.min(1));
        }
        let setting = Setting::of(&position, &lanes);
        let called = position.called.map_or(0, |card| 1 << lanes.place(card));
        Seen { play: Play { lanes, side: turn::<N>(side, turned), called }, setting, turned, changed }
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
        self.most.as_ref().map_or(0, |most| most.nodes) + self.none.as_ref().map_or(0, |none| none.nodes)
    }

    fn weigh(&mut self, problem: &Problem, weights: &Weights) {
        let search = self.most.get_or_insert_with(|| Search::new(Seen::of::<N>(problem).play));
        search.weights = *weights;
    }

    /// Makes the search for an objective ready for a deal.
    fn ready(&mut self, problem: &Problem) -> (Seen, Ready<'_, N>) {
        let seen = Seen::of::<N>(problem);
        let play = seen.play.clone();
        let ready = if matches!(problem.objective, Objective::NoPoints | Objective::NoTricks) {
            let search = self.none.get_or_insert_with(|| Avoid::new(play.clone()));
            search.take_up(play);
            Ready::None(search)
        } else {
            let search = self.most.get_or_insert_with(|| Search::new(play.clone()));
            search.take_up(play, &seen.setting);
            Ready::Most(search)
        };
        (seen, ready)
    }

    fn value(&mut self, problem: &Problem) -> u32 {
        let (seen, mut ready) = self.ready(problem);
        let value = ready.value(&seen.setting, seen.setting.at().rest / 2);
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
        let mut value = ready.value(&seen.setting, seen.setting.at().rest / 2);
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

/// A search that is ready for its deal. A value of those who take nothing is 1 or 0.
enum Ready<'a, const N: usize> {
    Most(&'a mut Search<N>),
    None(&'a mut Avoid<N>),
}

impl<const N: usize> Ready<'_, N> {
    fn play(&self) -> &Play {
        match self {
            Ready::Most(search) => &search.play,
            Ready::None(search) => &search.play,
        }
    }

    /// The exact value, by windows that close in on it from a guess.
    fn value(&mut self, setting: &Setting, guess: i32) -> i32 {
        match self {
            Ready::None(search) => i32::from(search.can(setting)),
            Ready::Most(search) => {
                let (mut low, mut high) = (0, setting.at().rest);
                let mut want = guess.clamp(1, high.max(1));
                while low < high {
                    let bound = search.bound(setting, want);
                    if bound >= want {
                        low = bound;
                        want = bound + 1;
                    } else {
                        high = bound;
                        want = bound.max(low + 1);
                    }
                }
                low
            }
        }
    }

    fn reaches(&mut self, setting: &Setting, at_least: i32) -> bool {
        match self {
            Ready::None(search) => at_least <= i32::from(search.can(setting)),
            Ready::Most(search) => search.bound(setting, at_least) >= at_least,
        }
    }

    /// The value of the whole when a card is played.
    fn value_after(&mut self, setting: &Setting, place: u8, guess: Option<i32>) -> i32 {
        let (next, taken) = setting.after(place, N, &self.play().lanes);
        let got = self.got(taken);
        match self {
            Ready::None(search) => i32::from(got == 0 && search.can(&next)),
            Ready::Most(_) => got + self.value(&next, guess.map_or(next.at().rest / 2, |guess| guess - got)),
        }
    }

    /// What a gathered trick brought the side.
    fn got(&self, taken: Option<(usize, i32)>) -> i32 {
        taken.map_or(0, |(winner, worth)| if self.play().is_side(winner) { worth } else { 0 })
    }

    /// What is left of a value that play keeps to.
    fn value_on(&self, value: i32, taken: Option<(usize, i32)>) -> i32 {
        match self {
            Ready::Most(_) => value - self.got(taken),
            Ready::None(_) => value,
        }
    }

    /// A card that keeps to the value.
    fn best(&mut self, setting: &Setting, value: i32) -> u8 {
        let may = setting.may_play(self.play(), N);
        let first = may.trailing_zeros() as u8;
        if may & (may - 1) == 0 {
            return first;
        }
        let ours = self.play().is_side(setting.turn(N));
        places(may).find(|&place| self.keeps(setting, place, value, ours)).unwrap_or(first)
    }

    fn keeps(&mut self, setting: &Setting, place: u8, value: i32, ours: bool) -> bool {
        let (next, taken) = setting.after(place, N, &self.play().lanes);
        let got = self.got(taken);
        match self {
            Ready::None(search) => (got == 0 && search.can(&next)) == (value == 1),
            Ready::Most(_) if ours => self.reaches(&next, value - got),
            Ready::Most(_) => !self.reaches(&next, value - got + 1),
        }
    }
}

const _: () = assert!(PLACES <= 63 && SEATS >= 4);
