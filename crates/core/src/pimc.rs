//! Perfect-information Monte Carlo (PIMC): many worlds solved, and what each card comes to in them on average.
//!
//! M. L. Ginsberg, GIB: Imperfect information in a computationally challenging game, JAIR 14 (2001); when it works:
//! J. Long, N. Sturtevant, M. Buro, T. Furtak, Understanding the success of perfect information Monte Carlo sampling
//! in game tree search, AAAI 2010.

use crate::cards::{CARDS, Card};
use crate::fault::Fault;
use crate::position::Position;
use crate::seen::{Seen, World};
use crate::solver::Solver;

/// By card that may be played, its mean worth when all see all cards from then on.
pub fn averaged(seen: &Seen, worlds: &[World], solver: &mut Solver) -> Result<Vec<(Card, f64)>, Fault> {
    let Some(first) = worlds.first() else { return Err(Fault::new("there is no world")) };
    let may = first.position.playable(&seen.ranking);
    let step = seen.step();
    let (mut sums, mut worlds_solved) = ([0.0; CARDS], 0.0);
    for world in worlds {
        worlds_solved += 1.0;
        for (card, worth) in valued(seen, world, step, solver)? {
            sums[card as usize] += worth;
        }
    }
    Ok(may.map(|card| (card, sums[card as usize] / worlds_solved)).collect())
}

/// What each card is worth in one world.
pub(crate) fn valued(
    seen: &Seen,
    world: &World,
    step: Option<u32>,
    solver: &mut Solver,
) -> Result<Vec<(Card, f64)>, Fault> {
    if let Some(least) = step {
        let may = world.position.playable(&seen.ranking);
        return may.map(|card| Ok((card, reached(seen, world, card, least, solver)?))).collect();
    }
    let moves = solver.moves(&seen.problem(world.position.clone(), world.side)?);
    let nothing = seen.wants_nothing();
    let end = |value: u32| world.before + if nothing { u32::from(value == 0) } else { value };
    Ok(moves.into_iter().map(|(card, value)| (card, seen.worth_of(end(value)))).collect())
}

/// What a card is worth where the only question is whether so much is reached.
fn reached(seen: &Seen, world: &World, card: Card, least: u32, solver: &mut Solver) -> Result<f64, Fault> {
    let (next, got) = after(seen, world, card);
    let has = world.before + got;
    let over = next.cards().is_empty();
    let reached = has >= least || !over && solver.reaches(&seen.problem(next, world.side)?, least - has);
    Ok(seen.worth_of(if reached { least } else { least - 1 }))
}

/// The position after a card, and what it brought the side.
pub(crate) fn after(seen: &Seen, world: &World, card: Card) -> (Position, u32) {
    let mut next = world.position.clone();
    let taken = next.play(card, &seen.ranking).filter(|taken| world.side >> taken.winner & 1 == 1);
    (next, taken.map_or(0, |taken| seen.counts(taken.points)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;
    use crate::ranking::Ranking;
    use crate::solver::Objective;

    fn seen(objective: Objective, worth: Vec<f64>) -> Seen {
        Seen {
            ranking: Ranking::plain(Some(0)),
            leader: 0,
            trick: vec![],
            called: None,
            side: 1,
            objective,
            taken: vec![5, 0, 0],
            counts_aside: true,
            worth,
        }
        .judged()
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
    fn what_a_card_is_worth_is_its_mean_over_the_worlds() {
        let seen = seen(Objective::Points, (0..=120).map(f64::from).collect());
        let worlds = seen.worlds(&rows()).unwrap();
        let means = averaged(&seen, &worlds, &mut Solver::new()).unwrap();
        // ahead he has 5 taken and 11 or 10 aside; the ace brings king and ten in the first world, nothing else does
        let by_hand = |card: Card| {
            worlds
                .iter()
                .map(|world| {
                    let moves = Solver::new().moves(&seen.problem(world.position.clone(), 1).unwrap());
                    f64::from(world.before + moves.iter().find(|valued| valued.0 == card).unwrap().1)
                })
                .sum::<f64>()
                / 2.0
        };
        assert_eq!(worlds.iter().map(|world| world.before).collect::<Vec<_>>(), [16, 15]);
        assert_eq!(means, [(9, by_hand(9)), (17, by_hand(17))]);
        assert!(means[0].1 > means[1].1);
    }

    #[test]
    fn where_two_things_can_happen_a_threshold_says_the_same_as_the_value() {
        for least in 0..60 {
            let worth: Vec<f64> = (0..=120).map(|total| if total >= least { 3.0 } else { -1.0 }).collect();
            let two = seen(Objective::Points, worth);
            let exact = seen(Objective::Points, (0..=120).map(f64::from).collect());
            let worlds = two.worlds(&rows()).unwrap();
            let chance = |card: Card| {
                worlds
                    .iter()
                    .map(|world| {
                        let moves = Solver::new().moves(&exact.problem(world.position.clone(), 1).unwrap());
                        let value = world.before + moves.iter().find(|valued| valued.0 == card).unwrap().1;
                        if value >= least { 3.0 } else { -1.0 }
                    })
                    .sum::<f64>()
                    / 2.0
            };
            let means = averaged(&two, &worlds, &mut Solver::new()).unwrap();
            assert_eq!(means, [(9, chance(9)), (17, chance(17))], "{least}");
        }
    }

    #[test]
    fn who_is_to_take_nothing_has_failed_once_he_has_something() {
        let mut seen = seen(Objective::NoPoints, vec![-1.0, 1.0]);
        let worlds = seen.worlds(&rows()).unwrap();
        assert!(averaged(&seen, &worlds, &mut Solver::new()).unwrap().iter().all(|mean| mean.1 < 0.0));
        (seen.taken, seen.counts_aside) = (vec![0, 0, 0], false);
        let worlds = seen.worlds(&rows()).unwrap();
        let means = averaged(&seen, &worlds, &mut Solver::new()).unwrap();
        assert!(means.iter().all(|mean| (-1.0..=1.0).contains(&mean.1)));
    }

    #[test]
    fn what_makes_no_world_is_refused() {
        let seen = seen(Objective::Points, vec![0.0]);
        assert!(seen.worlds(&[]).is_err());
        assert!(seen.worlds(&[1, 2, 4]).is_err());
        assert!(seen.worlds(&[1, 2, 2, 0]).is_err());
        assert!(seen.worlds(&[1, 2, 4, 0, 8, 2, 4, 0]).is_err());
        assert!(seen.worlds(&[0, 0, 0, 0]).is_err());
        assert!(averaged(&seen, &[], &mut Solver::new()).is_err());
        let nothing = Seen { worth: vec![], ..seen };
        assert!(nothing.judged().is_err());
    }
}
