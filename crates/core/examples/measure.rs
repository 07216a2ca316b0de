//! Solve problems line by line with one solver, and print the processor time of each: `cargo run --release --example
//! measure`, run by `bench/stopwatch.py`.
//!
//! A question is `SUITS STRENGTHS POINTS TRUMP MUST_TRUMP HANDS LEADER SIDE OBJECTIVE REQUEST`: three tables of 36
//! bytes in hexadecimal, a suit or `-`, `0` or `1`, masks of cards separated by commas, numbers, and `value`, `moves`
//! or a threshold. An answer is `VALUE NODES NANOSECONDS`, and for `moves` also `CARD:VALUE` for each card.

#[path = "text_problem/mod.rs"]
mod text_problem;

use std::io::{BufRead, Write, stdin, stdout};

use rustix::time::{ClockId, clock_gettime};
use spadille_core::cards::Card;
use spadille_core::solver::{Problem, Solver};

use text_problem::read_question;

/// The request of a question.
enum Request {
    Value,
    Moves,
    Reaches(u32),
}

fn main() {
    let (mut solver, mut out) = (Solver::new(), stdout().lock());
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        let asks = read_question(&line).and_then(|(problem, word)| Some((problem, read_request(word)?)));
        let (problem, request) = asks.unwrap_or_else(|| panic!("no question: {line}"));
        let (nodes, before) = (solver.nodes(), processor_time());
        let (value, moves) = solve(&mut solver, &problem, &request);
        let (spent, nodes) = (processor_time() - before, solver.nodes() - nodes);
        let moves: Vec<String> = moves.iter().map(|(card, value)| format!("{card}:{value}")).collect();
        writeln!(out, "{value} {nodes} {spent} {}", moves.join(" ")).expect("a reader");
    }
}

/// Return the processor time of this thread in nanoseconds.
fn processor_time() -> i64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Solve a problem; for `moves`, return the best value and the value after each card.
fn solve(solver: &mut Solver, problem: &Problem, request: &Request) -> (u32, Vec<(Card, u32)>) {
    match request {
        Request::Value => (solver.value(problem), Vec::new()),
        Request::Reaches(least) => (u32::from(solver.reaches(problem, *least)), Vec::new()),
        Request::Moves => {
            let moves = solver.moves(problem);
            let values = moves.iter().map(|&(_, value)| value);
            let ours = problem.side >> problem.position.turn() & 1 == 1;
            let best = if ours { values.max() } else { values.min() };
            (best.unwrap_or_default(), moves)
        }
    }
}

fn read_request(word: &str) -> Option<Request> {
    match word {
        "value" => Some(Request::Value),
        "moves" => Some(Request::Moves),
        least => least.parse().ok().map(Request::Reaches),
    }
}
