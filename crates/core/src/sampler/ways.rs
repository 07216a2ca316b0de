//! In how many ways the hidden cards can be laid down, from each card on.

use std::ops::{AddAssign, Mul, SubAssign};

use super::whereabouts::{PLACES, Promise, Whereabouts};
use crate::cards::{Card, Cards};
use crate::fault::Fault;

/// The most cells a table may have.
const CELLS: usize = 1 << 23;

/// A number of ways, or the weight of some.
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

/// A place a card may be laid in.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Choice {
    /// The place.
    pub place: u8,
    /// The promises it helps to keep, a bit a promise.
    kept: u64,
    /// What it takes from the number of the state.
    back: u32,
}

/// A card and where it may be laid.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step {
    /// The card.
    pub card: Card,
    choices: [Choice; PLACES],
    many: u8,
}

impl Step {
    /// Where it may be laid.
    #[inline]
    pub fn choices(&self) -> &[Choice] {
        &self.choices[..self.many as usize]
    }
}

/// The shape of a case: how a state of filling (the room left in each place, what is still owed of each promise)
/// is a number.
///
/// A place's digit is the room left and one more: its 0 stands for a place with too many cards, a state with no
/// ways, so that no step needs to look whether there is room. The roomiest place has no digit: its room follows.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    steps: Vec<Step>,
    /// By promise, what one card owed is in the number of a state, and the digit's base.
    owed: Vec<(u32, u32)>,
    /// The places' digits, the same way.
    room: Vec<(u32, u32)>,
    states: usize,
    start: usize,
    end: usize,
}

impl Shape {
    /// The shape of a case; none where a place has too many cards already.
    pub fn of(known: &Whereabouts, case: usize) -> Result<Option<Shape>, Fault> {
        let places: Option<Vec<u32>> = (0..known.places()).map(|place| known.left(case, place)).collect();
        let Some(left) = places else { return Ok(None) };
        let roomiest = (0..left.len()).max_by_key(|&place| left[place]).unwrap_or(0);
        let mut digits = Digits::default();
        let mut backs = [0; PLACES];
        let mut room = Vec::new();
        for place in (0..left.len()).filter(|&place| place != roomiest && left[place] > 0) {
            backs[place] = digits.add(left[place] + 2, left[place] + 1, 1)?;
            room.push((backs[place], left[place] + 2));
        }
        let mut owed = Vec::new();
        let promises: Vec<Promise> =
            known.promises.iter().filter_map(|promise| known.still(promise)).collect();
        for &Promise { least, .. } in &promises {
            let least = u32::from(least);
            owed.push((digits.add(least + 1, least, 0)?, least + 1));
        }
        let laid = |card| step(&known.may, &promises, &left, &backs, card);
        let steps: Vec<Step> = known.hidden.map(laid).collect();
        digits.check(steps.len() + 1)?;
        let Digits { states, start, end } = digits;
        Ok(Some(Shape { steps, owed, room, states, start, end }))
    }

    /// The state after a choice.
    #[inline]
    fn next(&self, state: usize, choice: &Choice) -> usize {
        let next = state - choice.back as usize;
        if choice.kept == 0 { next } else { self.keeping(state, next, choice.kept) }
    }

    /// With a card less owed of each of these promises, where any still is.
    fn keeping(&self, state: usize, next: usize, kept: u64) -> usize {
        let helped = self.owed.iter().enumerate().filter(|(promise, _)| kept >> promise & 1 == 1);
        let less = helped.filter(|&(_, &owed)| digit(state, owed) > 0);
        next - less.map(|(_, owed)| owed.0 as usize).sum::<usize>()
    }

    /// Whether no place has too many cards in a state.
    fn is_sound(&self, state: usize) -> bool {
        self.room.iter().all(|&room| digit(state, room) > 0)
    }
}

/// A digit of a state's number, by what 1 in it is and its base.
fn digit(state: usize, (unit, base): (u32, u32)) -> u32 {
    (state as u32 / unit) % base
}

/// The digits of a state's number as they are added.
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
    /// One digit more, with its value at the start and at the end; what 1 in it is.
    fn add(&mut self, base: u32, start: u32, end: u32) -> Result<u32, Fault> {
        let unit = self.states;
        self.states *= base as usize;
        self.check(1)?;
        self.start += unit * start as usize;
        self.end += unit * end as usize;
        Ok(unit as u32)
    }

    fn check(&self, rows: usize) -> Result<(), Fault> {
        if self.states * rows > CELLS {
            return Err(Fault::new("there are too many places and promises to count the ways"));
        }
        Ok(())
    }
}

fn step(may: &[Cards], promises: &[Promise], left: &[u32], backs: &[u32; PLACES], card: Card) -> Step {
    let mut step = Step { card, ..Step::default() };
    for place in (0..left.len()).filter(|&place| left[place] > 0 && may[place].has(card)) {
        let helps =
            promises.iter().map(|promise| promise.places >> place & 1 == 1 && promise.cards.has(card));
        let kept = helps.enumerate().fold(0, |kept, (promise, helps)| kept | u64::from(helps) << promise);
        step.choices[step.many as usize] = Choice { place: place as u8, kept, back: backs[place] };
        step.many += 1;
    }
    step
}

/// The ways from each card on, in each state.
#[derive(Clone, Debug)]
pub(super) struct Ways<A> {
    shape: Shape,
    /// A row of states for each card, and one for the end.
    cells: Vec<A>,
}

impl<A: Amount> Ways<A> {
    /// All the ways, where a card in a place is worth so much.
    pub fn count(shape: Shape, worth: impl Fn(Card, u8) -> A) -> Ways<A> {
        let states = shape.states;
        let mut cells = vec![A::default(); states * (shape.steps.len() + 1)];
        cells[states * shape.steps.len() + shape.end] = A::ONE;
        for (at, step) in shape.steps.iter().enumerate().rev() {
            let (before, after) = cells.split_at_mut(states * (at + 1));
            let row = &mut before[states * at..];
            for state in (0..states).filter(|&state| shape.is_sound(state)) {
                for choice in step.choices() {
                    row[state] += worth(step.card, choice.place) * after[shape.next(state, choice)];
                }
            }
        }
        Ways { shape, cells }
    }

    /// All of them together.
    pub fn total(&self) -> A {
        self.cells[self.shape.start]
    }

    /// The same in numbers of another kind.
    pub fn map<B>(self, other: impl Fn(A) -> B) -> Ways<B> {
        Ways { shape: self.shape, cells: self.cells.into_iter().map(other).collect() }
    }

    /// Lays down every card where `choose` says, which is shown in how many ways the rest can follow each choice.
    #[inline]
    pub fn lay(&self, row: &mut [u64], mut choose: impl FnMut(&Step, &[A]) -> usize) {
        let (shape, mut state, mut from) = (&self.shape, self.shape.start, self.shape.states);
        for step in &shape.steps {
            let after = &self.cells[from..from + shape.states];
            let mut ways = [A::default(); PLACES];
            for (ways, choice) in ways.iter_mut().zip(step.choices()) {
                *ways = after[shape.next(state, choice)];
            }
            let choice = &step.choices[choose(step, &ways[..step.many as usize])];
            row[choice.place as usize] |= 1 << step.card;
            state = shape.next(state, choice);
            from += shape.states;
        }
    }
}
