//! A sample of what `cargo run --release --example fuzz` runs without end.

mod random_problems;

use spadille_core::solver::Solver;

use random_problems::{Xorshift, run};

#[test]
fn random_bytes_are_rejected_with_a_reason_or_solved_consistently() {
    let (mut rng, mut solver, mut sound) = (Xorshift(0x5add_111e), Solver::new(), 0);
    for _ in 0..10_000 {
        match run(&rng.bytes(400), &mut solver) {
            Ok(()) => sound += 1,
            Err(error) => assert!(error.to_string().split(' ').count() > 3, "{error}"),
        }
    }
    assert!((2_000..9_000).contains(&sound), "{sound} of 10,000 were questions");
}

#[test]
fn short_inputs_are_handled_too() {
    let mut solver = Solver::new();
    for length in 0..200 {
        let _ = run(&Xorshift(7).bytes(200)[..length], &mut solver);
    }
}
