//! The play of the cards as one seat sees it, and the worlds that may lie behind it.

use crate::cards::{Card, Cards};
use crate::error::Error;
use crate::position::Position;
use crate::ranking::Ranking;
use crate::solver::{Objective, Problem};

/// What is the same in every world: how the cards behave, what lies on the table and what is at stake.
#[derive(Clone, Debug)]
pub struct InformationSet {
    /// How the cards behave.
    pub ranking: Ranking,
    /// Who led, or leads, the trick.
    pub leader: u8,
    /// The cards on the table, the leader's first.
    pub trick: Vec<Card>,
    /// A card whose holder, while he has it, belongs to the declaring side and is bound to it.
    pub called: Option<Card>,
    /// The seats known to be of the declaring side, a bit a seat.
    pub side: u8,
    /// What it wants of the tricks that are left.
    pub objective: Objective,
    /// By seat, what has been taken so far of what the objective counts.
    pub taken: Vec<u32>,
    /// Whether the cards set aside count for the side.
    pub counts_aside: bool,
    /// What it is worth to the seat to play, by what the side has in the end; where it wants nothing, whether it
    /// failed (0) or did (1).
    pub payoffs: Vec<f64>,
}

/// The cards as they may lie.
#[derive(Clone, Debug)]
pub struct World {
    /// Every hand, and the trick on the table.
    pub position: Position,
    /// The declaring side.
    pub side: u8,
    /// What it has already.
    pub before: u32,
}

impl InformationSet {
    /// The same, checked for sense.
    pub fn validate(self) -> Result<InformationSet, Error> {
        let least = if self.avoids() { 2 } else { 1 };
        if self.payoffs.len() < least || self.payoffs.iter().any(|payoff| !payoff.is_finite()) {
            return Err(Error::new("every outcome needs a finite payoff"));
        }
        if self.trick.iter().chain(&self.called).any(|&card| card >= 36) {
            return Err(Error::new("there are 36 cards, 0 to 35"));
        }
        Ok(self)
    }

    /// The world in which these are the hands and these cards are set aside.
    pub fn world(&self, hands: &[Cards], aside: Cards) -> Result<World, Error> {
        let holds = |card: Card| hands.iter().position(|hand| hand.has(card));
        let holder = self.called.and_then(holds);
        let position =
            Position::new(hands, self.leader, &self.trick, self.called.filter(|_| holder.is_some()))?;
        if position.cards().is_empty() || self.taken.len() != hands.len() || self.side >> hands.len() != 0 {
            return Err(Error::new("not everything is said of every seat that plays"));
        }
        let side = holder.map_or(self.side, |seat| self.side | 1 << seat);
        let own = self.taken.iter().enumerate().filter(|(seat, _)| side >> seat & 1 == 1);
        let counted = if self.counts_aside { self.ranking.points_in(aside & Cards::ALL) } else { 0 };
        Ok(World { position, side, before: own.map(|(_, taken)| taken).sum::<u32>() + counted })
    }

    /// Worlds from rows: a hand to each seat, and last the cards set aside.
    pub fn worlds(&self, rows: &[u64]) -> Result<Vec<World>, Error> {
        let width = self.taken.len() + 1;
        if rows.is_empty() || !rows.len().is_multiple_of(width) {
            return Err(Error::new("a world is a hand to each seat, and the cards set aside"));
        }
        let read = |row: &[u64]| {
            let sets: Vec<Cards> = row.iter().map(|&cards| Cards(cards)).collect();
            self.world(&sets[..width - 1], sets[width - 1])
        };
        let worlds: Vec<World> = rows.chunks_exact(width).map(read).collect::<Result<_, _>>()?;
        let may = |world: &World| world.position.playable(&self.ranking);
        if worlds.iter().any(|world| may(world) != may(&worlds[0])) {
            return Err(Error::new("the seat to play may play the same cards in every world"));
        }
        Ok(worlds)
    }

    /// Whether the side is to take nothing.
    pub fn avoids(&self) -> bool {
        matches!(self.objective, Objective::NoPoints | Objective::NoTricks)
    }

    /// Where only two things can happen: from how much on the second does.
    pub fn threshold(&self) -> Option<u32> {
        if self.avoids() {
            return None;
        }
        let pairs = self.payoffs.windows(2).enumerate();
        let changes = pairs.filter(|(_, pair)| pair[0].to_bits() != pair[1].to_bits());
        let places: Vec<usize> = changes.map(|(place, _)| place + 1).take(2).collect();
        if let [place] = places[..] { Some(place as u32) } else { None }
    }

    /// What a trick counts.
    pub fn trick_value(&self, points: u32) -> u32 {
        match self.objective {
            Objective::Points | Objective::NoPoints => points,
            Objective::Tricks | Objective::NoTricks => 1,
        }
    }

    /// What it is worth when the side has so much in the end.
    pub fn payoff_of(&self, total: u32) -> f64 {
        self.payoffs[self.outcome_of(total)]
    }

    /// Where that stands in what the ends are worth.
    pub fn outcome_of(&self, total: u32) -> usize {
        let end = if self.avoids() { u32::from(total == 0) } else { total };
        (end as usize).min(self.payoffs.len() - 1)
    }

    /// A position as a problem for the solver.
    pub fn problem(&self, position: Position, side: u8) -> Result<Problem, Error> {
        Problem::new(self.ranking.clone(), position, side, self.objective)
    }
}
