//! The number of ways to place the hidden cards, from each card on: dynamic programming over states of filling.

use std::ops::{AddAssign, Mul, SubAssign};

use super::constraints::{Constraints, LowerBound, MAX_LOCATIONS};
use crate::cards::{Card, Cards};
use crate::error::Error;

/// The maximum number of table cells.
const CELLS: usize = 1 << 23;

/// A number of ways, or their total weight.
pub(super) trait Amount:
    Copy + Default + PartialOrd + AddAssign + SubAssign + Mul<Output = Self>
{
    /// One way.
    const ONE: Self;
}

impl Amount for u64 {
    const ONE: u64 = 1;
}
impl Amount for u128 {
    const ONE: u128 = 1;
}
impl Amount for f64 {
    const ONE: f64 = 1.0;
}

/// A location that a card may go to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Choice {
    /// The location.
    pub location: u8,
    /// The lower bounds that the card counts towards, as a bit mask.
    counts_for: u64,
    /// The decrease of the state number.
    decrease: u32,
}

/// A card and the locations that it may go to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step {
    /// The card.
    pub card: Card,
    choices: [Choice; MAX_LOCATIONS],
    count: u8,
}

impl Step {
    /// Return the locations that the card may go to.
    #[inline]
    pub fn choices(&self) -> &[Choice] {
        &self.choices[..self.count as usize]
    }
}

/// The encoding of one case's states (the room left in each location, what each lower bound still requires) as
/// mixed-radix numbers.
///
/// A location's digit is its remaining room plus 1. Digit 0 stands for an overfull location, a state with no ways, so no
/// step has to check for room. The location with the most room needs no digit: its room follows from the others.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    steps: Vec<Step>,
    /// For each lower bound, the place value and the base of its digit.
    owed: Vec<(u32, u32)>,
    /// For each location but the roomiest, the place value and the base of its digit.
    room: Vec<(u32, u32)>,
    states: usize,
    start: usize,
    end: usize,
}

impl Shape {
    /// Return the shape of a case, or `None` if a location is overfull.
    pub fn new(constraints: &Constraints, case: usize) -> Result<Option<Shape>, Error> {
        let locations: Option<Vec<u32>> =
            (0..constraints.locations()).map(|location| constraints.remaining(case, location)).collect();
        let Some(left) = locations else { return Ok(None) };
        let roomiest = (0..left.len()).max_by_key(|&location| left[location]).unwrap_or(0);
        let mut digits = Digits::default();
        let mut decreases = [0; MAX_LOCATIONS];
        let mut room = Vec::new();
        for location in (0..left.len()).filter(|&location| location != roomiest && left[location] > 0) {
            decreases[location] = digits.add(left[location] + 2, left[location] + 1, 1)?;
            room.push((decreases[location], left[location] + 2));
        }
        let mut owed = Vec::new();
        let lower_bounds: Vec<LowerBound> = constraints
            .lower_bounds
            .iter()
            .filter_map(|lower_bound| constraints.reduce(lower_bound))
            .collect();
        for &LowerBound { minimum, .. } in &lower_bounds {
            let minimum = u32::from(minimum);
            owed.push((digits.add(minimum + 1, minimum, 0)?, minimum + 1));
        }
        let allowed = constraints.allowed_in(case);
        let step = |card| make_step(&allowed, &lower_bounds, &left, &decreases, card);
        let steps: Vec<Step> = constraints.hidden.map(step).collect();
        digits.check(steps.len() + 1)?;
        let Digits { states, start, end } = digits;
        Ok(Some(Shape { steps, owed, room, states, start, end }))
    }

    /// Return the state after a choice.
    #[inline]
    fn next(&self, state: usize, choice: &Choice) -> usize {
        let next = state - choice.decrease as usize;
        if choice.counts_for == 0 { next } else { self.count_towards(state, next, choice.counts_for) }
    }

    /// Decrease the digits of these lower bounds, where they are above 0.
    fn count_towards(&self, state: usize, next: usize, counts_for: u64) -> usize {
        let helped =
            self.owed.iter().enumerate().filter(|(lower_bound, _)| counts_for >> lower_bound & 1 == 1);
        let less = helped.filter(|&(_, &owed)| digit(state, owed) > 0);
        next - less.map(|(_, owed)| owed.0 as usize).sum::<usize>()
    }

    /// Return whether no location is overfull in a state.
    fn has_room(&self, state: usize) -> bool {
        self.room.iter().all(|&room| digit(state, room) > 0)
    }
}

/// Return a digit of a state number, given its place value and base.
fn digit(state: usize, (unit, base): (u32, u32)) -> u32 {
    (state as u32 / unit) % base
}

/// Builds the digits of a state number.
struct Digits {
    states: usize,
    start: usize,
    end: usize,
}

impl Default for Digits {
    fn default() -> Digits {
        Digits { states: 1, start: 0, end: 0 }
    }
}

impl Digits {
    /// Add a digit with its values in the start and end states. Return its place value.
    fn add(&mut self, base: u32, start: u32, end: u32) -> Result<u32, Error> {
        let unit = self.states;
        self.states *= base as usize;
        self.check(1)?;
        self.start += unit * start as usize;
        self.end += unit * end as usize;
        Ok(unit as u32)
    }

    fn check(&self, rows: usize) -> Result<(), Error> {
        if self.states * rows > CELLS {
            return Err(Error::new("there are too many locations and lower bounds to count the ways"));
        }
        Ok(())
    }
}

fn make_step(
    may: &[Cards],
    lower_bounds: &[LowerBound],
    left: &[u32],
    decreases: &[u32; MAX_LOCATIONS],
    card: Card,
) -> Step {
    let mut step = Step { card, ..Step::default() };
    for location in (0..left.len()).filter(|&location| left[location] > 0 && may[location].has(card)) {
        let helps = lower_bounds
            .iter()
            .map(|lower_bound| lower_bound.locations >> location & 1 == 1 && lower_bound.cards.has(card));
        let counts_for = helps
            .enumerate()
            .fold(0, |counts_for, (lower_bound, helps)| counts_for | u64::from(helps) << lower_bound);
        step.choices[step.count as usize] =
            Choice { location: location as u8, counts_for, decrease: decreases[location] };
        step.count += 1;
    }
    step
}

/// The number of ways from each card on, in each state.
#[derive(Clone, Debug)]
pub(super) struct Ways<A> {
    shape: Shape,
    /// A row of states for each card, and one for the end.
    cells: Vec<A>,
}

impl<A: Amount> Ways<A> {
    /// Count all ways, each weighted by the product of `weight` over its cards.
    pub fn count(shape: Shape, weight: impl Fn(Card, u8) -> A) -> Ways<A> {
        let states = shape.states;
        let mut cells = vec![A::default(); states * (shape.steps.len() + 1)];
        cells[states * shape.steps.len() + shape.end] = A::ONE;
        for (at, step) in shape.steps.iter().enumerate().rev() {
            let (before, after) = cells.split_at_mut(states * (at + 1));
            let row = &mut before[states * at..];
            for state in (0..states).filter(|&state| shape.has_room(state)) {
                for choice in step.choices() {
                    row[state] += weight(step.card, choice.location) * after[shape.next(state, choice)];
                }
            }
        }
        Ways { shape, cells }
    }

    /// Return the total over all ways.
    pub fn total(&self) -> A {
        self.cells[self.shape.start]
    }

    /// Convert the numbers to another type.
    pub fn map<B>(self, other: impl Fn(A) -> B) -> Ways<B> {
        Ways { shape: self.shape, cells: self.cells.into_iter().map(other).collect() }
    }

    /// Place every card where `choose` says, given the number of ways that remain after each choice.
    #[inline]
    pub fn lay(&self, row: &mut [u64], mut choose: impl FnMut(&Step, &[A]) -> usize) {
        let (shape, mut state, mut from) = (&self.shape, self.shape.start, self.shape.states);
        for step in &shape.steps {
            let after = &self.cells[from..from + shape.states];
            let mut ways = [A::default(); MAX_LOCATIONS];
            for (ways, choice) in ways.iter_mut().zip(step.choices()) {
                *ways = after[shape.next(state, choice)];
            }
            let choice = &step.choices[choose(step, &ways[..step.count as usize])];
            row[choice.location as usize] |= 1 << step.card;
            state = shape.next(state, choice);
            from += shape.states;
        }
    }
}
