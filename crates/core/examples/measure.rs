//! Answers questions line by line, by one solver, and says what each took of the processor:
//! `cargo run --release --example measure`; `bench/stopwatch.py` asks.
//!
//! A question is `SUITS STRENGTHS POINTS TRUMP MUST_TRUMP HANDS LEADER SIDE OBJECTIVE ASKED`: three tables of 36 bytes in
//! hexadecimal, a suit or `-`, `0` or `1`, sets of cards with commas between, numbers, and `value`, `moves` or
//! how much is to be reached. An answer is `VALUE NODES NANOSECONDS`, and for `moves` `CARD:VALUE` for each card.

#[path = "asking/mod.rs"]
mod asking;

use std::io::{BufRead, Write, stdin, stdout};

use rustix::time::{ClockId, clock_gettime};
use spadille_core::cards::Card;
use spadille_core::solver::{Problem, Solver};

use asking::question;

/// What is asked about a problem.
enum Asked {
    Value,
    Moves,
    Reaches(u32),
}

fn main() {
    let (mut solver, mut out) = (Solver::new(), stdout().lock());
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        let asks = question(&line).and_then(|(problem, word)| Some((problem, asked(word)?)));
        let (problem, asked) = asks.unwrap_or_else(|| panic!("no question: {line}"));
        let (nodes, before) = (solver.nodes(), processor_time());
        let (value, moves) = answer(&mut solver, &problem, &asked);
        let (spent, nodes) = (processor_time() - before, solver.nodes() - nodes);
        let moves: Vec<String> = moves.iter().map(|(card, value)| format!("{card}:{value}")).collect();
        writeln!(out, "{value} {nodes} {spent} {}", moves.join(" ")).expect("somebody who listens");
    }
}

/// What this thread has had of the processor, in nanoseconds.
fn processor_time() -> i64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// The answer; for moves the best and what each card leads to.
fn answer(solver: &mut Solver, problem: &Problem, asked: &Asked) -> (u32, Vec<(Card, u32)>) {
    match asked {
        Asked::Value => (solver.value(problem), Vec::new()),
        Asked::Reaches(least) => (u32::from(solver.reaches(problem, *least)), Vec::new()),
        Asked::Moves => {
            let moves = solver.moves(problem);
            let values = moves.iter().map(|&(_, value)| value);
            let ours = problem.side >> problem.position.turn() & 1 == 1;
            let best = if ours { values.max() } else { values.min() };
            (best.unwrap_or_default(), moves)
        }
    }
}

fn asked(word: &str) -> Option<Asked> {
    match word {
        "value" => Some(Asked::Value),
        "moves" => Some(Asked::Moves),
        least => least.parse().ok().map(Asked::Reaches),
    }
}
