//! A share of what `cargo run --release --example fuzz` does without end.

mod nonsense;

use spadille_core::solver::Solver;

use nonsense::{Chance, put};

#[test]
fn any_bytes_are_refused_in_words_or_answered_soundly() {
    let (mut rng, mut solver, mut sound) = (Chance(0x5add_111e), Solver::new(), 0);
    for _ in 0..10_000 {
        match put(&rng.bytes(400), &mut solver) {
            Ok(()) => sound += 1,
            Err(error) => assert!(error.0.split(' ').count() > 3, "{error}"),
        }
    }
    assert!((2_000..9_000).contains(&sound), "{sound} of 10,000 were questions");
}

#[test]
fn short_bytes_are_no_worse_than_long_ones() {
    let mut solver = Solver::new();
    for length in 0..200 {
        let _ = put(&Chance(7).bytes(200)[..length], &mut solver);
    }
}
