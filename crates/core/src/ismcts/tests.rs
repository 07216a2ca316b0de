use super::*;
use crate::cards::{Card, Cards};
use crate::ranking::Ranking;
use crate::rng::Xoshiro256;
use crate::seen::{Seen, World};
use crate::solver::{Objective, Solver};

/// Cards dealt out by chance, so many to each.
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

fn seen(objective: Objective, trump: Option<u8>, worth: Vec<f64>) -> Seen {
    Seen {
        ranking: Ranking::plain(trump),
        leader: 0,
        trick: vec![],
        called: None,
        side: 1,
        objective,
        taken: vec![0; 3],
        counts_aside: false,
        worth,
    }
}

fn of_points() -> Seen {
    seen(Objective::Points, Some(0), (0..=120).map(f64::from).collect())
}

fn worlds(seen: &Seen, rows: &[u64], many: usize) -> Vec<World> {
    seen.worlds(&rows.repeat(many)).unwrap()
}

fn best(tried: &[Tried]) -> Tried {
    *tried.iter().max_by_key(|child| child.visits).unwrap()
}

#[test]
fn every_world_is_walked_once_and_every_card_tried() {
    let seen = of_points();
    for seed in 0..20 {
        let all = worlds(&seen, &dealt(5, seed), 200);
        let tried = grown(&seen, &all, 1.5, Xoshiro256::from_seed(seed));
        assert_eq!(tried.iter().map(|child| child.visits).sum::<u32>(), 200);
        assert_eq!(
            tried.iter().map(|child| child.card).collect::<Cards>(),
            all[0].position.playable(&seen.ranking)
        );
        assert!(tried.iter().all(|child| (0.0..=120.0).contains(&child.worth)));
        assert_eq!(tried, grown(&seen, &all, 1.5, Xoshiro256::from_seed(seed)));
    }
}

#[test]
fn with_the_cards_known_it_comes_to_what_the_solver_says() {
    for (objective, trump, worth) in [
        (Objective::Points, Some(0), (0..=120).map(f64::from).collect::<Vec<_>>()),
        (Objective::Tricks, Some(2), (0..=4).map(f64::from).collect()),
        (Objective::NoPoints, None, vec![0.0, 1.0]),
        (Objective::NoTricks, None, vec![0.0, 1.0]),
    ] {
        let seen = seen(objective, trump, worth);
        let (mut good, deals) = (0, 40);
        for seed in 0..deals {
            let all = worlds(&seen, &dealt(4, seed), 4_000);
            let card = best(&grown(&seen, &all, 1.5, Xoshiro256::from_seed(seed))).card;
            let moves = Solver::new().moves(&seen.problem(all[0].position.clone(), 1).unwrap());
            let value = |card| moves.iter().find(|valued| valued.0 == card).unwrap().1;
            good += u64::from(value(card) == moves.iter().map(|valued| valued.1).max().unwrap());
        }
        assert!(good >= deals - 2, "{objective:?}: {good} of {deals}");
    }
}

#[test]
fn an_opponent_looks_for_what_is_worst_for_the_side() {
    let worth: Vec<f64> = (0..=120).map(|points| -f64::from(points)).collect();
    let seen = Seen { leader: 1, worth, ..of_points() };
    let mut given_away = 0;
    for seed in 0..40 {
        let all = worlds(&seen, &dealt(4, seed), 4_000);
        let card = best(&grown(&seen, &all, 1.5, Xoshiro256::from_seed(seed))).card;
        let moves = Solver::new().moves(&seen.problem(all[0].position.clone(), 1).unwrap());
        let value = |card| moves.iter().find(|valued| valued.0 == card).unwrap().1;
        given_away += value(card) - moves.iter().map(|valued| valued.1).min().unwrap();
    }
    assert!(given_away <= 10, "{given_away} points in 40 deals");
}

#[test]
fn the_last_trick_of_a_world_ends_it() {
    let seen = of_points();
    let all = worlds(&seen, &dealt(1, 3), 5);
    let tried = grown(&seen, &all, 1.5, Xoshiro256::from_seed(1));
    let value = Solver::new().value(&seen.problem(all[0].position.clone(), 1).unwrap());
    assert_eq!(tried.len(), 1);
    assert!((tried[0].worth - f64::from(value)).abs() < 1e-9);
}
