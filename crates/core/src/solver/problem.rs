//! What the solver is asked.

use crate::fault::Fault;
use crate::position::Position;
use crate::ranking::Ranking;

/// What the declaring side wants from here on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// The most card points, those on the table included.
    Points,
    /// The most tricks.
    Tricks,
    /// 1 if it can avoid taking any card points, else 0.
    NoPoints,
    /// 1 if it can avoid taking any trick, else 0.
    NoTricks,
}

/// A position with the side that tries and what it tries for.
#[derive(Clone, Debug)]
pub struct Problem {
    /// How the cards behave.
    pub ranking: Ranking,
    /// The cards.
    pub position: Position,
    /// The seats of the declaring side, a bit a seat.
    pub side: u8,
    /// What it wants.
    pub objective: Objective,
}

impl Problem {
    /// A problem, checked.
    pub fn new(
        ranking: Ranking,
        position: Position,
        side: u8,
        objective: Objective,
    ) -> Result<Problem, Fault> {
        if side >> position.seats != 0 {
            return Err(Fault::new("a seat of the side is not at the table"));
        }
        Ok(Problem { ranking, position, side, objective })
    }
}
