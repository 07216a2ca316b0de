//! Perfect-information Monte Carlo (PIMC): the mean payoff of each card over many solved worlds.
//!
//! M. L. Ginsberg, GIB: Imperfect information in a computationally challenging game, JAIR 14 (2001). On when it works:
//! J. Long, N. Sturtevant, M. Buro, T. Furtak, Understanding the success of perfect information Monte Carlo sampling
//! in game tree search, AAAI 2010.

use crate::cards::{CARDS, Card};
use crate::error::Error;
use crate::information_set::{InformationSet, World};
use crate::position::Position;
use crate::solver::Solver;

/// Return the mean payoff of each legal card if all players see all cards after it.
pub fn average_payoffs(
    info: &InformationSet,
    worlds: &[World],
    solver: &mut Solver,
) -> Result<Vec<(Card, f64)>, Error> {
    let Some(first) = worlds.first() else { return Err(Error::new("there is no world")) };
    let may = first.position.playable(&info.ranking);
    let step = info.threshold();
    let (mut sums, mut worlds_solved) = ([0.0; CARDS], 0.0);
    for world in worlds {
        worlds_solved += 1.0;
        for (card, payoff) in evaluate_moves(info, world, step, solver)? {
            sums[card as usize] += payoff;
        }
    }
    Ok(may.map(|card| (card, sums[card as usize] / worlds_solved)).collect())
}

/// Return the payoff of each card in one world.
pub(crate) fn evaluate_moves(
    info: &InformationSet,
    world: &World,
    step: Option<u32>,
    solver: &mut Solver,
) -> Result<Vec<(Card, f64)>, Error> {
    if let Some(least) = step {
        let may = world.position.playable(&info.ranking);
        return may.map(|card| Ok((card, evaluate_threshold(info, world, card, least, solver)?))).collect();
    }
    let moves = solver.moves(&info.problem(world.position.clone(), world.side)?);
    let nothing = info.avoids();
    let end = |value: u32| world.before + if nothing { u32::from(value == 0) } else { value };
    Ok(moves.into_iter().map(|(card, value)| (card, info.payoff_of(end(value)))).collect())
}

/// Return the payoff of a card where only two payoffs are possible, by a threshold search.
fn evaluate_threshold(
    info: &InformationSet,
    world: &World,
    card: Card,
    least: u32,
    solver: &mut Solver,
) -> Result<f64, Error> {
    let (next, got) = play_card(info, world, card);
    let has = world.before + got;
    let over = next.cards().is_empty();
    let reached = has >= least || !over && solver.reaches(&info.problem(next, world.side)?, least - has);
    Ok(info.payoff_of(if reached { least } else { least - 1 }))
}

/// Return the position after a card, and what it brings the side.
pub(crate) fn play_card(info: &InformationSet, world: &World, card: Card) -> (Position, u32) {
    let mut next = world.position.clone();
    let taken = next.play(card, &info.ranking).filter(|taken| world.side >> taken.winner & 1 == 1);
    (next, taken.map_or(0, |taken| info.trick_value(taken.points)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;
    use crate::ranking::Ranking;
    use crate::solver::Objective;

    fn info(objective: Objective, payoffs: Vec<f64>) -> InformationSet {
        InformationSet {
            ranking: Ranking::plain(Some(0)),
            leader: 0,
            trick: vec![],
            called: None,
            side: 1,
            objective,
            taken: vec![5, 0, 0],
            counts_aside: true,
            aside_to_last: false,
            locked: false,
            payoffs,
        }
        .validate()
        .unwrap()
    }

    fn row(hands: [&[Card]; 3], aside: &[Card]) -> Vec<u64> {
        let set = |cards: &&[Card]| cards.iter().copied().collect::<Cards>().0;
        hands.iter().chain([&aside]).map(set).collect()
    }

    /// Seat 0 has a plain ace and a six; its ace is trumped in one of two worlds.
    fn rows() -> Vec<u64> {
        let safe = row([&[9, 17], &[10, 18], &[11, 19]], &[0]);
        let trumped = row([&[9, 17], &[5, 18], &[11, 19]], &[1]);
        [safe, trumped].concat()
    }

    #[test]
    fn the_payoff_of_a_card_is_its_mean_over_the_worlds() {
        let info = info(Objective::Points, (0..=120).map(f64::from).collect());
        let worlds = info.worlds(&rows()).unwrap();
        let means = average_payoffs(&info, &worlds, &mut Solver::new()).unwrap();
        // seat 0 has 5 before, and 11 or 10 set aside; the ace brings king and ten in the first world, nothing else
        // does
        let by_hand = |card: Card| {
            worlds
                .iter()
                .map(|world| {
                    let moves = Solver::new().moves(&info.problem(world.position.clone(), 1).unwrap());
                    f64::from(
                        world.before
                            + moves.iter().find(|evaluate_moves| evaluate_moves.0 == card).unwrap().1,
                    )
                })
                .sum::<f64>()
                / 2.0
        };
        assert_eq!(worlds.iter().map(|world| world.before).collect::<Vec<_>>(), [16, 15]);
        assert_eq!(means, [(9, by_hand(9)), (17, by_hand(17))]);
        assert!(means[0].1 > means[1].1);
    }

    #[test]
    fn with_two_payoffs_a_threshold_agrees_with_the_value() {
        for least in 0..60 {
            let payoffs: Vec<f64> = (0..=120).map(|total| if total >= least { 3.0 } else { -1.0 }).collect();
            let two = info(Objective::Points, payoffs);
            let exact = info(Objective::Points, (0..=120).map(f64::from).collect());
            let worlds = two.worlds(&rows()).unwrap();
            let chance = |card: Card| {
                worlds
                    .iter()
                    .map(|world| {
                        let moves = Solver::new().moves(&exact.problem(world.position.clone(), 1).unwrap());
                        let value = world.before
                            + moves.iter().find(|evaluate_moves| evaluate_moves.0 == card).unwrap().1;
                        if value >= least { 3.0 } else { -1.0 }
                    })
                    .sum::<f64>()
                    / 2.0
            };
            let means = average_payoffs(&two, &worlds, &mut Solver::new()).unwrap();
            assert_eq!(means, [(9, chance(9)), (17, chance(17))], "{least}");
        }
    }

    #[test]
    fn a_side_to_take_nothing_fails_once_it_has_something() {
        let mut info = info(Objective::NoPoints, vec![-1.0, 1.0]);
        let worlds = info.worlds(&rows()).unwrap();
        assert!(average_payoffs(&info, &worlds, &mut Solver::new()).unwrap().iter().all(|mean| mean.1 < 0.0));
        (info.taken, info.counts_aside) = (vec![0, 0, 0], false);
        let worlds = info.worlds(&rows()).unwrap();
        let means = average_payoffs(&info, &worlds, &mut Solver::new()).unwrap();
        assert!(means.iter().all(|mean| (-1.0..=1.0).contains(&mean.1)));
    }

    #[test]
    fn impossible_worlds_are_rejected() {
        let info = info(Objective::Points, vec![0.0]);
        assert!(info.worlds(&[]).is_err());
        assert!(info.worlds(&[1, 2, 4]).is_err());
        assert!(info.worlds(&[1, 2, 2, 0]).is_err());
        assert!(info.worlds(&[1, 2, 4, 0, 8, 2, 4, 0]).is_err());
        assert!(info.worlds(&[0, 0, 0, 0]).is_err());
        assert!(average_payoffs(&info, &[], &mut Solver::new()).is_err());
        let nothing = InformationSet { payoffs: vec![], ..info };
        assert!(nothing.validate().is_err());
    }
}
