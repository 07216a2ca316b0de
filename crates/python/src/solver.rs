//! The binding of the solver: problems and their answers.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use spadille_core::batch::{self, Question};
use spadille_core::cards::{Card, Cards};
use spadille_core::position::Position;
use spadille_core::solver::{self, Objective, Solver};

use crate::error::{Number, Reduced, not_solvable, to_py_err};
use crate::ranking_tables::RankingTables;

/// A validated problem, and the parts of the answer that are requested.
#[pyclass(frozen, module = "spadille._core")]
pub struct Problem(Question, Py<RankingTables>, Py<PyAny>);

#[pymethods]
impl Problem {
    #[new]
    #[pyo3(signature = (ranking, fields, moves, line))]
    fn new(
        ranking: Bound<'_, RankingTables>,
        fields: Bound<'_, PyAny>,
        moves: bool,
        line: bool,
    ) -> PyResult<Problem> {
        let input = fields.unbind();
        let fields: ProblemInput = input.extract(ranking.py())?;
        let hands: Vec<Cards> = fields.hands.into_iter().map(Cards).collect();
        let mut position =
            Position::new(&hands, fields.leader, &fields.trick, fields.called).map_err(to_py_err)?;
        (position.locked, position.last) = (fields.locked, fields.last);
        let objective = decode_objective(&fields.objective)?;
        let problem = solver::Problem::new(ranking.get().0.clone(), position, fields.side, objective)
            .map_err(to_py_err)?;
        Ok(Problem(Question { problem, at_least: fields.at_least, moves, line }, ranking.unbind(), input))
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, Problem>) -> PyResult<Reduced<'py>> {
        let Problem(Question { moves, line, .. }, ranking, fields) = slf.get();
        Ok((slf.get_type(), (ranking, fields, *moves, *line).into_pyobject(slf.py())?))
    }
}

/// See `spadille.solver.core_input.ProblemInput`.
#[derive(FromPyObject)]
struct ProblemInput {
    hands: Vec<u64>,
    leader: u8,
    trick: PyBackedBytes,
    called: Option<Card>,
    side: u8,
    objective: String,
    at_least: Option<u32>,
    locked: bool,
    last: u32,
}

thread_local! {
    /// The solver of this thread, which keeps its transposition table between calls.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// The value of a position, the value after each card, and a line of best play.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Answer {
    value: u32,
    moves: Vec<(Card, u32)>,
    line: Vec<(u8, Card)>,
}

/// Solve problems and return the answers in the order of the problems.
#[pyfunction]
#[pyo3(signature = (problems, threads))]
pub fn solve(py: Python<'_>, problems: Vec<PyRef<'_, Problem>>, threads: Number<usize>) -> Vec<Answer> {
    let questions: Vec<Question> = problems.iter().map(|problem| problem.0.clone()).collect();
    drop(problems);
    let answers = py.detach(|| solve_questions(&questions, threads.0));
    let result = |answer: batch::Answer| {
        let batch::Answer { value, moves, line } = answer;
        Answer { value, moves, line }
    };
    answers.into_iter().map(result).collect()
}

fn solve_questions(questions: &[Question], threads: usize) -> Vec<batch::Answer> {
    if threads > 1 && questions.len() > 1 {
        return batch::solve_all(questions, threads);
    }
    SOLVER.with_borrow_mut(|solver| questions.iter().map(|question| question.solve_with(solver)).collect())
}

/// Return the objective of this name.
pub fn decode_objective(objective: &str) -> PyResult<Objective> {
    match objective {
        "points" => Ok(Objective::Points),
        "tricks" => Ok(Objective::Tricks),
        "no-points" => Ok(Objective::NoPoints),
        "no-tricks" => Ok(Objective::NoTricks),
        _ => Err(not_solvable("the objective is points, tricks, no-points or no-tricks")),
    }
}
