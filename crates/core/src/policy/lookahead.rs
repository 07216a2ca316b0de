//! Looking ahead: the best that the seat to play may choose later, at each of its information sets, while the others
//! play on by a policy.
//!
//! That is planning where not all is seen: L. P. Kaelbling, M. L. Littman, A. R. Cassandra, Planning and acting in
//! partially observable stochastic domains, Artificial Intelligence 101 (1998). A belief is a set of particles, as in
//! D. Silver, J. Veness, Monte-Carlo planning in large POMDPs, NIPS 2010. What is best for one half of them is counted
//! by the other half, lest chance look like skill: H. van Hasselt, Double Q-learning, NIPS 2010.

use std::collections::BTreeMap;

use crate::cards::Card;
use crate::rng::Xoshiro256;

use super::policies::{Policy, Table};
use super::replay::Replay;

/// Fewer particles tell nothing: they are played on by the policy.
const LEAST: usize = 8;
/// For how much of all that is at stake the policy's probability of a card counts, in one particle.
const PRIOR: f64 = 0.1;
/// How many bits tell a card, or that none was played.
const BITS: u32 = 6;

/// A world as it may go on.
#[derive(Clone, Debug)]
pub struct Particle<'a> {
    /// Where its play stands.
    pub state: Replay<'a>,
    /// What the others do in it.
    pub rng: Xoshiro256,
    /// Its number among the worlds.
    pub world: usize,
}

impl Particle<'_> {
    fn half(&self) -> usize {
        self.world % 2
    }
}

/// What the seat to play gets in each half of the particles: sums over their ends.
#[derive(Clone, Copy, Debug, Default)]
pub struct Returns {
    many: [f64; 2],
    payoff: [f64; 2],
    gains: [f64; 2],
}

impl Returns {
    fn note(&mut self, half: usize, end: f64) {
        self.many[half] += 1.0;
        self.payoff[half] += end;
        self.gains[half] += f64::from(end > 0.0);
    }

    /// One half of the particles as they fare in another case.
    fn take(&mut self, half: usize, other: &Returns) {
        self.many[half] += other.many[half];
        self.payoff[half] += other.payoff[half];
        self.gains[half] += other.gains[half];
    }

    /// The sums over all ends: what they are worth, and how often he gains.
    pub fn sums(&self) -> (f64, f64) {
        (self.payoff[0] + self.payoff[1], self.gains[0] + self.gains[1])
    }
}

/// Plays particles on.
pub struct Lookahead<'p, P, W> {
    /// How the others play, and the seat itself where it looks no further ahead.
    pub policy: &'p P,
    /// What an end is worth to the seat.
    pub payoff: W,
    /// All that is at stake.
    pub stake: f64,
}

impl<'a, P, W> Lookahead<'_, P, W>
where
    P: Policy<Replay<'a>>,
    W: Fn(&Particle<'a>) -> f64,
{
    /// How the seat to play fares with this card, and with the best that it may choose later, so many times.
    pub fn after(&self, particles: &[Particle<'a>], card: Card, choices: u32) -> Returns {
        let own = particles[0].state.position().turn();
        let (mut returns, mut info) = (Returns::default(), BTreeMap::<u64, Vec<Particle<'a>>>::new());
        for particle in particles {
            let mut next = particle.clone();
            next.state.play(card);
            let observed = self.until(own, &mut next);
            if next.state.is_over() {
                returns.note(next.half(), (self.payoff)(&next));
            } else {
                info.entry(observed).or_default().push(next);
            }
        }
        for alike in info.values() {
            let best = self.best(alike, choices);
            for half in 0..2 {
                returns.take(half, &best);
            }
        }
        returns
    }

    /// The others play until it is the seat's turn; gives what it has seen of that.
    fn until(&self, own: u8, particle: &mut Particle<'a>) -> u64 {
        let mut observed = 0;
        while !particle.state.is_over() && particle.state.position().turn() != own {
            let card = self.policy.choose(&particle.state, &mut particle.rng);
            particle.state.play(card);
            observed = (observed << BITS) | (u64::from(card) + 1);
        }
        observed
    }

    /// How the seat fares that chooses in particles which look alike to it.
    fn best(&self, particles: &[Particle<'a>], choices: u32) -> Returns {
        let legal = particles[0].state.legal();
        if legal.count() == 1 {
            return self.after(particles, legal.0.trailing_zeros() as Card, choices);
        }
        if choices == 0 || particles.len() < LEAST {
            return self.played_on(particles);
        }
        let tried: Vec<(f64, Returns)> = self
            .policy
            .probabilities(&particles[0].state)
            .all()
            .map(|(card, likely)| (f64::from(likely), self.after(particles, card, choices - 1)))
            .collect();
        let mut best = Returns::default();
        for half in 0..2 {
            let by_others = |tried: &&(f64, Returns)| self.score(tried.0, &tried.1, 1 - half);
            if let Some((_, returns)) =
                tried.iter().max_by(|first, second| by_others(first).total_cmp(&by_others(second)))
            {
                best.take(half, returns);
            }
        }
        best
    }

    /// How good a card is for half of the particles, the policy's word counting as part of one of them.
    fn score(&self, likely: f64, returns: &Returns, half: usize) -> f64 {
        let prior = PRIOR * self.stake * likely;
        if returns.many[half] > 0.0 { (returns.payoff[half] + prior) / returns.many[half] } else { prior }
    }

    fn played_on(&self, particles: &[Particle<'a>]) -> Returns {
        let mut returns = Returns::default();
        for particle in particles {
            let mut next = particle.clone();
            while !next.state.is_over() {
                let card = self.policy.choose(&next.state, &mut next.rng);
                next.state.play(card);
            }
            returns.note(next.half(), (self.payoff)(&next));
        }
        returns
    }
}
