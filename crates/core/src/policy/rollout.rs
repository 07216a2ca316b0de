//! Rollouts: the deal played on by players who see their own cards alone, and solved once few are left.
//!
//! As no seat acts on hidden cards, there is less strategy fusion than in solved worlds: I. Frank, D. Basin, Search in
//! games with incomplete information: a case study using bridge card play, Artificial Intelligence 100 (1998). All
//! cards are tried with common random numbers.

use crate::cards::{CARDS, Card};
use crate::error::Error;
use crate::information_set::{InformationSet, World};
use crate::pimc::evaluate_moves;
use crate::rng::Xoshiro256;
use crate::solver::Solver;

use super::history::{Compared, History};
use super::lookahead::{Lookahead, Particle};
use super::policies::{Policy, Table};
use super::replay::Replay;

/// How a deal is played on.
#[derive(Clone, Copy, Debug)]
pub struct RolloutSettings {
    /// How many tricks, the one on the table among them, are played by the policy before the rest is solved.
    pub tricks: u32,
    /// How often in each world.
    pub times: u32,
    /// Where chance begins.
    pub seed: u64,
    /// How many of its later choices the seat to play makes as best it can, rather than by the policy; then the deal
    /// is played to its end.
    pub ahead: u32,
}

impl RolloutSettings {
    /// How many ends a card has in each world: where nothing is played on, it is solved once.
    fn ends_of_a_world(&self) -> u32 {
        if self.tricks == 0 && self.ahead == 0 { 1 } else { self.times.max(1) }
    }

    /// Where chance begins when a world is played on, by its number and by how often it has been.
    fn seed_of(&self, world: u64, time: u64) -> u64 {
        self.seed.wrapping_add(world * u64::from(self.times) + time)
    }
}

/// A card, and how whoever plays it fares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutResult {
    /// The card.
    pub card: Card,
    /// What it is worth on average.
    pub payoff: f64,
    /// In which part of the ends he gains.
    pub gain_rate: f64,
    /// How likely it is by the policy.
    pub probability: f64,
}

/// What came of the cards in one world or in many: by card, sums over the ends.
#[derive(Clone, Copy)]
struct Ends {
    payoff: [f64; CARDS],
    gain_rate: [f64; CARDS],
}

impl Ends {
    const NONE: Ends = Ends { payoff: [0.0; CARDS], gain_rate: [0.0; CARDS] };

    fn note(&mut self, card: Card, end: f64) {
        self.payoff[card as usize] += end;
        self.gain_rate[card as usize] += f64::from(end > 0.0);
    }

    fn add(&mut self, other: &Ends) {
        let both = |sums: &mut [f64; CARDS], more: &[f64; CARDS]| {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        };
        both(&mut self.payoff, &other.payoff);
        both(&mut self.gain_rate, &other.gain_rate);
    }
}

/// By world, card that may be played and time, where its rollout ends: the place in what the ends are worth. Where a
/// side is to take nothing and no trick is played by the policy, a world is solved, and ends once for each card.
pub fn find_rollout_ends<P>(
    history: &History,
    policy: &P,
    info: &InformationSet,
    rows: &[u64],
    settings: RolloutSettings,
    solver: &mut Solver,
) -> Result<Vec<u16>, Error>
where
    P: for<'a> Policy<Replay<'a>>,
{
    let worlds = info.worlds(rows)?;
    let compared = Compared::of(history);
    let mut playing = Rollouts { history, policy, info, compared: &compared, step: None, solver };
    let width = history.seats as usize + 1;
    let mut places = Vec::new();
    for (number, world) in worlds.iter().enumerate() {
        let row = &rows[number * width..(number + 1) * width];
        playing.places(row, world, settings, number as u64, &mut places)?;
    }
    Ok(places)
}

/// By card that may be played, how the seat to play fares in these worlds. A world that stands there several times in
/// a row counts as often.
pub fn run_rollouts<P>(
    history: &History,
    policy: &P,
    info: &InformationSet,
    rows: &[u64],
    settings: RolloutSettings,
    solver: &mut Solver,
) -> Result<Vec<RolloutResult>, Error>
where
    P: for<'a> Policy<Replay<'a>>,
{
    let worlds = info.worlds(rows)?;
    let compared = Compared::of(history);
    let mut playing = Rollouts { history, policy, info, compared: &compared, step: info.threshold(), solver };
    let width = history.seats as usize + 1;
    let all = if settings.ahead == 0 {
        playing.all_ends(rows, &worlds, settings)?
    } else {
        playing.looked_ahead(rows, &worlds, settings)
    };
    let probabilities = playing.by_policy(&rows[..width]);
    let ends = f64::from(worlds.len() as u32) * f64::from(settings.ends_of_a_world());
    let result = |card: Card| {
        let at = card as usize;
        RolloutResult {
            card,
            payoff: all.payoff[at] / ends,
            gain_rate: all.gain_rate[at] / ends,
            probability: probabilities[at],
        }
    };
    Ok(worlds[0].position.playable(&info.ranking).map(result).collect())
}

struct Rollouts<'a, P> {
    history: &'a History,
    policy: &'a P,
    info: &'a InformationSet,
    compared: &'a Compared,
    /// Where only two things can happen: from how much on the second does.
    step: Option<u32>,
    solver: &'a mut Solver,
}

impl<'a, P: Policy<Replay<'a>>> Rollouts<'a, P> {
    fn caught_up(&self, row: &[u64]) -> Replay<'a> {
        Replay::caught_up(self.history, self.compared, row)
    }

    /// How likely the seat to play plays each card by the policy; it knows the same in every world.
    fn by_policy(&self, row: &[u64]) -> [f64; CARDS] {
        let mut probabilities = [0.0; CARDS];
        for (card, probability) in self.policy.probabilities(&self.caught_up(row)).all() {
            probabilities[card as usize] = f64::from(probability);
        }
        probabilities
    }

    /// What comes of every card in all worlds.
    fn all_ends(&mut self, rows: &[u64], worlds: &[World], settings: RolloutSettings) -> Result<Ends, Error> {
        let width = self.history.seats as usize + 1;
        let (mut all, mut last) = (Ends::NONE, Ends::NONE);
        for (number, world) in worlds.iter().enumerate() {
            let row = &rows[number * width..(number + 1) * width];
            let again =
                settings.tricks == 0 && number > 0 && rows[(number - 1) * width..number * width] == *row;
            if !again {
                last = self.ends(row, world, settings, number as u64)?;
            }
            all.add(&last);
        }
        Ok(all)
    }

    /// What comes of every card where the seat makes the best of what it then sees.
    fn looked_ahead(&self, rows: &[u64], worlds: &[World], settings: RolloutSettings) -> Ends {
        let width = self.history.seats as usize + 1;
        let states: Vec<Replay<'_>> = rows.chunks_exact(width).map(|row| self.caught_up(row)).collect();
        let payoff = |end: &Particle<'_>| {
            let taken = self.counted(&end.state) - self.counted(&states[end.world]);
            self.info.payoffs[self.info.outcome_of(worlds[end.world].before + taken)]
        };
        let least = self.info.payoffs.iter().copied().fold(f64::INFINITY, f64::min);
        let most = self.info.payoffs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let ahead = Lookahead { policy: self.policy, payoff, stake: most - least };
        let mut particles = Vec::new();
        for (world, state) in states.iter().enumerate() {
            for time in 0..u64::from(settings.ends_of_a_world()) {
                let rng = Xoshiro256::from_seed(settings.seed_of(world as u64, time));
                particles.push(Particle { state: state.clone(), rng, world });
            }
        }
        let mut ends = Ends::NONE;
        for card in states[0].legal() {
            let (payoff, gain_rate) = ahead.after(&particles, card, settings.ahead).sums();
            (ends.payoff[card as usize], ends.gain_rate[card as usize]) = (payoff, gain_rate);
        }
        ends
    }

    /// What comes of every card in one world, with the same chance for each.
    fn ends(
        &mut self,
        row: &[u64],
        world: &World,
        settings: RolloutSettings,
        number: u64,
    ) -> Result<Ends, Error> {
        let mut ends = Ends::NONE;
        if settings.tricks == 0 {
            let solved = evaluate_moves(self.info, world, self.step, self.solver)?;
            for (card, end) in solved {
                ends.note(card, end);
            }
            return Ok(ends);
        }
        let state = self.caught_up(row);
        for card in state.legal() {
            for time in 0..u64::from(settings.times.max(1)) {
                let rng = Xoshiro256::from_seed(settings.seed_of(number, time));
                let place = self.end(&state, world, card, settings.tricks, rng)?;
                ends.note(card, self.info.payoffs[place]);
            }
        }
        Ok(ends)
    }

    /// Where the rollouts of every card in one world end, one after another.
    fn places(
        &mut self,
        row: &[u64],
        world: &World,
        settings: RolloutSettings,
        number: u64,
        places: &mut Vec<u16>,
    ) -> Result<(), Error> {
        if settings.tricks == 0 {
            return self.solved_places(world, places);
        }
        let state = self.caught_up(row);
        for card in state.legal() {
            for time in 0..u64::from(settings.times.max(1)) {
                let rng = Xoshiro256::from_seed(settings.seed_of(number, time));
                let place = self.end(&state, world, card, settings.tricks, rng)?;
                places.push(place as u16);
            }
        }
        Ok(())
    }

    fn solved_places(&mut self, world: &World, places: &mut Vec<u16>) -> Result<(), Error> {
        if !self.info.avoids() {
            return Err(Error::new("only where a side is to take nothing a world ends in one of two ways"));
        }
        let mut made_or_not = self.info.clone();
        made_or_not.payoffs = vec![0.0, 1.0];
        let mut solved = evaluate_moves(&made_or_not, world, None, self.solver)?;
        solved.sort_by_key(|&(card, _)| card);
        places.extend(solved.into_iter().map(|(_, made)| u16::from(made > 0.5)));
        Ok(())
    }

    /// Where the deal ends when this card is played: the place in what the ends are worth.
    fn end(
        &mut self,
        from: &Replay<'a>,
        world: &World,
        card: Card,
        tricks: u32,
        mut rng: Xoshiro256,
    ) -> Result<usize, Error> {
        let mut state = from.clone();
        state.play(card);
        let until = taken(from) + tricks;
        while taken(&state) < until && !state.is_over() {
            let next = self.policy.choose(&state, &mut rng);
            state.play(next);
        }
        self.settled(from, &state, world)
    }

    /// What is left is solved.
    fn settled(&mut self, from: &Replay<'a>, state: &Replay<'a>, world: &World) -> Result<usize, Error> {
        let has = world.before + self.counted(state) - self.counted(from);
        if state.is_over() || self.info.avoids() && has > 0 {
            return Ok(self.info.outcome_of(has));
        }
        let problem = self.info.problem(state.position.clone(), world.side)?;
        if let Some(least) = self.step {
            let reached = has >= least || self.solver.reaches(&problem, least - has);
            return Ok(self.info.outcome_of(if reached { least } else { least - 1 }));
        }
        let value = self.solver.value(&problem);
        let total = if self.info.avoids() { u32::from(value == 0) } else { has + value };
        Ok(self.info.outcome_of(total))
    }

    /// What the side has taken of what is counted.
    fn counted(&self, state: &Replay<'_>) -> u32 {
        if self.info.trick_value(2) == 1 { u32::from(state.tricks[0]) } else { u32::from(state.points[0]) }
    }
}

/// How many tricks have been taken.
fn taken(state: &Replay<'_>) -> u32 {
    u32::from(state.tricks[0]) + u32::from(state.tricks[1])
}
