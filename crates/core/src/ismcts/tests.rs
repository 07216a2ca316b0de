use super::*;
use crate::cards::{Card, Cards};
use crate::information_set::{InformationSet, World};
use crate::ranking::Ranking;
use crate::rng::Xoshiro256;
use crate::solver::{Objective, Solver};

/// Deal random cards.
fn dealt(size: usize, seed: u64) -> Vec<u64> {
    let mut rng = Xoshiro256::from_seed(seed);
    let mut pack: Vec<Card> = (0..36).collect();
    for place in (1..36).rev() {
        pack.swap(place, rng.below(place as u64 + 1) as usize);
    }
    let mut rows: Vec<u64> =
        pack.chunks(size).take(3).map(|hand| hand.iter().copied().collect::<Cards>().0).collect();
    rows.push(0);
    rows
}

fn info(objective: Objective, trump: Option<u8>, payoffs: Vec<f64>) -> InformationSet {
    InformationSet {
        ranking: Ranking::plain(trump),
        leader: 0,
        trick: vec![],
        called: None,
        side: 1,
        objective,
        taken: vec![0; 3],
        counts_aside: false,
        aside_to_last: false,
        locked: false,
        payoffs,
    }
}

fn of_points() -> InformationSet {
    info(Objective::Points, Some(0), (0..=120).map(f64::from).collect())
}

fn worlds(info: &InformationSet, rows: &[u64], many: usize) -> Vec<World> {
    info.worlds(&rows.repeat(many)).unwrap()
}

fn best(tried: &[MoveStatistics]) -> MoveStatistics {
    *tried.iter().max_by_key(|child| child.visits).unwrap()
}

#[test]
fn every_world_is_one_iteration_and_every_card_is_tried() {
    let info = of_points();
    for seed in 0..20 {
        let all = worlds(&info, &dealt(5, seed), 200);
        let tried = search_tree(&info, &all, 1.5, Xoshiro256::from_seed(seed)).unwrap();
        assert_eq!(tried.iter().map(|child| child.visits).sum::<u32>(), 200);
        assert_eq!(
            tried.iter().map(|child| child.card).collect::<Cards>(),
            all[0].position.playable(&info.ranking)
        );
        assert!(tried.iter().all(|child| (0.0..=120.0).contains(&child.payoff)));
        assert_eq!(tried, search_tree(&info, &all, 1.5, Xoshiro256::from_seed(seed)).unwrap());
    }
}

#[test]
fn with_one_world_the_tree_agrees_with_the_solver() {
    for (objective, trump, payoff) in [
        (Objective::Points, Some(0), (0..=120).map(f64::from).collect::<Vec<_>>()),
        (Objective::Tricks, Some(2), (0..=4).map(f64::from).collect()),
        (Objective::NoPoints, None, vec![0.0, 1.0]),
        (Objective::NoTricks, None, vec![0.0, 1.0]),
    ] {
        let info = info(objective, trump, payoff);
        let (mut good, deals) = (0, 40);
        for seed in 0..deals {
            let all = worlds(&info, &dealt(4, seed), 4_000);
            let card = best(&search_tree(&info, &all, 1.5, Xoshiro256::from_seed(seed)).unwrap()).card;
            let moves = Solver::new().moves(&info.problem(all[0].position.clone(), 1).unwrap());
            let value = |card| moves.iter().find(|evaluate_moves| evaluate_moves.0 == card).unwrap().1;
            good +=
                u64::from(value(card) == moves.iter().map(|evaluate_moves| evaluate_moves.1).max().unwrap());
        }
        assert!(good >= deals - 2, "{objective:?}: {good} of {deals}");
    }
}

#[test]
fn opponents_minimize_the_payoff_of_the_side() {
    let payoffs: Vec<f64> = (0..=120).map(|points| -f64::from(points)).collect();
    let info = InformationSet { leader: 1, payoffs, ..of_points() };
    let mut given_away = 0;
    for seed in 0..40 {
        let all = worlds(&info, &dealt(4, seed), 4_000);
        let card = best(&search_tree(&info, &all, 1.5, Xoshiro256::from_seed(seed)).unwrap()).card;
        let moves = Solver::new().moves(&info.problem(all[0].position.clone(), 1).unwrap());
        let value = |card| moves.iter().find(|evaluate_moves| evaluate_moves.0 == card).unwrap().1;
        given_away += value(card) - moves.iter().map(|evaluate_moves| evaluate_moves.1).min().unwrap();
    }
    assert!(given_away <= 10, "{given_away} points in 40 deals");
}

#[test]
fn the_last_trick_ends_a_world() {
    let info = of_points();
    let all = worlds(&info, &dealt(1, 3), 5);
    let tried = search_tree(&info, &all, 1.5, Xoshiro256::from_seed(1)).unwrap();
    let value = Solver::new().value(&info.problem(all[0].position.clone(), 1).unwrap());
    assert_eq!(tried.len(), 1);
    assert!((tried[0].payoff - f64::from(value)).abs() < 1e-9);
}
