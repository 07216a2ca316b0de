//! Rollouts: players who see only their own cards continue the deal, and the solver plays the last tricks.
//!
//! As no seat acts on hidden cards, there is less strategy fusion than in solved worlds: I. Frank, D. Basin, Search in
//! games with incomplete information: a case study using bridge card play, Artificial Intelligence 100 (1998). All
//! cards are compared with common random numbers.

use crate::cards::{CARDS, Card, Cards};
use crate::error::{Error, reserve};
use crate::information_set::{InformationSet, World};
use crate::pimc::evaluate_moves;
use crate::rng::Xoshiro256;
use crate::solver::Solver;

use super::fates::Fates;
use super::history::{Compared, History};
use super::lookahead::{Lookahead, Particle};
use super::policies::{Policy, Table};
use super::replay::Replay;

/// The settings of rollouts.
#[derive(Clone, Copy, Debug)]
pub struct RolloutSettings {
    /// The number of tricks that the policy plays, including the current one, before the rest is solved.
    pub tricks: u32,
    /// The number of rollouts per world.
    pub times: u32,
    /// The seed.
    pub seed: u64,
    /// The number of later choices that the seat on turn optimizes instead of following the policy. If it is not 0, the
    /// policy plays the deal to its end.
    pub ahead: u32,
    /// Whether the fates of the cards are counted. Only rollouts by the policy to the end of the deal have any.
    pub fates: bool,
}

impl RolloutSettings {
    /// Return the number of outcomes of a card in each world. It is one if the solver plays the whole rest.
    fn outcomes_per_world(&self) -> u32 {
        if self.tricks == 0 && self.ahead == 0 { 1 } else { self.times.max(1) }
    }

    /// Return the seed of a rollout, by world and repetition.
    fn rollout_seed(&self, world: u64, time: u64) -> u64 {
        self.seed.wrapping_add(world.wrapping_mul(u64::from(self.times)).wrapping_add(time))
    }
}

/// The result of the rollouts of one card.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutResult {
    /// The card.
    pub card: Card,
    /// The mean payoff.
    pub payoff: f64,
    /// The share of rollouts with a payoff above 0.
    pub gain_rate: f64,
    /// The probability of the card under the policy.
    pub probability: f64,
    /// The fates of the cards, if the settings ask for them.
    pub fates: Option<Fates>,
}

/// The outcomes of rollouts.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutEnds {
    /// The outcome of each rollout as an index of the payoffs, ordered by world, legal card and repetition.
    pub outcomes: Vec<u16>,
    /// For each legal card, the fates of the cards, if the settings ask for them.
    pub fates: Vec<Fates>,
}

/// The sums over the outcomes of each card, in one world or in many.
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

/// Return the outcome of each rollout. If a side must take nothing and `tricks` is 0, each world is solved and has one
/// outcome for each card.
pub fn find_rollout_ends<P>(
    history: &History,
    policy: &P,
    info: &InformationSet,
    rows: &[u64],
    settings: RolloutSettings,
    solver: &mut Solver,
) -> Result<RolloutEnds, Error>
where
    P: for<'a> Policy<Replay<'a>>,
{
    let worlds = read_worlds(history, info, rows)?;
    let compared = Compared::of(history);
    let fates = begin_fates(info, &worlds, settings)?;
    let mut rollouts = Rollouts { history, policy, info, compared: &compared, step: None, solver, fates };
    let width = history.seats as usize + 1;
    let mut outcomes = Vec::new();
    for (number, world) in worlds.iter().enumerate() {
        let row = &rows[number * width..(number + 1) * width];
        rollouts.list_outcomes(row, world, settings, number as u64, &mut outcomes)?;
    }
    Ok(RolloutEnds { outcomes, fates: rollouts.fates })
}

/// Run rollouts of each legal card. A world that is repeated in successive rows counts once for each row.
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
    let worlds = read_worlds(history, info, rows)?;
    let compared = Compared::of(history);
    let fates = begin_fates(info, &worlds, settings)?;
    let step = info.threshold();
    let mut rollouts = Rollouts { history, policy, info, compared: &compared, step, solver, fates };
    let width = history.seats as usize + 1;
    let all = if settings.ahead == 0 {
        rollouts.sum_all(rows, &worlds, settings)?
    } else {
        rollouts.look_ahead(rows, &worlds, settings)?
    };
    let probabilities = rollouts.probabilities(&rows[..width]);
    let ends = f64::from(worlds.len() as u32) * f64::from(settings.outcomes_per_world());
    let mut fates = rollouts.fates.into_iter();
    let result = |card: Card| {
        let at = card as usize;
        RolloutResult {
            card,
            payoff: all.payoff[at] / ends,
            gain_rate: all.gain_rate[at] / ends,
            probability: probabilities[at],
            fates: fates.next(),
        }
    };
    Ok(worlds[0].position.playable(&info.ranking).map(result).collect())
}

/// Read worlds that fit both the history and the information set.
fn read_worlds(history: &History, info: &InformationSet, rows: &[u64]) -> Result<Vec<World>, Error> {
    history.check_moment(info)?;
    history.check_worlds(rows)?;
    info.worlds(rows)
}

/// Return empty counts of fates for each legal card, if the settings ask for them.
fn begin_fates(
    info: &InformationSet,
    worlds: &[World],
    settings: RolloutSettings,
) -> Result<Vec<Fates>, Error> {
    if !settings.fates {
        return Ok(Vec::new());
    }
    let tricks = worlds[0].position.hands[worlds[0].position.turn() as usize].count();
    if settings.ahead > 0 || settings.tricks < tricks {
        return Err(Error::new("cards have fates where the policy plays to the end of the deal"));
    }
    worlds[0].position.playable(&info.ranking).map(|_| Fates::new(worlds.len())).collect()
}

struct Rollouts<'a, P> {
    history: &'a History,
    policy: &'a P,
    info: &'a InformationSet,
    compared: &'a Compared,
    /// The threshold between two payoffs, if there are only two.
    step: Option<u32>,
    solver: &'a mut Solver,
    /// For each legal card, the fates counted so far; empty if fates are not counted.
    fates: Vec<Fates>,
}

/// A rollout to be played: a card in a world.
struct Rollout<'s, 'a> {
    from: &'s Replay<'a>,
    world: &'s World,
    /// The index of the world.
    number: u64,
    /// The index of the card among the legal ones.
    place: usize,
    card: Card,
    tricks: u32,
}

impl<'a, P: Policy<Replay<'a>>> Rollouts<'a, P> {
    fn to_present(&self, row: &[u64]) -> Replay<'a> {
        Replay::to_present(self.history, self.compared, row)
    }

    /// Return the probability of each card of the seat to play. It is the same in every world.
    fn probabilities(&self, row: &[u64]) -> [f64; CARDS] {
        let mut probabilities = [0.0; CARDS];
        for (card, probability) in self.policy.probabilities(&self.to_present(row)).all() {
            probabilities[card as usize] = f64::from(probability);
        }
        probabilities
    }

    /// Sum the outcomes of each card over all worlds.
    fn sum_all(&mut self, rows: &[u64], worlds: &[World], settings: RolloutSettings) -> Result<Ends, Error> {
        let width = self.history.seats as usize + 1;
        let (mut all, mut last) = (Ends::NONE, Ends::NONE);
        for (number, world) in worlds.iter().enumerate() {
            let row = &rows[number * width..(number + 1) * width];
            let again =
                settings.tricks == 0 && number > 0 && rows[(number - 1) * width..number * width] == *row;
            if !again {
                last = self.sum_world(row, world, settings, number as u64)?;
            }
            all.add(&last);
        }
        Ok(all)
    }

    /// Sum the outcomes of each card with lookahead.
    fn look_ahead(&self, rows: &[u64], worlds: &[World], settings: RolloutSettings) -> Result<Ends, Error> {
        let width = self.history.seats as usize + 1;
        let states: Vec<Replay<'_>> = rows.chunks_exact(width).map(|row| self.to_present(row)).collect();
        let payoff = |end: &Particle<'_>| {
            let taken = self.count_taken(&end.state) - self.count_taken(&states[end.world]);
            self.info.payoffs[self.info.outcome_of(worlds[end.world].before + taken)]
        };
        let least = self.info.payoffs.iter().copied().fold(f64::INFINITY, f64::min);
        let most = self.info.payoffs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let ahead = Lookahead { policy: self.policy, payoff, stake: most - least };
        let times = settings.outcomes_per_world() as usize;
        let mut particles = reserve(states.len().saturating_mul(times))?;
        for (world, state) in states.iter().enumerate() {
            for time in 0..times as u64 {
                let rng = Xoshiro256::from_seed(settings.rollout_seed(world as u64, time));
                particles.push(Particle { state: state.clone(), rng, world });
            }
        }
        let mut ends = Ends::NONE;
        for card in states[0].legal() {
            let (payoff, gain_rate) = ahead.evaluate(&particles, card, settings.ahead).sums();
            (ends.payoff[card as usize], ends.gain_rate[card as usize]) = (payoff, gain_rate);
        }
        Ok(ends)
    }

    /// Sum the outcomes of each card in one world, with common random numbers.
    fn sum_world(
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
        let state = self.to_present(row);
        for (place, card) in state.legal().enumerate() {
            let tricks = settings.tricks;
            let rollout = Rollout { from: &state, world, number, place, card, tricks };
            for time in 0..u64::from(settings.times.max(1)) {
                let rng = Xoshiro256::from_seed(settings.rollout_seed(number, time));
                let outcome = self.roll_out(&rollout, rng)?;
                ends.note(card, self.info.payoffs[outcome]);
            }
        }
        Ok(ends)
    }

    /// List the outcomes of each card in one world.
    fn list_outcomes(
        &mut self,
        row: &[u64],
        world: &World,
        settings: RolloutSettings,
        number: u64,
        outcomes: &mut Vec<u16>,
    ) -> Result<(), Error> {
        if settings.tricks == 0 {
            return self.list_solved_outcomes(world, outcomes);
        }
        let state = self.to_present(row);
        let more = (state.legal().count() as usize).saturating_mul(settings.times.max(1) as usize);
        outcomes.try_reserve(more).map_err(|_| Error::Memory)?;
        for (place, card) in state.legal().enumerate() {
            let tricks = settings.tricks;
            let rollout = Rollout { from: &state, world, number, place, card, tricks };
            for time in 0..u64::from(settings.times.max(1)) {
                let rng = Xoshiro256::from_seed(settings.rollout_seed(number, time));
                let outcome = self.roll_out(&rollout, rng)?;
                outcomes.push(outcome as u16);
            }
        }
        Ok(())
    }

    fn list_solved_outcomes(&mut self, world: &World, outcomes: &mut Vec<u16>) -> Result<(), Error> {
        if !self.info.avoids() {
            return Err(Error::new(
                "without tricks to play, only a side that is to take nothing has outcomes",
            ));
        }
        let mut made_or_not = self.info.clone();
        made_or_not.payoffs = vec![0.0, 1.0];
        let mut solved = evaluate_moves(&made_or_not, world, None, self.solver)?;
        solved.sort_by_key(|&(card, _)| card);
        outcomes.extend(solved.into_iter().map(|(_, made)| u16::from(made > 0.5)));
        Ok(())
    }

    /// Return the outcome of one rollout, as an index of the payoffs.
    fn roll_out(&mut self, rollout: &Rollout<'_, 'a>, mut rng: Xoshiro256) -> Result<usize, Error> {
        let from = rollout.from;
        let (mut state, mut clean) = (from.clone(), rollout.world.before == 0);
        let until = count_tricks(from).saturating_add(rollout.tricks);
        let mut next = rollout.card;
        loop {
            let leader = state.position.leader;
            let taken = state.play(next);
            if let (Some(taken), Some(fates)) = (taken, self.fates.get_mut(rollout.place)) {
                fates.note_trick(&state, leader, taken, count_tricks(&state) > count_tricks(from) + 1);
                let forbidden =
                    state.side >> taken.winner & 1 == 1 && self.info.trick_value(taken.points) > 0;
                if clean && forbidden && self.info.avoids() {
                    fates.note_caught(&state);
                    clean = false;
                }
            }
            if count_tricks(&state) >= until || state.is_over() {
                break;
            }
            next = self.policy.choose(&state, &mut rng);
        }
        self.solve_rest(rollout, &state)
    }

    /// Solve the rest of the deal and return the outcome.
    fn solve_rest(&mut self, rollout: &Rollout<'_, 'a>, state: &Replay<'a>) -> Result<usize, Error> {
        let world = rollout.world;
        let has = world.before + self.count_taken(state) - self.count_taken(rollout.from);
        if let Some(fates) = self.fates.get_mut(rollout.place) {
            let count = if self.info.avoids() { u32::from(has > 0) } else { has };
            let aside = if self.info.counts_aside { Cards(state.aside) & Cards::ALL } else { Cards::NONE };
            fates.note_end(rollout.number as usize, rollout.from, aside, count);
        }
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

    /// Return the points or tricks that the declaring side has taken, whichever count.
    fn count_taken(&self, state: &Replay<'_>) -> u32 {
        if self.info.trick_value(2) == 1 { u32::from(state.tricks[0]) } else { u32::from(state.points[0]) }
    }
}

/// Return the number of tricks taken.
fn count_tricks(state: &Replay<'_>) -> u32 {
    u32::from(state.tricks[0]) + u32::from(state.tricks[1])
}
