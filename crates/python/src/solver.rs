//! Problems and their answers.

use std::cell::RefCell;

use pyo3::prelude::*;
use spadille_core::batch::{self, Answer, Question};
use spadille_core::cards::{Card, Cards};
use spadille_core::position::Position;
use spadille_core::solver::{self, Objective, Solver};

use crate::fault::{not_solvable, raised};
use crate::tables::Tables;

/// A problem, checked.
#[pyclass(frozen, module = "spadille._core")]
pub struct Problem(Question);

#[pymethods]
impl Problem {
    #[new]
    #[pyo3(signature = (tables, hands, leader, trick, called, side, objective, at_least, *, moves, line))]
    #[expect(clippy::too_many_arguments, reason = "one for each key of a problem")]
    fn new(
        tables: &Tables,
        hands: Vec<u64>,
        leader: u8,
        trick: &[u8],
        called: Option<Card>,
        side: u8,
        objective: &str,
        at_least: Option<u32>,
        moves: bool,
        line: bool,
    ) -> PyResult<Problem> {
        let hands: Vec<Cards> = hands.into_iter().map(Cards).collect();
        let position = Position::new(&hands, leader, trick, called).map_err(raised)?;
        let problem =
            solver::Problem::new(tables.0.clone(), position, side, wanted(objective)?).map_err(raised)?;
        Ok(Problem(Question { problem, at_least, moves, line }))
    }
}

thread_local! {
    /// What questions one at a time are answered by: it remembers what may be of use for the next.
    static LASTING: RefCell<Solver> = RefCell::new(Solver::new());
}

/// An answer: the value, the value after each card, who plays what.
type Told = (u32, Vec<(Card, u32)>, Vec<(u8, Card)>);

/// The answers, in the order of the problems.
#[pyfunction]
#[pyo3(signature = (problems, threads))]
pub fn solve(py: Python<'_>, problems: Vec<PyRef<'_, Problem>>, threads: usize) -> Vec<Told> {
    let questions: Vec<Question> = problems.iter().map(|problem| problem.0.clone()).collect();
    drop(problems);
    let answers = py.detach(|| answers(&questions, threads));
    answers.into_iter().map(|Answer { value, moves, line }| (value, moves, line)).collect()
}

fn answers(questions: &[Question], threads: usize) -> Vec<Answer> {
    if threads > 1 && questions.len() > 1 {
        return batch::answers(questions, threads);
    }
    LASTING.with_borrow_mut(|solver| questions.iter().map(|question| question.answered_by(solver)).collect())
}

/// The objective of this name.
pub fn wanted(objective: &str) -> PyResult<Objective> {
    match objective {
        "points" => Ok(Objective::Points),
        "tricks" => Ok(Objective::Tricks),
        "no-points" => Ok(Objective::NoPoints),
        "no-tricks" => Ok(Objective::NoTricks),
        _ => Err(not_solvable("the objective is points, tricks, no-points or no-tricks")),
    }
}
