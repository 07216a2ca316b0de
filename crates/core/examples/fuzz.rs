//! Solve problems made of random bytes until interrupted, or QUESTIONS of them: `cargo run --release --example fuzz --
//! [SEED [QUESTIONS]]`. A seed and a number identify a failure.

#[path = "../tests/random_problems/mod.rs"]
mod random_problems;

use std::env;

use spadille_core::solver::Solver;

use random_problems::{Xorshift, run};

fn main() {
    let mut arguments = env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let seed = arguments.next().unwrap_or(1).max(1);
    let last = arguments.next().unwrap_or(u64::MAX);
    let (mut rng, mut solver, mut sound) = (Xorshift(seed), Solver::new(), 0_u64);
    for number in 1..=last {
        sound += u64::from(run(&rng.bytes(400), &mut solver).is_ok());
        if number % 100_000 == 0 {
            println!("seed {seed}: {number} questions, {sound} of them sound");
        }
    }
}
