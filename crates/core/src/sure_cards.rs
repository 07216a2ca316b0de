//! Sure cards: cards with the holds result in every world.

use crate::cards::Card;
use crate::error::Error;
use crate::information_set::{InformationSet, World};
use crate::pimc::play_card;
use crate::solver::Solver;

/// The result of a search for a sure card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SureCard {
    /// A card that is sure in every world.
    pub card: Option<Card>,
    /// The search was completed: if there is no card, every card was refuted. Otherwise the node limit was reached.
    pub settled: bool,
}

/// Find the first of `cards` after which a side that is to take nothing takes nothing in every world; with `beats`,
/// after which it takes something in every world. The solver visits at most `max_nodes` positions.
///
/// A world that refuted one card is tried first on the next, because the same worlds tend to refute many cards.
pub fn find_sure_card(
    info: &InformationSet,
    worlds: &[World],
    cards: &[Card],
    beats: bool,
    max_nodes: u64,
    solver: &mut Solver,
) -> Result<SureCard, Error> {
    let Some(first) = worlds.first() else { return Err(Error::new("there is no world")) };
    let may = first.position.playable(&info.ranking);
    if !info.avoids() || cards.iter().any(|&card| card >= 36 || !may.has(card)) {
        return Err(Error::new("the side is to take nothing, and the cards may be played"));
    }
    let node_limit = solver.nodes().saturating_add(max_nodes);
    let mut refuting: Vec<usize> = Vec::new();
    for &card in cards {
        let holds = |at: usize, solver: &mut Solver| {
            takes_something(info, &worlds[at], card, solver).map(|takes| takes == beats)
        };
        if let Some(again) = find_refutation(refuting.iter().copied(), solver, u64::MAX, &holds)?.refuted {
            refuting.retain(|&at| at != again);
            refuting.insert(0, again);
            continue;
        }
        let test = find_refutation(scatter(worlds.len()), solver, node_limit, &holds)?;
        match test.refuted {
            Some(at) => refuting.insert(0, at),
            None => return Ok(SureCard { card: test.all.then_some(card), settled: test.all }),
        }
    }
    Ok(SureCard { card: None, settled: true })
}

/// The result of testing a card in some worlds.
struct WorldTest {
    /// The world that refutes the card.
    refuted: Option<usize>,
    /// All worlds were tested.
    all: bool,
}

fn find_refutation(
    worlds: impl Iterator<Item = usize>,
    solver: &mut Solver,
    node_limit: u64,
    holds: &dyn Fn(usize, &mut Solver) -> Result<bool, Error>,
) -> Result<WorldTest, Error> {
    for at in worlds {
        if solver.nodes() > node_limit {
            return Ok(WorldTest { refuted: None, all: false });
        }
        if !holds(at, solver)? {
            return Ok(WorldTest { refuted: Some(at), all: true });
        }
    }
    Ok(WorldTest { refuted: None, all: true })
}

/// Yield every index below `count` once, in large strides, because neighbouring worlds are nearly equal.
fn scatter(count: usize) -> impl Iterator<Item = usize> {
    let step = (1..count).rev().map(|step| step * 5 / 8).find(|&step| are_coprime(step, count)).unwrap_or(1);
    (0..count).map(move |nth| nth * step % count)
}

fn are_coprime(mut number: usize, mut other: usize) -> bool {
    while other > 0 {
        (number, other) = (other, number % other);
    }
    number == 1
}

/// Return whether the side takes something after a card, with all cards open.
fn takes_something(
    info: &InformationSet,
    world: &World,
    card: Card,
    solver: &mut Solver,
) -> Result<bool, Error> {
    let (next, got) = play_card(info, world, card);
    if world.before + got > 0 {
        return Ok(true);
    }
    if next.cards().is_empty() {
        return Ok(false);
    }
    Ok(solver.value(&info.problem(next, world.side)?) == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;
    use crate::ranking::Ranking;
    use crate::solver::Objective;

    /// A side of one seat that is to take no points, without trumps.
    fn info(trick: &[Card], leader: u8) -> InformationSet {
        InformationSet {
            ranking: Ranking::plain(None),
            leader,
            trick: trick.to_vec(),
            called: None,
            side: 1,
            objective: Objective::NoPoints,
            taken: vec![0, 0, 0],
            counts_aside: false,
            aside_to_last: false,
            locked: false,
            payoffs: vec![-1.0, 1.0],
        }
        .validate()
        .unwrap()
    }

    fn row(hands: [&[Card]; 3], aside: &[Card]) -> Vec<u64> {
        let set = |cards: &&[Card]| cards.iter().copied().collect::<Cards>().0;
        hands.iter().chain([&aside]).map(set).collect()
    }

    #[test]
    fn the_lowest_card_is_sure_and_a_higher_one_is_not() {
        // seat 0 leads: its lowest card of a suit can never win; its ace takes a counter unless the suit lies badly
        let info = info(&[], 0);
        let worlds = [row([&[8, 9], &[0, 1], &[2, 3]], &[]), row([&[8, 9], &[0, 10], &[2, 3]], &[])].concat();
        let worlds = info.worlds(&worlds).unwrap();
        let mut solver = Solver::new();
        let found = find_sure_card(&info, &worlds, &[9, 8], false, 1000, &mut solver).unwrap();
        assert_eq!(found, SureCard { card: None, settled: true });
        let found = find_sure_card(&info, &worlds, &[9, 8], true, 1000, &mut solver).unwrap();
        assert_eq!(found, SureCard { card: Some(9), settled: true });
    }

    #[test]
    fn without_nodes_nothing_is_settled() {
        let info = info(&[], 0);
        let worlds = info.worlds(&row([&[7, 8], &[0, 1], &[2, 3]], &[])).unwrap();
        let found = find_sure_card(&info, &worlds, &[7], false, u64::MAX / 2, &mut Solver::new()).unwrap();
        assert_eq!(found, SureCard { card: Some(7), settled: true });
        let several = [row([&[7, 8], &[0, 1], &[2, 3]], &[]), row([&[7, 8], &[0, 2], &[1, 3]], &[])].concat();
        let mut solver = Solver::new();
        solver.value(&info.problem(worlds[0].position.clone(), 1).unwrap());
        let found =
            find_sure_card(&info, &info.worlds(&several).unwrap(), &[7], false, 0, &mut solver).unwrap();
        assert!(found.settled || found.card.is_none());
    }

    #[test]
    fn every_index_is_scattered_once() {
        for many in 1..200 {
            let mut places: Vec<usize> = scatter(many).collect();
            places.sort_unstable();
            assert_eq!(places, (0..many).collect::<Vec<_>>());
        }
    }

    #[test]
    fn impossible_questions_are_rejected() {
        let info = info(&[], 0);
        let worlds = info.worlds(&row([&[7, 8], &[0, 1], &[2, 3]], &[])).unwrap();
        assert!(find_sure_card(&info, &[], &[7], false, 1, &mut Solver::new()).is_err());
        assert!(find_sure_card(&info, &worlds, &[0], false, 1, &mut Solver::new()).is_err());
        assert!(find_sure_card(&info, &worlds, &[40], false, 1, &mut Solver::new()).is_err());
    }
}
