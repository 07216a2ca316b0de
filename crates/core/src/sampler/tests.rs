//! Everything beside laying all cards down in every way and striking out what is not allowed.

#![allow(clippy::cast_precision_loss)] // counts of a few thousand

use std::collections::HashMap;

use super::*;
use crate::cards::{CARDS, Cards};
use crate::rng::Xoshiro256;

/// Every world, found by trying everything.
fn tried(known: &Whereabouts) -> Vec<Vec<u64>> {
    let mut rows = vec![known.lying.iter().map(|cards| cards.0).collect::<Vec<u64>>()];
    for card in known.hidden {
        let mut longer = Vec::new();
        for row in &rows {
            for place in (0..known.places()).filter(|&place| known.may[place].has(card)) {
                let mut row = row.clone();
                row[place] |= 1 << card;
                longer.push(row);
            }
        }
        rows = longer;
    }
    rows.retain(|row| fits(known, row) && known.promises.iter().all(|promise| kept(promise, row)));
    rows.sort();
    rows
}

fn fits(known: &Whereabouts, row: &[u64]) -> bool {
    let sizes: Vec<u8> = row.iter().map(|&cards| Cards(cards).count() as u8).collect();
    known.rooms.contains(&sizes)
}

fn kept(promise: &Promise, row: &[u64]) -> bool {
    let there = row.iter().enumerate().filter(|(place, _)| promise.places >> place & 1 == 1);
    there.map(|(_, &cards)| (Cards(cards) & promise.cards).count()).sum::<u32>() >= u32::from(promise.least)
}

/// A small question of chance: up to nine hidden cards, two to four places, cases and promises.
fn question(rng: &mut Xoshiro256) -> Whereabouts {
    let places = 2 + rng.below(3) as usize;
    let hidden = Cards(0x1FF >> rng.below(4)) - Cards(rng.next_u64() & rng.next_u64() & rng.next_u64());
    let lying: Vec<Cards> = (0..places).map(|place| Cards(rng.below(2) << (20 + place))).collect();
    let all = hidden.count() + lying.iter().map(|cards| cards.count()).sum::<u32>();
    let may = (0..places).map(|_| Cards(rng.next_u64() | rng.next_u64()) & hidden).collect();
    let mut rooms: Vec<Vec<u8>> = Vec::new();
    for _ in 0..=rng.below(3) {
        let mut room = vec![0; places];
        (0..all).for_each(|_| room[rng.below(places as u64) as usize] += 1);
        if !rooms.contains(&room) {
            rooms.push(room);
        }
    }
    let promises = (0..rng.below(3)).map(|_| Promise {
        places: 1 << rng.below(places as u64) | 1 << rng.below(places as u64),
        cards: Cards(rng.next_u64()) & (hidden | lying[0]),
        least: rng.below(3) as u8,
    });
    let promises = promises.collect();
    Whereabouts::new(hidden, lying, may, rooms, promises).unwrap()
}

fn rows(worlds: &[u64], places: usize) -> Vec<Vec<u64>> {
    worlds.chunks(places).map(<[u64]>::to_vec).collect()
}

#[test]
fn all_worlds_are_counted_and_none_is_left_out() {
    let mut rng = Xoshiro256::from_seed(1);
    let mut many = 0;
    for _ in 0..1_000 {
        let known = question(&mut rng);
        let worlds = Worlds::of(&known).unwrap();
        let mut found = rows(&worlds.numbered(0, worlds.count() as usize).unwrap(), known.places());
        found.sort();
        assert_eq!(found, tried(&known), "{known:?}");
        many += found.len();
    }
    assert!(many > 20_000, "{many}");
}

#[test]
fn every_world_is_drawn_as_often() {
    let mut rng = Xoshiro256::from_seed(2);
    let mut tests = 0;
    while tests < 30 {
        let known = question(&mut rng);
        let worlds = Worlds::of(&known).unwrap();
        if !(2..400).contains(&worlds.count()) {
            continue;
        }
        let drawn = rows(&worlds.drawn(100 * worlds.count() as usize, tests).unwrap(), known.places());
        assert_fair(&drawn, &tried(&known).into_iter().map(|row| (row, 1.0)).collect());
        tests += 1;
    }
}

#[test]
fn every_world_is_drawn_by_its_weight() {
    let mut rng = Xoshiro256::from_seed(3);
    let mut tests = 0;
    while tests < 30 {
        let known = question(&mut rng);
        let weights: Vec<Vec<f64>> = (0..known.places())
            .map(|_| (0..CARDS).map(|_| [0.0, 1.0, 2.5, 4.0][rng.below(4) as usize]).collect())
            .collect();
        let weigh = |row: &Vec<u64>| -> f64 {
            let cards = |cards: u64| (Cards(cards) & known.hidden).map(usize::from);
            let places = row.iter().enumerate();
            places.map(|(at, &there)| cards(there).map(|card| weights[at][card]).product::<f64>()).product()
        };
        let weighed: HashMap<Vec<u64>, f64> = tried(&known)
            .into_iter()
            .map(|row| (row.clone(), weigh(&row)))
            .filter(|(_, weight)| *weight > 0.0)
            .collect();
        let Ok(by_weight) = WeightedWorlds::of(&known, &weights) else { panic!("{known:?}") };
        if weighed.is_empty() {
            assert!(by_weight.drawn(1, 0).is_err());
        }
        if (2..100).contains(&weighed.len()) {
            assert_fair(&rows(&by_weight.drawn(10_000, tests).unwrap(), known.places()), &weighed);
            tests += 1;
        }
    }
}

/// Chi-square: what was drawn lies within six standard deviations of what is to be expected.
fn assert_fair(drawn: &[Vec<u64>], weights: &HashMap<Vec<u64>, f64>) {
    let total: f64 = weights.values().sum();
    let mut seen: HashMap<&Vec<u64>, f64> = HashMap::new();
    for row in drawn {
        *seen.entry(row).or_default() += 1.0;
    }
    assert!(seen.keys().all(|row| weights.contains_key(*row)));
    let (mut apart, mut kinds, mut rare, mut rarely) = (0.0, 0.0_f64, 0.0, 0.0);
    for (row, weight) in weights {
        let expected = drawn.len() as f64 * weight / total;
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
    // Thirty-six cards into four hands of nine: 36! / 9!^4.
    let hidden = Cards::ALL;
    let known =
        Whereabouts::new(hidden, vec![Cards::NONE; 4], vec![hidden; 4], vec![vec![9; 4]], vec![]).unwrap();
    let worlds = Worlds::of(&known).unwrap();
    assert_eq!(worlds.count(), 21_452_752_266_265_320_000);
    let last = worlds.numbered(worlds.count() - 1, 1).unwrap();
    assert_eq!(last.iter().map(|&cards| Cards(cards).count()).collect::<Vec<_>>(), [9; 4]);
    assert!(worlds.numbered(worlds.count(), 1).is_err());
    for row in rows(&worlds.drawn(100, 5).unwrap(), 4) {
        assert!(fits(&known, &row));
        assert_eq!(row.iter().fold(0, |all, cards| all ^ cards), hidden.0);
    }
}

#[test]
fn the_same_seed_draws_the_same_worlds_and_another_seed_others() {
    let known = question(&mut Xoshiro256::from_seed(11));
    let worlds = Worlds::of(&known).unwrap();
    assert!(worlds.count() > 10);
    assert_eq!(worlds.drawn(50, 7).unwrap(), worlds.drawn(50, 7).unwrap());
    assert_ne!(worlds.drawn(50, 7).unwrap(), worlds.drawn(50, 8).unwrap());
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
fn resampling_takes_each_as_often_as_its_weight_says() {
    let (rows, weights) = ([0, 10, 1, 11, 2, 12, 3, 13, 4, 14], [0.0, 1.0, 3.0, 4.0, 0.0]);
    let taken = resampled(&rows, 2, &weights, 800, 3).unwrap();
    let often = |row: [u64; 2]| taken.chunks(2).filter(|&at| at == row).count();
    assert_eq!([[0, 10], [1, 11], [2, 12], [3, 13], [4, 14]].map(often), [0, 100, 300, 400, 0]);
    assert_eq!(resampled(&rows, 2, &weights, 0, 3).unwrap(), []);
    for bad in [[0.0; 5], [f64::NAN; 5], [-1.0; 5], [f64::MAX; 5]] {
        assert!(resampled(&rows, 2, &bad, 1, 0).is_err());
    }
    assert!(resampled(&rows, 2, &[1.0; 2], 1, 0).is_err());
    assert!(resampled(&rows, 2, &weights, u32::MAX, 0).is_err());
    assert!(resampled(&[], 2, &[], 1, 0).is_err());
}

#[test]
fn places_are_read_together() {
    let columns = [Column { places: 0b101, but: Cards(0b10) }, Column { places: 0b010, but: Cards::NONE }];
    assert_eq!(
        gathered(&[0b1, 0b10, 0b100, 0b110, 0b1, 0b1000], 3, &columns).unwrap(),
        [0b101, 0b10, 0b1100, 0b1]
    );
    assert!(gathered(&[1, 2, 3], 2, &columns).is_err());
}

#[test]
fn what_makes_no_sense_is_refused() {
    let (all, none) = (Cards(0b1111), Cards::NONE);
    let known = |hidden, lying: [Cards; 2], may: [Cards; 2], rooms: &[[u8; 2]], places| {
        let promise = Promise { places, cards: all, least: 1 };
        let rooms = rooms.iter().map(|room| room.to_vec()).collect();
        Whereabouts::new(hidden, lying.to_vec(), may.to_vec(), rooms, vec![promise])
    };
    assert!(known(all, [none; 2], [all; 2], &[[2, 2]], 1).is_ok());
    assert!(known(all, [Cards(1), none], [all; 2], &[[2, 3]], 1).is_err(), "a card there twice");
    assert!(known(Cards(1 << 36), [none; 2], [none; 2], &[[1, 0]], 1).is_err(), "no card");
    assert!(known(all, [none; 2], [Cards(16), all], &[[2, 2]], 1).is_err(), "a card that is not hidden");
    assert!(known(all, [none; 2], [all; 2], &[[2, 3]], 1).is_err(), "room for too many");
    assert!(known(all, [none; 2], [all; 2], &[], 1).is_err(), "no case");
    assert!(known(all, [none; 2], [all; 2], &[[2, 2], [2, 2]], 1).is_err(), "a case twice");
    assert!(known(all, [none; 2], [all; 2], &[[2, 2]], 4).is_err(), "no such place");
    assert!(Whereabouts::new(all, vec![], vec![], vec![], vec![]).is_err(), "no place");
    assert!(Whereabouts::new(all, vec![none; 9], vec![all; 9], vec![vec![0; 9]], vec![]).is_err());
    assert!(Whereabouts::new(all, vec![none], vec![all; 2], vec![vec![4]], vec![]).is_err());
}

#[test]
fn no_world_is_an_answer_but_none_can_be_drawn() {
    let (all, none) = (Cards(0b11), Cards::NONE);
    let known = Whereabouts::new(all, vec![none; 2], vec![all, none], vec![vec![1, 1]], vec![]).unwrap();
    let worlds = Worlds::of(&known).unwrap();
    assert_eq!(worlds.count(), 0);
    assert_eq!(worlds.numbered(0, 0).unwrap(), []);
    assert!(worlds.drawn(1, 0).is_err());
}

#[test]
fn bad_weights_and_answers_too_long_are_refused() {
    let known = question(&mut Xoshiro256::from_seed(11));
    let good = vec![vec![1.0; CARDS]; known.places()];
    assert!(WeightedWorlds::of(&known, &good).is_ok());
    assert!(WeightedWorlds::of(&known, &good[1..]).is_err());
    for bad in [f64::NAN, -1.0, f64::INFINITY] {
        let mut weights = good.clone();
        weights[0][3] = bad;
        assert!(WeightedWorlds::of(&known, &weights).is_err());
    }
    assert!(Worlds::of(&known).unwrap().drawn(usize::MAX, 0).is_err());
}

#[test]
fn a_weight_where_a_card_cannot_lie_takes_nothing_from_the_others() {
    let (all, none) = (Cards(0b1111), Cards::NONE);
    let rooms = vec![vec![2, 2, 0]];
    let known = Whereabouts::new(all, vec![none; 3], vec![all, all, none], rooms, vec![]).unwrap();
    let weights = [vec![1e-300; CARDS], vec![1e-300; CARDS], vec![1e300; CARDS]];
    let drawn = WeightedWorlds::of(&known, &weights).unwrap().drawn(600, 1).unwrap();
    assert_fair(&rows(&drawn, 3), &tried(&known).into_iter().map(|row| (row, 1.0)).collect());
}
