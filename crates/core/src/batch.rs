//! Solving many problems at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::cards::Card;
use crate::solver::{Problem, Solver};

/// A problem and the parts of the answer that are requested.
#[derive(Clone, Debug)]
pub struct Question {
    /// The problem.
    pub problem: Problem,
    /// A threshold. If given, find out whether the value reaches it, instead of the exact value.
    pub at_least: Option<u32>,
    /// Whether to find the value after each legal card, too.
    pub moves: bool,
    /// Whether to find a line of best play, too.
    pub line: bool,
}

/// The value of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The value. With a threshold it is 1 if the threshold can be reached, else 0.
    pub value: u32,
    /// The value after each legal card, if requested.
    pub moves: Vec<(Card, u32)>,
    /// A line of best play as seats and cards, if requested.
    pub line: Vec<(u8, Card)>,
}

impl Question {
    /// Solve the question, reusing the solver's transposition table.
    pub fn solve_with(&self, solver: &mut Solver) -> Answer {
        let Question { problem, at_least, moves, line } = self;
        let value = match at_least {
            Some(least) => u32::from(solver.reaches(problem, *least)),
            None => solver.value(problem),
        };
        let after = |value: u32| at_least.map_or(value, |least| u32::from(value >= least));
        let moves = if *moves { solver.moves(problem) } else { Vec::new() };
        Answer {
            value,
            moves: moves.into_iter().map(|(card, value)| (card, after(value))).collect(),
            line: if *line { solver.line(problem) } else { Vec::new() },
        }
    }
}

/// The maximum number of threads. Each thread needs a transposition table of some megabytes.
const MOST_THREADS: usize = 256;

/// Solve questions on `threads` threads, each with its own solver. Return the answers in the order of the questions.
pub fn solve_all(questions: &[Question], threads: usize) -> Vec<Answer> {
    let threads = threads.min(questions.len()).clamp(1, MOST_THREADS);
    if threads == 1 {
        let mut solver = Solver::new();
        return questions.iter().map(|question| question.solve_with(&mut solver)).collect();
    }
    let (next, found) = (AtomicUsize::new(0), Mutex::new(vec![Answer::default(); questions.len()]));
    thread::scope(|scope| {
        for _ in 1..threads {
            // the system may refuse a thread; those that run solve all questions
            let _ = thread::Builder::new().spawn_scoped(scope, || solve_remaining(questions, &next, &found));
        }
        solve_remaining(questions, &next, &found);
    });
    found.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Solve questions until none is left. The threads share the index of the next question.
fn solve_remaining(questions: &[Question], next: &AtomicUsize, found: &Mutex<Vec<Answer>>) {
    let mut solver = Solver::new();
    loop {
        let place = next.fetch_add(1, Ordering::Relaxed);
        let Some(question) = questions.get(place) else { return };
        let answer = question.solve_with(&mut solver);
        found.lock().unwrap_or_else(PoisonError::into_inner)[place] = answer;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;
    use crate::position::Position;
    use crate::ranking::Ranking;
    use crate::solver::Objective;

    /// Two cards each, the first suit trumps; seat 0 is the declaring side.
    fn question(leader: u8) -> Question {
        let ranking = Ranking::new(
            std::array::from_fn(|card| card as u8 / 9),
            std::array::from_fn(|card| 9 - card as u8 % 9 + if card < 9 { 9 } else { 0 }),
            [0; 36],
            Some(0),
            true,
        );
        let hands: Vec<Cards> =
            [[0, 17], [9, 10], [11, 12]].map(|two| two.into_iter().collect::<Cards>()).to_vec();
        let position = Position::new(&hands, leader, &[], None).unwrap();
        let problem = Problem::new(ranking.unwrap(), position, 1, Objective::Tricks).unwrap();
        Question { problem, at_least: None, moves: true, line: true }
    }

    #[test]
    fn answers_keep_the_order_of_the_questions() {
        let questions: Vec<Question> = (0..30).map(|number| question(number % 3)).collect();
        let alone: Vec<Answer> =
            questions.iter().map(|question| question.solve_with(&mut Solver::new())).collect();
        for threads in [0, 1, 2, 7, 100] {
            assert_eq!(solve_all(&questions, threads), alone);
        }
        assert!(solve_all(&[], 4).is_empty());
    }

    #[test]
    fn thresholds_moves_and_lines_agree_with_the_value() {
        let mut solver = Solver::new();
        let led = question(0).solve_with(&mut solver);
        assert_eq!((led.value, led.moves.as_slice()), (1, [(0, 1), (17, 1)].as_slice()));
        assert_eq!(led.line.len(), 6);
        let enough = Question { at_least: Some(1), line: false, ..question(1) }.solve_with(&mut solver);
        assert_eq!((enough.value, enough.line.len()), (1, 0));
        let more = Question { at_least: Some(2), ..question(1) }.solve_with(&mut solver);
        assert_eq!((more.value, more.moves.iter().all(|&(_, reached)| reached == 0)), (0, true));
    }
}
