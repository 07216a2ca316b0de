use super::custom::Custom;
use super::look::Look;
use super::marks::{CARD_MARKS, SITUATION_MARKS};
use super::story::{Compared, Story};
use super::walk::Walk;
use super::{Ahead, HAND_WEIGHTS, hand_marks, marked, onward, weighed};
use crate::averaging::averaged;
use crate::cards::{CARDS, Card, Cards};
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

fn story(seats: u8, called: Option<Card>, played: Vec<Card>) -> Story {
    Story {
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

fn custom(seed: u64) -> Custom {
    let mut chance = Chance::seeded(seed);
    let numbers: Vec<f32> = (0..Custom::NUMBERS).map(|_| chance.unit() as f32 - 0.5).collect();
    Custom::new(&numbers).unwrap()
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

/// A deal played at random for so many cards: the story, the hands before it and those after it.
fn played(seats: u8, called: Option<Card>, many: usize, seed: u64) -> (Story, Vec<u64>, Vec<u64>) {
    let mut chance = Chance::seeded(seed);
    let (hands, aside) = dealt(seats as usize, if seats == 3 { 11 } else { 9 }, &mut chance);
    let mut story = story(seats, called, vec![]);
    let compared = Compared::of(&story);
    let mut walk = Walk::begun(&story, &hands, aside);
    for _ in 0..many {
        let mut choices = walk.position.playable(&story.ranking);
        let card = choices.nth(chance.below(u64::from(choices.count())) as usize).unwrap();
        walk.add(card, &story, &compared);
        story.played.push(card);
    }
    let held = walk.position.hands[..seats as usize].iter().map(|hand| hand.0).chain([aside]).collect();
    let first = hands.into_iter().chain([aside]).collect();
    (story, first, held)
}

#[test]
fn every_mark_has_its_place() {
    for seed in 0..200 {
        for (seats, called) in [(3, None), (4, Some(9)), (4, None)] {
            let (story, first, _) = played(seats, called, 25, seed);
            for one in marked(&story, &first[..seats as usize], first[seats as usize]) {
                assert!(one.situation.iter().all(|&mark| usize::from(mark) < SITUATION_MARKS));
                assert!(
                    one.cards.iter().flat_map(|card| &card.1).all(|&mark| usize::from(mark) < CARD_MARKS)
                );
                assert!(one.cards.iter().any(|card| card.0 == one.played));
            }
        }
    }
}

#[test]
fn the_hands_before_the_first_card_are_those_held_and_those_played() {
    for many in [0, 1, 5, 12, 27] {
        let (story, first, held) = played(3, None, many, many as u64);
        assert_eq!(Walk::hands_at_first(&story, &held[..3])[..3], first[..3]);
    }
}

/// Two opponents exchange hidden cards; the one to play holds the same.
#[test]
fn whoever_is_to_play_sees_his_own_cards_alone() {
    for seed in 0..60 {
        let (story, _, held) = played(3, None, (seed % 20) as usize, seed);
        let compared = Compared::of(&story);
        let custom = custom(seed);
        let caught_up = |row: &[u64]| {
            let mut walk = Walk::begun(&story, &Walk::hands_at_first(&story, &row[..3]), row[3]);
            story.played.iter().for_each(|&card| walk.add(card, &story, &compared));
            walk
        };
        let walk = caught_up(&held);
        let turn = walk.position.turn() as usize;
        let (one, other) = ((turn + 1) % 3, (turn + 2) % 3);
        let mut changed = held.clone();
        let mine = Cards(held[one] & !walk.lacks[other]).next();
        let theirs = Cards(held[other] & !walk.lacks[one]).next();
        let (Some(mine), Some(theirs)) = (mine, theirs) else { continue };
        changed[one] ^= 1 << mine | 1 << theirs;
        changed[other] ^= 1 << mine | 1 << theirs;
        let chances = |walk: &Walk| -> Vec<(Card, f32)> {
            custom.likely(&Look::at(walk, &story), walk, &story, &compared).all().collect()
        };
        assert_eq!(chances(&walk), chances(&caught_up(&changed)), "{seed}");
    }
}

#[test]
fn chances_come_to_one_and_a_number_finds_its_card() {
    let (story, first, _) = played(3, None, 0, 7);
    let (compared, walk) = (Compared::of(&story), Walk::begun(&story, &first[..3], first[3]));
    let likely = custom(7).likely(&Look::at(&walk, &story), &walk, &story, &compared);
    assert!((likely.all().map(|one| one.1).sum::<f32>() - 1.0).abs() < 1e-5);
    assert_eq!(likely.drawn(0.0), likely.all().next().unwrap().0);
    assert_eq!(likely.drawn(1.0), likely.all().last().unwrap().0);
}

#[test]
fn a_world_is_weighed_by_the_hands_and_by_what_others_played() {
    let (story, _, held) = played(3, None, 14, 3);
    let (custom, nothing) = (custom(3), Custom::new(&vec![0.0; Custom::NUMBERS]).unwrap());
    let each = weighed(&story, &custom, &held, 0, 0.1);
    let all: f64 = (0..3).map(|own| weighed(&story, &custom, &held, own, 0.1)[0].1).sum();
    assert!(
        (weighed(&story, &custom, &held, 3, 0.1)[0].1 * 2.0 - all).abs() < 1e-4,
        "each play counts for two"
    );
    assert!(each[0].0.is_finite() && each[0].1 < 0.0);
    let sure = weighed(&story, &custom, &held, 0, 1.0)[0].1;
    assert!((weighed(&story, &nothing, &held, 0, 0.1)[0].1 - sure).abs() < 1e-4, "no custom: all are alike");
    let marks = hand_marks(&story, &held);
    assert_eq!(marks.len(), HAND_WEIGHTS);
    assert_eq!(marks.iter().map(|&mark| u32::from(mark)).sum::<u32>(), 33 + 3 + 3 * 3 * 2);
}

fn seen(story: &Story, held: &[u64], worth: Vec<f64>, objective: Objective) -> Seen {
    let compared = Compared::of(story);
    let mut walk = Walk::begun(story, &Walk::hands_at_first(story, &held[..3]), held[3]);
    story.played.iter().for_each(|&card| walk.add(card, story, &compared));
    Seen {
        ranking: ranking(),
        leader: walk.position.leader,
        trick: walk.position.table().to_vec(),
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
    let (story, _, held) = played(3, None, 19, 5);
    let seen = seen(&story, &held, (0..=120).map(f64::from).collect(), Objective::Points);
    let (custom, mut solver) = (custom(5), Solver::new());
    let twice = [held.clone(), held.clone()].concat();
    let ahead = |tricks| Ahead { tricks, times: 3, seed: 1 };
    let at_once = onward(&story, &custom, &seen, &twice, ahead(0), &mut solver).unwrap();
    let on_average = averaged(&seen, &seen.worlds(&held).unwrap(), &mut solver).unwrap();
    assert_eq!(at_once.iter().map(|one| (one.card, one.worth)).collect::<Vec<_>>(), on_average);
    let nodes = solver.nodes();
    let played_out = onward(&story, &custom, &seen, &twice, ahead(9), &mut solver).unwrap();
    assert_eq!(solver.nodes(), nodes);
    assert!(played_out.iter().all(|one| (0.0..=120.0).contains(&one.worth) && one.gains <= 1.0));
    assert_eq!(played_out, onward(&story, &custom, &seen, &twice, ahead(9), &mut solver).unwrap());
}

#[test]
fn who_is_to_take_nothing_has_failed_with_the_first_counter() {
    let (story, _, held) = played(3, None, 19, 5);
    let seen = seen(&story, &held, vec![-1.0, 1.0], Objective::NoTricks);
    let fared =
        onward(&story, &custom(5), &seen, &held, Ahead { tricks: 1, times: 2, seed: 0 }, &mut Solver::new());
    for one in fared.unwrap() {
        assert!((one.worth - (2.0 * one.gains - 1.0)).abs() < 1e-9);
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    assert!(Custom::new(&[0.0; 3]).is_err());
    assert!(Custom::new(&vec![f32::NAN; Custom::NUMBERS]).is_err());
    let good = story(3, None, vec![0, 1]);
    let refused = |wrong: Story| wrong.judged().is_err();
    assert!(refused(Story { seats: 5, ..good.clone() }));
    assert!(refused(Story { declarer: 3, ..good.clone() }));
    assert!(refused(Story { side: 8, ..good.clone() }));
    assert!(refused(Story { played: vec![0, 0], ..good.clone() }));
    assert!(refused(Story { played: vec![40], ..good.clone() }));
    assert!(refused(Story { called: Some(36), ..good.clone() }));
    assert!(refused(Story { pack: Cards(1 << 40), ..good }));
}
