use super::features::{CARD_FEATURES, SITUATION_FEATURES};
use super::history::{Compared, History};
use super::model::PolicyModel;
use super::observation::Observation;
use super::replay::ReplayState;
use super::{HAND_WEIGHTS, RolloutSettings, decision_features, hand_features, rollouts, weighed};
use crate::cards::{CARDS, Card, Cards};
use crate::pimc::averaged;
use crate::ranking::Ranking;
use crate::sampler::chance::Chance;
use crate::seen::Seen;
use crate::solver::{Objective, Solver};

/// Trumps are the first suit; ace, ten and court count as in the solos.
fn ranking() -> Ranking {
    let tables = Ranking::new(
        std::array::from_fn(|card| card as u8 / 9),
        std::array::from_fn(|card| 9 - card as u8 % 9 + if card < 9 { 9 } else { 0 }),
        std::array::from_fn(|card| [11, 10, 4, 3, 2].get(card % 9).copied().unwrap_or(0)),
        Some(0),
        true,
    );
    tables.unwrap()
}

fn history(seats: u8, called: Option<Card>, played: Vec<Card>) -> History {
    History {
        ranking: ranking(),
        pack: Cards::ALL,
        seats,
        leader: 0,
        played,
        declarer: 1,
        side: 0,
        called,
        bidders: 2,
        exposed: 0,
        exposed_from: 0,
        buried: false,
        of_tricks: seats == 4,
    }
    .judged()
    .unwrap()
}

fn policy(seed: u64) -> PolicyModel {
    let mut chance = Chance::seeded(seed);
    let numbers: Vec<f32> = (0..PolicyModel::NUMBERS).map(|_| chance.unit() as f32 - 0.5).collect();
    PolicyModel::new(&numbers).unwrap()
}

/// The cards shuffled: so many to each seat, the rest aside.
fn dealt(seats: usize, each: usize, chance: &mut Chance) -> (Vec<u64>, u64) {
    let mut cards: Vec<Card> = (0..CARDS as Card).collect();
    for last in (1..CARDS).rev() {
        cards.swap(last, chance.below(last as u64 + 1) as usize);
    }
    let set = |cards: &[Card]| cards.iter().copied().collect::<Cards>().0;
    let hands = cards.chunks(each).take(seats).map(set).collect();
    (hands, set(&cards[seats * each..]))
}

/// A deal played at random for so many cards: the history, the hands before it and those after it.
fn played(seats: u8, called: Option<Card>, many: usize, seed: u64) -> (History, Vec<u64>, Vec<u64>) {
    let mut chance = Chance::seeded(seed);
    let (hands, aside) = dealt(seats as usize, if seats == 3 { 11 } else { 9 }, &mut chance);
    let mut history = history(seats, called, vec![]);
    let compared = Compared::of(&history);
    let mut state = ReplayState::begun(&history, &hands, aside);
    for _ in 0..many {
        let mut choices = state.position.playable(&history.ranking);
        let card = choices.nth(chance.below(u64::from(choices.count())) as usize).unwrap();
        state.add(card, &history, &compared);
        history.played.push(card);
    }
    let held = state.position.hands[..seats as usize].iter().map(|hand| hand.0).chain([aside]).collect();
    let first = hands.into_iter().chain([aside]).collect();
    (history, first, held)
}

#[test]
fn every_mark_has_its_place() {
    for seed in 0..200 {
        for (seats, called) in [(3, None), (4, Some(9)), (4, None)] {
            let (history, first, _) = played(seats, called, 25, seed);
            for one in decision_features(&history, &first[..seats as usize], first[seats as usize]) {
                assert!(one.situation.iter().all(|&feature| usize::from(feature) < SITUATION_FEATURES));
                assert!(
                    one.cards
                        .iter()
                        .flat_map(|card| &card.1)
                        .all(|&feature| usize::from(feature) < CARD_FEATURES)
                );
                assert!(one.cards.iter().any(|card| card.0 == one.played));
            }
        }
    }
}

#[test]
fn the_hands_before_the_first_card_are_those_held_and_those_played() {
    for many in [0, 1, 5, 12, 27] {
        let (history, first, held) = played(3, None, many, many as u64);
        assert_eq!(ReplayState::hands_at_first(&history, &held[..3])[..3], first[..3]);
    }
}

/// Two opponents exchange hidden cards; the one to play holds the same.
#[test]
fn whoever_is_to_play_sees_his_own_cards_alone() {
    for seed in 0..60 {
        let (history, _, held) = played(3, None, (seed % 20) as usize, seed);
        let compared = Compared::of(&history);
        let policy = policy(seed);
        let caught_up = |row: &[u64]| {
            let mut state =
                ReplayState::begun(&history, &ReplayState::hands_at_first(&history, &row[..3]), row[3]);
            history.played.iter().for_each(|&card| state.add(card, &history, &compared));
            state
        };
        let state = caught_up(&held);
        let turn = state.position.turn() as usize;
        let (one, other) = ((turn + 1) % 3, (turn + 2) % 3);
        let mut changed = held.clone();
        let mine = Cards(held[one] & !state.lacks[other]).next();
        let theirs = Cards(held[other] & !state.lacks[one]).next();
        let (Some(mine), Some(theirs)) = (mine, theirs) else { continue };
        changed[one] ^= 1 << mine | 1 << theirs;
        changed[other] ^= 1 << mine | 1 << theirs;
        let chances = |state: &ReplayState| -> Vec<(Card, f32)> {
            policy
                .probabilities(&Observation::at(state, &history), state, &history, &compared)
                .all()
                .collect()
        };
        assert_eq!(chances(&state), chances(&caught_up(&changed)), "{seed}");
    }
}

#[test]
fn chances_come_to_one_and_a_number_finds_its_card() {
    let (history, first, _) = played(3, None, 0, 7);
    let (compared, state) = (Compared::of(&history), ReplayState::begun(&history, &first[..3], first[3]));
    let probabilities =
        policy(7).probabilities(&Observation::at(&state, &history), &state, &history, &compared);
    assert!((probabilities.all().map(|one| one.1).sum::<f32>() - 1.0).abs() < 1e-5);
    assert_eq!(probabilities.drawn(0.0), probabilities.all().next().unwrap().0);
    assert_eq!(probabilities.drawn(1.0), probabilities.all().last().unwrap().0);
}

#[test]
fn a_world_is_weighed_by_the_hands_and_by_what_others_played() {
    let (history, _, held) = played(3, None, 14, 3);
    let (policy, nothing) = (policy(3), PolicyModel::new(&vec![0.0; PolicyModel::NUMBERS]).unwrap());
    let each = weighed(&history, &policy, &held, 0, 0.1);
    let all: f64 = (0..3).map(|own| weighed(&history, &policy, &held, own, 0.1)[0].1).sum();
    assert!(
        (weighed(&history, &policy, &held, 3, 0.1)[0].1 * 2.0 - all).abs() < 1e-4,
        "each play counts for two"
    );
    assert!(each[0].0.is_finite() && each[0].1 < 0.0);
    let sure = weighed(&history, &policy, &held, 0, 1.0)[0].1;
    assert!(
        (weighed(&history, &nothing, &held, 0, 0.1)[0].1 - sure).abs() < 1e-4,
        "no policy: all are alike"
    );
    let features = hand_features(&history, &held);
    assert_eq!(features.len(), HAND_WEIGHTS);
    assert_eq!(features.iter().map(|&feature| u32::from(feature)).sum::<u32>(), 33 + 3 + 3 * 3 * 2);
}

fn seen(history: &History, held: &[u64], worth: Vec<f64>, objective: Objective) -> Seen {
    let compared = Compared::of(history);
    let mut state = ReplayState::begun(history, &ReplayState::hands_at_first(history, &held[..3]), held[3]);
    history.played.iter().for_each(|&card| state.add(card, history, &compared));
    Seen {
        ranking: ranking(),
        leader: state.position.leader,
        trick: state.position.table().to_vec(),
        called: None,
        side: 2,
        objective,
        taken: vec![0; 3],
        counts_aside: false,
        worth,
    }
    .judged()
    .unwrap()
}

#[test]
fn no_trick_ahead_is_solved_at_once_and_all_tricks_ahead_need_no_solver() {
    let (history, _, held) = played(3, None, 19, 5);
    let seen = seen(&history, &held, (0..=120).map(f64::from).collect(), Objective::Points);
    let (policy, mut solver) = (policy(5), Solver::new());
    let twice = [held.clone(), held.clone()].concat();
    let settings = |tricks| RolloutSettings { tricks, times: 3, seed: 1 };
    let at_once = rollouts(&history, &policy, &seen, &twice, settings(0), &mut solver).unwrap();
    let on_average = averaged(&seen, &seen.worlds(&held).unwrap(), &mut solver).unwrap();
    assert_eq!(at_once.iter().map(|one| (one.card, one.worth)).collect::<Vec<_>>(), on_average);
    let nodes = solver.nodes();
    let played_out = rollouts(&history, &policy, &seen, &twice, settings(9), &mut solver).unwrap();
    assert_eq!(solver.nodes(), nodes);
    assert!(played_out.iter().all(|one| (0.0..=120.0).contains(&one.worth) && one.gains <= 1.0));
    assert_eq!(played_out, rollouts(&history, &policy, &seen, &twice, settings(9), &mut solver).unwrap());
}

#[test]
fn who_is_to_take_nothing_has_failed_with_the_first_counter() {
    let (history, _, held) = played(3, None, 19, 5);
    let seen = seen(&history, &held, vec![-1.0, 1.0], Objective::NoTricks);
    let result = rollouts(
        &history,
        &policy(5),
        &seen,
        &held,
        RolloutSettings { tricks: 1, times: 2, seed: 0 },
        &mut Solver::new(),
    );
    for one in result.unwrap() {
        assert!((one.worth - (2.0 * one.gains - 1.0)).abs() < 1e-9);
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    assert!(PolicyModel::new(&[0.0; 3]).is_err());
    assert!(PolicyModel::new(&vec![f32::NAN; PolicyModel::NUMBERS]).is_err());
    let good = history(3, None, vec![0, 1]);
    let refused = |wrong: History| wrong.judged().is_err();
    assert!(refused(History { seats: 5, ..good.clone() }));
    assert!(refused(History { declarer: 3, ..good.clone() }));
    assert!(refused(History { side: 8, ..good.clone() }));
    assert!(refused(History { played: vec![0, 0], ..good.clone() }));
    assert!(refused(History { played: vec![40], ..good.clone() }));
    assert!(refused(History { called: Some(36), ..good.clone() }));
    assert!(refused(History { pack: Cards(1 << 40), ..good }));
}
