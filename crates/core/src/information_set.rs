//! The knowledge of one seat during the play of the cards, and the worlds that are consistent with it.

use crate::cards::{Card, Cards};
use crate::error::Error;
use crate::position::Position;
use crate::ranking::Ranking;
use crate::solver::{Objective, Problem};

/// The part of a position that is the same in every world: the ranking, the table and the payoffs.
#[derive(Clone, Debug)]
pub struct InformationSet {
    /// The ranking of the contract.
    pub ranking: Ranking,
    /// The seat that led, or leads, the trick.
    pub leader: u8,
    /// The cards on the table, the leader's first.
    pub trick: Vec<Card>,
    /// A card whose holder belongs to the declaring side and has a duty while holding it.
    pub called: Option<Card>,
    /// The seats known to be of the declaring side, as a bit mask.
    pub side: u8,
    /// The objective of the declaring side in the remaining tricks.
    pub objective: Objective,
    /// For each seat, the points or tricks taken so far, whichever the objective counts.
    pub taken: Vec<u32>,
    /// Whether the cards set aside count for the declaring side.
    pub counts_aside: bool,
    /// Whether the cards set aside go to the winner of the last trick.
    pub aside_to_last: bool,
    /// No trump has been played, and none may be led by a player who holds another card.
    pub locked: bool,
    /// The payoff to the seat to play, indexed by the side's final count; if the side is to take nothing, by failure
    /// (0) or success (1).
    pub payoffs: Vec<f64>,
}

/// The limit of payoffs, which ensures that the difference of two payoffs is finite.
const MOST_PAYOFF: f64 = 1e100;
/// The maximum number of outcomes, whose numbers have 16 bits.
const MOST_OUTCOMES: usize = 1 << 15;

/// One assignment of the hidden cards.
#[derive(Clone, Debug)]
pub struct World {
    /// All hands, and the trick on the table.
    pub position: Position,
    /// The declaring side.
    pub side: u8,
    /// The points or tricks that the side has taken before, including the cards set aside if they count.
    pub before: u32,
}

impl InformationSet {
    /// Validate the information set.
    pub fn validate(self) -> Result<InformationSet, Error> {
        let least = if self.avoids() { 2 } else { 1 };
        // the negation also finds numbers that are none
        if self.payoffs.len() < least || !self.payoffs.iter().all(|payoff| payoff.abs() <= MOST_PAYOFF) {
            return Err(Error::new("every outcome needs a finite payoff"));
        }
        if self.payoffs.len() > MOST_OUTCOMES
            || self.taken.iter().any(|&taken| taken as usize > MOST_OUTCOMES)
        {
            return Err(Error::new("a side cannot take so much"));
        }
        if self.trick.iter().chain(&self.called).any(|&card| card >= 36) {
            return Err(Error::new("there are 36 cards, 0 to 35"));
        }
        Ok(self)
    }

    /// Return the world with these hands and these cards set aside.
    pub fn world(&self, hands: &[Cards], aside: Cards) -> Result<World, Error> {
        let holds = |card: Card| hands.iter().position(|hand| hand.has(card));
        let holder = self.called.and_then(holds);
        let mut position =
            Position::new(hands, self.leader, &self.trick, self.called.filter(|_| holder.is_some()))?;
        let in_aside = self.ranking.points_in(aside & Cards::ALL);
        position.locked = self.locked;
        position.last = if self.aside_to_last { in_aside } else { 0 };
        if position.cards().is_empty() || self.taken.len() != hands.len() || self.side >> hands.len() != 0 {
            return Err(Error::new("a world needs cards, and a count and a side for its seats"));
        }
        let side = holder.map_or(self.side, |seat| self.side | 1 << seat);
        let own = self.taken.iter().enumerate().filter(|(seat, _)| side >> seat & 1 == 1);
        let counted = if self.counts_aside { in_aside } else { 0 };
        Ok(World { position, side, before: own.map(|(_, taken)| taken).sum::<u32>() + counted })
    }

    /// Read worlds from rows: a hand for each seat, then the cards set aside.
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

    /// Return whether the side is to take nothing.
    pub fn avoids(&self) -> bool {
        matches!(self.objective, Objective::NoPoints | Objective::NoTricks)
    }

    /// Return the threshold between two payoffs, if there are only two.
    pub fn threshold(&self) -> Option<u32> {
        if self.avoids() {
            return None;
        }
        let pairs = self.payoffs.windows(2).enumerate();
        let changes = pairs.filter(|(_, pair)| pair[0].to_bits() != pair[1].to_bits());
        let places: Vec<usize> = changes.map(|(place, _)| place + 1).take(2).collect();
        if let [place] = places[..] { Some(place as u32) } else { None }
    }

    /// Return the value of a trick with this many points: the points, or 1 if tricks count.
    pub fn trick_value(&self, points: u32) -> u32 {
        match self.objective {
            Objective::Points | Objective::NoPoints => points,
            Objective::Tricks | Objective::NoTricks => 1,
        }
    }

    /// Return the payoff of a final count.
    pub fn payoff_of(&self, total: u32) -> f64 {
        self.payoffs[self.outcome_of(total)]
    }

    /// Return the index of a final count in `payoffs`.
    pub fn outcome_of(&self, total: u32) -> usize {
        let end = if self.avoids() { u32::from(total == 0) } else { total };
        (end as usize).min(self.payoffs.len() - 1)
    }

    /// Return a position as a problem for the solver.
    pub fn problem(&self, position: Position, side: u8) -> Result<Problem, Error> {
        Problem::new(self.ranking.clone(), position, side, self.objective)
    }
}
