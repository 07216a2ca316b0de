//! The deal played on by players who see their own cards alone, and solved once few are left.

use crate::averaging::valued;
use crate::cards::{CARDS, Card};
use crate::fault::Fault;
use crate::sampler::chance::Chance;
use crate::seen::{Seen, World};
use crate::solver::Solver;

use super::custom::Custom;
use super::look::Look;
use super::story::{Compared, Story};
use super::walk::Walk;

/// How a deal is played on.
#[derive(Clone, Copy, Debug)]
pub struct Ahead {
    /// How many tricks, the one on the table among them, are played by custom before the rest is solved.
    pub tricks: u32,
    /// How often in each world.
    pub times: u32,
    /// Where chance begins.
    pub seed: u64,
}

/// A card, and how whoever plays it fares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fared {
    /// The card.
    pub card: Card,
    /// What it is worth on average.
    pub worth: f64,
    /// In which part of the ends he gains.
    pub gains: f64,
    /// How likely it is by custom.
    pub custom: f64,
}

/// What came of the cards in one world or in many: by card, sums over the ends.
#[derive(Clone, Copy)]
struct Ends {
    worth: [f64; CARDS],
    gains: [f64; CARDS],
}

impl Ends {
    const NONE: Ends = Ends { worth: [0.0; CARDS], gains: [0.0; CARDS] };

    fn note(&mut self, card: Card, end: f64) {
        self.worth[card as usize] += end;
        self.gains[card as usize] += f64::from(end > 0.0);
    }

    fn add(&mut self, other: &Ends) {
        let both = |sums: &mut [f64; CARDS], more: &[f64; CARDS]| {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        };
        both(&mut self.worth, &other.worth);
        both(&mut self.gains, &other.gains);
    }
}

/// By card that may be played, how the seat to play fares in these worlds. A world that stands there several times in
/// a row counts as often.
pub fn onward(
    story: &Story,
    custom: &Custom,
    seen: &Seen,
    rows: &[u64],
    ahead: Ahead,
    solver: &mut Solver,
) -> Result<Vec<Fared>, Fault> {
    let worlds = seen.worlds(rows)?;
    let mut playing =
        Playing { story, custom, seen, compared: Compared::of(story), step: seen.step(), solver };
    let width = story.seats as usize + 1;
    let (mut all, mut last) = (Ends::NONE, Ends::NONE);
    for (number, world) in worlds.iter().enumerate() {
        let row = &rows[number * width..(number + 1) * width];
        let again = ahead.tricks == 0 && number > 0 && rows[(number - 1) * width..number * width] == *row;
        if !again {
            last = playing.ends(row, world, ahead, number as u64)?;
        }
        all.add(&last);
    }
    let likely = playing.by_custom(&rows[..width]);
    let times = if ahead.tricks == 0 { 1 } else { ahead.times.max(1) };
    let ends = f64::from(worlds.len() as u32) * f64::from(times);
    let fared = |card: Card| {
        let at = card as usize;
        Fared { card, worth: all.worth[at] / ends, gains: all.gains[at] / ends, custom: likely[at] }
    };
    Ok(worlds[0].position.playable(&seen.ranking).map(fared).collect())
}

struct Playing<'a> {
    story: &'a Story,
    custom: &'a Custom,
    seen: &'a Seen,
    compared: Compared,
    /// Where only two things can happen: from how much on the second does.
    step: Option<u32>,
    solver: &'a mut Solver,
}

impl Playing<'_> {
    /// The world with everything played that has been.
    fn caught_up(&self, row: &[u64]) -> Walk {
        let seats = self.story.seats as usize;
        let hands = Walk::hands_at_first(self.story, &row[..seats]);
        let mut walk = Walk::begun(self.story, &hands, row[seats]);
        for &card in &self.story.played {
            walk.add(card, self.story, &self.compared);
        }
        walk
    }

    /// How likely the seat to play plays each card by custom; it knows the same in every world.
    fn by_custom(&self, row: &[u64]) -> [f64; CARDS] {
        let walk = self.caught_up(row);
        let look = Look::at(&walk, self.story);
        let mut likely = [0.0; CARDS];
        for (card, chance) in self.custom.likely(&look, &walk, self.story, &self.compared).all() {
            likely[card as usize] = f64::from(chance);
        }
        likely
    }

    /// What comes of every card in one world, with the same chance for each.
    fn ends(&mut self, row: &[u64], world: &World, ahead: Ahead, number: u64) -> Result<Ends, Fault> {
        let mut ends = Ends::NONE;
        if ahead.tricks == 0 {
            let solved = valued(self.seen, world, self.step, self.solver)?;
            for (card, end) in solved {
                ends.note(card, end);
            }
            return Ok(ends);
        }
        let walk = self.caught_up(row);
        for card in walk.position.playable(&self.story.ranking) {
            for time in 0..u64::from(ahead.times.max(1)) {
                let seed = ahead.seed.wrapping_add(number * u64::from(ahead.times) + time);
                ends.note(card, self.end(&walk, world, card, ahead.tricks, Chance::seeded(seed))?);
            }
        }
        Ok(ends)
    }

    /// What it is worth that this card is played.
    fn end(
        &mut self,
        from: &Walk,
        world: &World,
        card: Card,
        tricks: u32,
        mut chance: Chance,
    ) -> Result<f64, Fault> {
        let mut walk = from.clone();
        walk.add(card, self.story, &self.compared);
        let until = taken(from) + tricks;
        while taken(&walk) < until && !walk.is_over() {
            let next = self.next(&walk, &mut chance);
            walk.add(next, self.story, &self.compared);
        }
        self.settled(from, &walk, world)
    }

    /// The card that is played next by custom.
    fn next(&self, walk: &Walk, chance: &mut Chance) -> Card {
        let look = Look::at(walk, self.story);
        let at = chance.unit() as f32;
        if look.legal.is_power_of_two() {
            return look.legal.trailing_zeros() as Card;
        }
        self.custom.likely(&look, walk, self.story, &self.compared).drawn(at)
    }

    /// What is left is solved.
    fn settled(&mut self, from: &Walk, walk: &Walk, world: &World) -> Result<f64, Fault> {
        let has = world.before + self.counted(walk) - self.counted(from);
        if walk.is_over() || self.seen.wants_nothing() && has > 0 {
            return Ok(self.seen.worth_of(has));
        }
        let problem = self.seen.problem(walk.position.clone(), world.side)?;
        if let Some(least) = self.step {
            let reached = has >= least || self.solver.reaches(&problem, least - has);
            return Ok(self.seen.worth_of(if reached { least } else { least - 1 }));
        }
        let value = self.solver.value(&problem);
        let total = if self.seen.wants_nothing() { u32::from(value == 0) } else { has + value };
        Ok(self.seen.worth_of(total))
    }

    /// What the side has taken of what is counted.
    fn counted(&self, walk: &Walk) -> u32 {
        if self.seen.counts(2) == 1 { u32::from(walk.tricks[0]) } else { u32::from(walk.points[0]) }
    }
}

/// How many tricks have been taken.
fn taken(walk: &Walk) -> u32 {
    u32::from(walk.tricks[0]) + u32::from(walk.tricks[1])
}
