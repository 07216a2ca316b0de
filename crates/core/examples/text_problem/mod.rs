//! Questions as lines of text: see `measure.rs`.

use spadille_core::cards::{CARDS, Cards};
use spadille_core::position::Position;
use spadille_core::ranking::Ranking;
use spadille_core::solver::{Objective, Problem};

/// Read the problem of a line, and its request.
pub fn read_question(line: &str) -> Option<(Problem, &str)> {
    let mut words = line.split_ascii_whitespace();
    let tables = (read_table(words.next()?)?, read_table(words.next()?)?, read_table(words.next()?)?);
    let (trump, must_trump) = (words.next()?.parse().ok(), words.next()? == "1");
    let ranking = Ranking::new(tables.0, tables.1, tables.2, trump, must_trump).ok()?;
    let hands: Option<Vec<Cards>> =
        words.next()?.split(',').map(|hand| hand.parse().ok().map(Cards)).collect();
    let position = Position::new(&hands?, words.next()?.parse().ok()?, &[], None).ok()?;
    let side = words.next()?.parse().ok()?;
    let problem = Problem::new(ranking, position, side, read_objective(words.next()?)?).ok()?;
    Some((problem, words.next()?))
}

fn read_table(hexadecimal: &str) -> Option<[u8; CARDS]> {
    let byte = |at: usize| u8::from_str_radix(hexadecimal.get(2 * at..2 * at + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..CARDS).map(byte).collect();
    bytes?.try_into().ok()
}

fn read_objective(word: &str) -> Option<Objective> {
    match word {
        "points" => Some(Objective::Points),
        "tricks" => Some(Objective::Tricks),
        "no-points" => Some(Objective::NoPoints),
        "no-tricks" => Some(Objective::NoTricks),
        _ => None,
    }
}
