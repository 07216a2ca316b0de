//! Problems for the solver.

use crate::cards::{Card, Cards};
use crate::error::Error;
use crate::position::Position;
use crate::ranking::Ranking;

/// The limit of the points that the last trick takes besides its cards. No widow has as many.
const MOST_LAST: u32 = 500;

/// The declaring side's objective from here on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// Take as many card points as possible, including those on the table.
    Points,
    /// Take as many tricks as possible.
    Tricks,
    /// Avoid all card points. The value is 1 if the side can, else 0.
    NoPoints,
    /// Avoid all tricks. The value is 1 if the side can, else 0.
    NoTricks,
}

/// A position with a declaring side and its objective.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The ranking of the contract.
    pub ranking: Ranking,
    /// The cards.
    pub position: Position,
    /// The seats of the declaring side, as a bit mask.
    pub side: u8,
    /// The objective of the declaring side.
    pub objective: Objective,
}

impl Problem {
    /// Validate a problem.
    pub fn new(
        ranking: Ranking,
        position: Position,
        side: u8,
        objective: Objective,
    ) -> Result<Problem, Error> {
        if side >> position.seats != 0 {
            return Err(Error::new("a seat of the side is not at the table"));
        }
        if position.last > 0 && objective != Objective::Points || position.last > MOST_LAST {
            return Err(Error::new(
                "the last trick takes points besides where points count, and no more than 500",
            ));
        }
        check(&ranking, &position)?;
        Ok(Problem { ranking, position, side, objective })
    }
}

fn check(ranking: &Ranking, position: &Position) -> Result<(), Error> {
    let cards = position.cards();
    let most = if position.seats == 3 { 12 } else { 8 };
    if position.hands.iter().any(|hand| hand.count() > most) {
        return Err(Error::new("three hands hold at most twelve cards each, four at most eight"));
    }
    if position.locked && position.called.is_some() {
        return Err(Error::new("trumps may be led where a card is called"));
    }
    if position.locked && position.table().iter().any(|&card| ranking.trumps().has(card)) {
        return Err(Error::new("a trump has been played, so trumps may be led"));
    }
    if position.seats == 3 && position.called.is_some() {
        return Err(Error::new("a card is called among four hands only"));
    }
    let suits = ranking.suits.map(|suit| suit & cards);
    for (suit, &held) in suits.iter().enumerate() {
        check_strengths(ranking, held, ranking.trump == Some(suit as u8))?;
    }
    check_trumps(ranking, cards)?;
    suits.iter().try_for_each(|&held| check_points(ranking, held))
}

fn check_strengths(ranking: &Ranking, suit: Cards, trump: bool) -> Result<(), Error> {
    if suit.count() > if trump { 10 } else { 9 } {
        return Err(Error::new("a suit has at most nine cards, trumps ten"));
    }
    if by_strength(ranking, suit).windows(2).any(|pair| pair[0].0 == pair[1].0) {
        return Err(Error::new("two cards of a suit are equally strong"));
    }
    Ok(())
}

fn check_points(ranking: &Ranking, suit: Cards) -> Result<(), Error> {
    if by_strength(ranking, suit).windows(2).any(|pair| pair[0].1 > pair[1].1) {
        return Err(Error::new("a card counts more than a stronger one of its suit"));
    }
    if ranking.points_in(suit) > 31 {
        return Err(Error::new("a suit counts at most 31 points"));
    }
    Ok(())
}

/// Return the strength and points of each card of a suit, weakest first.
fn by_strength(ranking: &Ranking, suit: Cards) -> Vec<(u8, u8)> {
    let both = |card: Card| (ranking.strength[card as usize], ranking.points[card as usize]);
    let mut suit: Vec<_> = suit.map(both).collect();
    suit.sort_unstable();
    suit
}

fn check_trumps(ranking: &Ranking, cards: Cards) -> Result<(), Error> {
    let Some(trump) = ranking.trump else { return Ok(()) };
    let trumps = ranking.suits[trump as usize];
    let strength = |card: Card| ranking.strength[card as usize];
    let weakest = (cards & trumps).map(strength).min();
    let strongest = (cards - trumps).map(strength).max();
    if weakest.zip(strongest).is_some_and(|(trump, plain)| trump <= plain) {
        return Err(Error::new("a plain card is stronger than a trump"));
    }
    Ok(())
}
