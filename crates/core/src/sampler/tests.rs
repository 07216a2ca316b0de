//! The sampler compared with exhaustive enumeration.

#![allow(clippy::cast_precision_loss)] // counts of a few thousand

use std::collections::HashMap;

use super::*;
use crate::cards::{CARDS, Cards};
use crate::rng::Xoshiro256;

/// List every world by trying everything.
fn tried(constraints: &Constraints) -> Vec<Vec<u64>> {
    let mut rows = vec![constraints.known.iter().map(|cards| cards.0).collect::<Vec<u64>>()];
    for card in constraints.hidden {
        let mut longer = Vec::new();
        for row in &rows {
            for location in
                (0..constraints.locations()).filter(|&location| constraints.allowed[location].has(card))
            {
                let mut row = row.clone();
                row[location] |= 1 << card;
                longer.push(row);
            }
        }
        rows = longer;
    }
    rows.retain(|row| {
        fits(constraints, row) && constraints.lower_bounds.iter().all(|lower_bound| kept(lower_bound, row))
    });
    rows.sort();
    rows
}

fn fits(constraints: &Constraints, row: &[u64]) -> bool {
    let sizes: Vec<u8> = row.iter().map(|&cards| Cards(cards).count() as u8).collect();
    let cases = constraints.sizes.iter().zip(&constraints.denied);
    let mut same = cases.filter(|(room, _)| **room == sizes);
    same.any(|(_, denied)| row.iter().zip(denied).all(|(cards, denied)| cards & denied.0 == 0))
}

/// Return that nothing is denied in any case.
fn nothing_denied(sizes: &[Vec<u8>]) -> Vec<Vec<Cards>> {
    sizes.iter().map(|room| vec![Cards::NONE; room.len()]).collect()
}

fn kept(lower_bound: &LowerBound, row: &[u64]) -> bool {
    let there = row.iter().enumerate().filter(|(location, _)| lower_bound.locations >> location & 1 == 1);
    there.map(|(_, &cards)| (Cards(cards) & lower_bound.cards).count()).sum::<u32>()
        >= u32::from(lower_bound.minimum)
}

/// Make a small random question: up to nine hidden cards, two to four locations, cases and lower bounds.
fn question(rng: &mut Xoshiro256) -> Constraints {
    let locations = 2 + rng.below(3) as usize;
    let hidden = Cards(0x1FF >> rng.below(4)) - Cards(rng.next_u64() & rng.next_u64() & rng.next_u64());
    let known: Vec<Cards> = (0..locations).map(|location| Cards(rng.below(2) << (20 + location))).collect();
    let all = hidden.count() + known.iter().map(|cards| cards.count()).sum::<u32>();
    let allowed = (0..locations).map(|_| Cards(rng.next_u64() | rng.next_u64()) & hidden).collect();
    let mut sizes: Vec<Vec<u8>> = Vec::new();
    for _ in 0..=rng.below(3) {
        let mut room = vec![0; locations];
        (0..all).for_each(|_| room[rng.below(locations as u64) as usize] += 1);
        if !sizes.contains(&room) {
            sizes.push(room);
        }
    }
    let lower_bounds = (0..rng.below(3)).map(|_| LowerBound {
        locations: 1 << rng.below(locations as u64) | 1 << rng.below(locations as u64),
        cards: Cards(rng.next_u64()) & (hidden | known[0]),
        minimum: rng.below(3) as u8,
    });
    let lower_bounds = lower_bounds.collect();
    let mut denied = nothing_denied(&sizes);
    for cards in denied.iter_mut().flatten() {
        *cards = Cards(rng.next_u64() & rng.next_u64() & rng.next_u64()) & hidden;
    }
    Constraints::new(hidden, known, allowed, sizes, denied, lower_bounds).unwrap()
}

fn rows(worlds: &[u64], locations: usize) -> Vec<Vec<u64>> {
    worlds.chunks(locations).map(<[u64]>::to_vec).collect()
}

#[test]
fn all_worlds_are_counted() {
    let mut rng = Xoshiro256::from_seed(1);
    let mut count = 0;
    for _ in 0..2_000 {
        let constraints = question(&mut rng);
        let worlds = WorldSampler::new(&constraints).unwrap();
        let mut found = rows(&worlds.enumerate(0, worlds.count() as usize).unwrap(), constraints.locations());
        found.sort();
        assert_eq!(found, tried(&constraints), "{constraints:?}");
        count += found.len();
    }
    assert!(count > 20_000, "{count}");
}

#[test]
fn worlds_are_sampled_uniformly() {
    let mut rng = Xoshiro256::from_seed(2);
    let mut tests = 0;
    while tests < 30 {
        let constraints = question(&mut rng);
        let worlds = WorldSampler::new(&constraints).unwrap();
        if !(2..400).contains(&worlds.count()) {
            continue;
        }
        let sample =
            rows(&worlds.sample(100 * worlds.count() as usize, tests).unwrap(), constraints.locations());
        assert_fair(&sample, &tried(&constraints).into_iter().map(|row| (row, 1.0)).collect());
        tests += 1;
    }
}

#[test]
fn worlds_are_sampled_by_weight() {
    let mut rng = Xoshiro256::from_seed(3);
    let mut tests = 0;
    while tests < 30 {
        let constraints = question(&mut rng);
        let weights: Vec<Vec<f64>> = (0..constraints.locations())
            .map(|_| (0..CARDS).map(|_| [0.0, 1.0, 2.5, 4.0][rng.below(4) as usize]).collect())
            .collect();
        let weigh = |row: &Vec<u64>| -> f64 {
            let cards = |cards: u64| (Cards(cards) & constraints.hidden).map(usize::from);
            let locations = row.iter().enumerate();
            locations
                .map(|(at, &there)| cards(there).map(|card| weights[at][card]).product::<f64>())
                .product()
        };
        let weighed: HashMap<Vec<u64>, f64> = tried(&constraints)
            .into_iter()
            .map(|row| (row.clone(), weigh(&row)))
            .filter(|(_, weight)| *weight > 0.0)
            .collect();
        let Ok(by_weight) = WeightedSampler::new(&constraints, &weights) else { panic!("{constraints:?}") };
        if weighed.is_empty() {
            assert!(by_weight.sample(1, 0).is_err());
        }
        if (2..100).contains(&weighed.len()) {
            assert_fair(&rows(&by_weight.sample(10_000, tests).unwrap(), constraints.locations()), &weighed);
            tests += 1;
        }
    }
}

/// Check by chi-square that the sample lies within six standard deviations of the expectation.
fn assert_fair(sample: &[Vec<u64>], weights: &HashMap<Vec<u64>, f64>) {
    let total: f64 = weights.values().sum();
    let mut seen: HashMap<&Vec<u64>, f64> = HashMap::new();
    for row in sample {
        *seen.entry(row).or_default() += 1.0;
    }
    assert!(seen.keys().all(|row| weights.contains_key(*row)));
    let (mut apart, mut kinds, mut rare, mut rarely) = (0.0, 0.0_f64, 0.0, 0.0);
    for (row, weight) in weights {
        let expected = sample.len() as f64 * weight / total;
        let often = seen.get(row).copied().unwrap_or(0.0);
        if expected < 10.0 {
            (rare, rarely) = (rare + expected, rarely + often);
            continue;
        }
        (apart, kinds) = (apart + (often - expected).powi(2) / expected, kinds + 1.0);
    }
    if rare >= 10.0 {
        (apart, kinds) = (apart + (rarely - rare).powi(2) / rare, kinds + 1.0);
    }
    let free = (kinds - 1.0).max(1.0);
    assert!(apart < free + 6.0 * (2.0 * free).sqrt() + 12.0, "{apart} with {free} degrees of freedom");
}

#[test]
fn counts_beyond_64_bits_are_exact() {
    // thirty-six cards in four hands of nine: 36! / 9!^4
    let hidden = Cards::ALL;
    let (sizes, none) = (vec![vec![9; 4]], vec![Cards::NONE; 4]);
    let denied = nothing_denied(&sizes);
    let constraints = Constraints::new(hidden, none, vec![hidden; 4], sizes, denied, vec![]).unwrap();
    let worlds = WorldSampler::new(&constraints).unwrap();
    assert_eq!(worlds.count(), 21_452_752_266_265_320_000);
    let last = worlds.enumerate(worlds.count() - 1, 1).unwrap();
    assert_eq!(last.iter().map(|&cards| Cards(cards).count()).collect::<Vec<_>>(), [9; 4]);
    assert!(worlds.enumerate(worlds.count(), 1).is_err());
    for row in rows(&worlds.sample(100, 5).unwrap(), 4) {
        assert!(fits(&constraints, &row));
        assert_eq!(row.iter().fold(0, |all, cards| all ^ cards), hidden.0);
    }
}

#[test]
fn samples_depend_on_the_seed_alone() {
    let constraints = question(&mut Xoshiro256::from_seed(11));
    let worlds = WorldSampler::new(&constraints).unwrap();
    assert!(worlds.count() > 10);
    assert_eq!(worlds.sample(50, 7).unwrap(), worlds.sample(50, 7).unwrap());
    assert_ne!(worlds.sample(50, 7).unwrap(), worlds.sample(50, 8).unwrap());
}

#[test]
fn the_generator_is_the_published_one() {
    // splitmix64 of 0, and xoshiro256++ of what it gives.
    let mut rng = Xoshiro256::from_seed(0);
    assert_eq!(rng.next_u64(), 5_987_356_902_031_041_503);
    assert_eq!(rng.next_u64(), 7_051_070_477_665_621_255);
    assert_eq!(rng.next_u64(), 6_633_766_593_972_829_180);
}

#[test]
fn resampling_is_proportional_to_weights() {
    let (rows, weights) = ([0, 10, 1, 11, 2, 12, 3, 13, 4, 14], [0.0, 1.0, 3.0, 4.0, 0.0]);
    let taken = resample(&rows, 2, &weights, 800, 3).unwrap();
    let often = |row: [u64; 2]| taken.chunks(2).filter(|&at| at == row).count();
    assert_eq!([[0, 10], [1, 11], [2, 12], [3, 13], [4, 14]].map(often), [0, 100, 300, 400, 0]);
    assert_eq!(resample(&rows, 2, &weights, 0, 3).unwrap(), []);
    for bad in [[0.0; 5], [f64::NAN; 5], [-1.0; 5], [f64::MAX; 5]] {
        assert!(resample(&rows, 2, &bad, 1, 0).is_err());
    }
    assert!(resample(&rows, 2, &[1.0; 2], 1, 0).is_err());
    assert!(resample(&rows, 2, &weights, u32::MAX, 0).is_err());
    assert!(resample(&[], 2, &[], 1, 0).is_err());
}

#[test]
fn locations_are_merged_into_columns() {
    let columns = [
        Column { locations: 0b101, excluded: Cards(0b10) },
        Column { locations: 0b010, excluded: Cards::NONE },
    ];
    assert_eq!(
        project(&[0b1, 0b10, 0b100, 0b110, 0b1, 0b1000], 3, &columns).unwrap(),
        [0b101, 0b10, 0b1100, 0b1]
    );
    assert!(project(&[1, 2, 3], 2, &columns).is_err());
}

#[test]
fn impossible_input_is_rejected() {
    let (all, none) = (Cards(0b1111), Cards::NONE);
    let constraints = |hidden, known: [Cards; 2], may: [Cards; 2], sizes: &[[u8; 2]], locations| {
        let lower_bound = LowerBound { locations, cards: all, minimum: 1 };
        let sizes: Vec<Vec<u8>> = sizes.iter().map(|room| room.to_vec()).collect();
        let denied = nothing_denied(&sizes);
        Constraints::new(hidden, known.to_vec(), may.to_vec(), sizes, denied, vec![lower_bound])
    };
    assert!(constraints(all, [none; 2], [all; 2], &[[2, 2]], 1).is_ok());
    assert!(constraints(all, [Cards(1), none], [all; 2], &[[2, 3]], 1).is_err(), "a card there twice");
    assert!(constraints(Cards(1 << 36), [none; 2], [none; 2], &[[1, 0]], 1).is_err(), "no card");
    assert!(
        constraints(all, [none; 2], [Cards(16), all], &[[2, 2]], 1).is_err(),
        "a card that is not hidden"
    );
    assert!(constraints(all, [none; 2], [all; 2], &[[2, 3]], 1).is_err(), "room for too many");
    assert!(constraints(all, [none; 2], [all; 2], &[], 1).is_err(), "no case");
    assert!(constraints(all, [none; 2], [all; 2], &[[2, 2], [2, 2]], 1).is_err(), "a case twice");
    assert!(constraints(all, [none; 2], [all; 2], &[[2, 2]], 4).is_err(), "no such location");
    let shapes = |known: usize, may: usize, sizes: &[Vec<u8>], denied: Vec<Vec<Cards>>| {
        Constraints::new(all, vec![none; known], vec![all; may], sizes.to_vec(), denied, vec![])
    };
    assert!(shapes(0, 0, &[], vec![]).is_err(), "no location");
    assert!(shapes(9, 9, &[vec![0; 9]], vec![vec![none; 9]]).is_err());
    assert!(shapes(1, 2, &[vec![4]], vec![vec![none]]).is_err());
    assert!(shapes(2, 2, &[vec![2, 2]], vec![]).is_err(), "no case is named");
    assert!(shapes(2, 2, &[vec![2, 2]], vec![vec![none]]).is_err(), "a location is left out");
    let twice = vec![vec![all, none], vec![none, all]];
    assert!(shapes(2, 2, &[vec![2, 2], vec![2, 2]], twice).is_ok(), "two cases by what they deny");
}

#[test]
fn without_worlds_the_count_is_zero_and_sampling_fails() {
    let (all, none) = (Cards(0b11), Cards::NONE);
    let (sizes, allowed) = (vec![vec![1, 1]], vec![all, none]);
    let denied = nothing_denied(&sizes);
    let constraints = Constraints::new(all, vec![none; 2], allowed, sizes, denied, vec![]).unwrap();
    let worlds = WorldSampler::new(&constraints).unwrap();
    assert_eq!(worlds.count(), 0);
    assert_eq!(worlds.enumerate(0, 0).unwrap(), []);
    assert!(worlds.sample(1, 0).is_err());
}

#[test]
fn bad_weights_and_oversized_results_are_rejected() {
    let constraints = question(&mut Xoshiro256::from_seed(11));
    let good = vec![vec![1.0; CARDS]; constraints.locations()];
    assert!(WeightedSampler::new(&constraints, &good).is_ok());
    assert!(WeightedSampler::new(&constraints, &good[1..]).is_err());
    for bad in [f64::NAN, -1.0, f64::INFINITY] {
        let mut weights = good.clone();
        weights[0][3] = bad;
        assert!(WeightedSampler::new(&constraints, &weights).is_err());
    }
    assert!(WorldSampler::new(&constraints).unwrap().sample(usize::MAX, 0).is_err());
}

#[test]
fn weights_of_impossible_locations_are_ignored() {
    let (all, none) = (Cards(0b1111), Cards::NONE);
    let sizes = vec![vec![2, 2, 0]];
    let (denied, allowed) = (nothing_denied(&sizes), vec![all, all, none]);
    let constraints = Constraints::new(all, vec![none; 3], allowed, sizes, denied, vec![]).unwrap();
    let weights = [vec![1e-300; CARDS], vec![1e-300; CARDS], vec![1e300; CARDS]];
    let sample = WeightedSampler::new(&constraints, &weights).unwrap().sample(600, 1).unwrap();
    assert_fair(&rows(&sample, 3), &tried(&constraints).into_iter().map(|row| (row, 1.0)).collect());
}
