//! Lookahead: the seat on turn optimizes its later choices at each of its information sets, while the other seats
//! follow a policy.
//!
//! This is planning in a partially observable domain: L. P. Kaelbling, M. L. Littman, A. R. Cassandra, Planning and
//! acting in partially observable stochastic domains, Artificial Intelligence 101 (1998). A belief is a set of
//! particles, as in D. Silver, J. Veness, Monte-Carlo planning in large POMDPs, NIPS 2010. The best choice of one half
//! of the particles is evaluated on the other half, which avoids an optimistic bias: H. van Hasselt, Double
//! Q-learning, NIPS 2010.

use std::collections::BTreeMap;

use crate::cards::Card;
use crate::rng::Xoshiro256;

use super::policies::{Policy, Table};
use super::replay::Replay;

/// The least number of particles for an optimized choice. With fewer the seat follows the policy.
const LEAST: usize = 8;
/// The weight of the policy's probability as a prior, as a part of the stake in one particle.
const PRIOR: f64 = 0.1;
/// The number of bits that encode a card, or that none was played.
const BITS: u32 = 6;

/// A particle: a world in play, with the random numbers of its continuation.
#[derive(Clone, Debug)]
pub struct Particle<'a> {
    /// The state of play.
    pub state: Replay<'a>,
    /// The random numbers for the cards of the other seats.
    pub rng: Xoshiro256,
    /// The index of the world.
    pub world: usize,
}

impl Particle<'_> {
    fn half(&self) -> usize {
        self.world % 2
    }
}

/// The returns of the seat that looks ahead: sums over the outcomes of each half of the particles.
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

    /// Take over one half of other returns.
    fn take(&mut self, half: usize, other: &Returns) {
        self.many[half] += other.many[half];
        self.payoff[half] += other.payoff[half];
        self.gains[half] += other.gains[half];
    }

    /// Return the sum of payoffs and the number of gains.
    pub fn sums(&self) -> (f64, f64) {
        (self.payoff[0] + self.payoff[1], self.gains[0] + self.gains[1])
    }
}

/// Continues particles.
pub struct Lookahead<'p, P, W> {
    /// The policy of the others, and of the seat itself beyond the lookahead.
    pub policy: &'p P,
    /// The payoff of a final state to the seat.
    pub payoff: W,
    /// The range of the payoffs.
    pub stake: f64,
}

impl<'a, P, W> Lookahead<'_, P, W>
where
    P: Policy<Replay<'a>>,
    W: Fn(&Particle<'a>) -> f64,
{
    /// Evaluate a card, with `choices` later choices optimized.
    pub fn evaluate(&self, particles: &[Particle<'a>], card: Card, choices: u32) -> Returns {
        let own = particles[0].state.position().turn();
        let (mut returns, mut groups) = (Returns::default(), BTreeMap::<u64, Vec<Particle<'a>>>::new());
        for particle in particles {
            let mut next = particle.clone();
            next.state.play(card);
            let observed = self.play_others(own, &mut next);
            if next.state.is_over() {
                returns.note(next.half(), (self.payoff)(&next));
            } else {
                groups.entry(observed).or_default().push(next);
            }
        }
        for alike in groups.values() {
            let best = self.evaluate_best(alike, choices);
            for half in 0..2 {
                returns.take(half, &best);
            }
        }
        returns
    }

    /// Play the others until it is the seat's turn. Return an encoding of what the seat saw meanwhile.
    fn play_others(&self, own: u8, particle: &mut Particle<'a>) -> u64 {
        let mut observed = 0;
        while !particle.state.is_over() && particle.state.position().turn() != own {
            let card = self.policy.choose(&particle.state, &mut particle.rng);
            particle.state.play(card);
            observed = (observed << BITS) | (u64::from(card) + 1);
        }
        observed
    }

    /// Evaluate the best choice in particles that look alike to the seat.
    fn evaluate_best(&self, particles: &[Particle<'a>], choices: u32) -> Returns {
        let legal = particles[0].state.legal();
        if legal.count() == 1 {
            return self.evaluate(particles, legal.0.trailing_zeros() as Card, choices);
        }
        if choices == 0 || particles.len() < LEAST {
            return self.play_on(particles);
        }
        let tried: Vec<(f64, Returns)> = self
            .policy
            .probabilities(&particles[0].state)
            .all()
            .map(|(card, probability)| (f64::from(probability), self.evaluate(particles, card, choices - 1)))
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

    /// Score a card for half of the particles, with the policy's probability as a prior.
    fn score(&self, probability: f64, returns: &Returns, half: usize) -> f64 {
        let prior = PRIOR * self.stake * probability;
        if returns.many[half] > 0.0 { (returns.payoff[half] + prior) / returns.many[half] } else { prior }
    }

    fn play_on(&self, particles: &[Particle<'a>]) -> Returns {
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
