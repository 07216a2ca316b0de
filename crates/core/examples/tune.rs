//! Search for move-ordering weights with which the solver visits fewer positions, by changing a few at a time: `cargo
//! run --release --example tune -- ROUNDS SEED < QUESTIONS`, with questions as in `measure.rs`, all for one number of
//! seats. Each better set is printed, to be put into `weights.rs`.

#[path = "text_problem/mod.rs"]
mod text_problem;

use std::env;
use std::io::stdin;

use spadille_core::solver::{CONTEXTS, FEATURES, Problem, Solver, Weights, weights};
use text_problem::read_question;

/// An exponent below 1, so that hard deals do not dominate the cost.
const COST_EXPONENT: f64 = 0.8;

fn main() {
    let mut arguments = env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let (rounds, mut rng) = (arguments.next().unwrap_or(1000), SplitMix64(arguments.next().unwrap_or(1)));
    let lines = stdin().lines().map(|line| line.expect("text"));
    let problems: Vec<Problem> = lines.filter_map(|line| Some(read_question(&line)?.0)).collect();
    let Some(first) = problems.first() else { return };
    let mut best = *weights(first.position.seats as usize);
    let mut least = cost(&problems, &best);
    println!("{least:.0} {best:?}");
    for _ in 0..rounds {
        let other = perturb(best, &mut rng);
        let cost = cost(&problems, &other);
        if cost < least {
            (least, best) = (cost, other);
            println!("{least:.0} {best:?}");
        }
    }
}

/// Return the cost of the problems with these weights.
fn cost(problems: &[Problem], weights: &Weights) -> f64 {
    let mut solver = Solver::new();
    let mut costs = 0.0;
    for problem in problems {
        solver.weigh(problem, weights);
        let before = solver.nodes();
        solver.value(problem);
        costs += f64::from((solver.nodes() - before) as u32).powf(COST_EXPONENT);
    }
    costs
}

/// Change one to three weights of one context, each by about half of itself.
fn perturb(mut weights: Weights, rng: &mut SplitMix64) -> Weights {
    let context = &mut weights[rng.below(CONTEXTS)];
    for _ in 0..=rng.below(3) {
        let weight = &mut context[rng.below(FEATURES)];
        let reach = 6.0 + f64::from(weight.abs());
        *weight += (reach * rng.draw_signed()).round() as i32;
    }
    weights
}

/// `SplitMix64`.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// Draw a number between -1 and 1, mostly near 0.
    fn draw_signed(&mut self) -> f64 {
        let even = |rng: &mut SplitMix64| f64::from(rng.next() as u32) / f64::from(u32::MAX);
        (even(self) + even(self) + even(self)) * 2.0 / 3.0 - 1.0
    }
}
