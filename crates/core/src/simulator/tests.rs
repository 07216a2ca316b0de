//! The simulator plays as a position does, card by card.

use super::chance::Chance;
use super::observation::OBSERVED;
use super::*;
use crate::cards::{CARDS, Card, Cards};
use crate::position::Position;
use crate::ranking::Ranking;
use crate::trick::Taken;

const RANKS: [u8; 9] = [9, 7, 6, 5, 8, 4, 3, 2, 1];
const COUNT: [u8; 9] = [11, 4, 3, 2, 10, 0, 0, 0, 0];

/// Nine ranks to a suit, trumps above the rest; with `above`, a card of another suit stands above all trumps.
fn ranking(trump: Option<u8>, must_trump: bool, above: Option<Card>) -> Ranking {
    let stands = |card: u8| above.filter(|_| trump.is_some()) == Some(card);
    let suit_of =
        std::array::from_fn(
            |card| {
                if stands(card as u8) { trump.unwrap_or_default() } else { card as u8 / 9 }
            },
        );
    let strength = std::array::from_fn(|card| {
        let plain = RANKS[card % 9] + if Some(card as u8 / 9) == trump { 36 } else { 0 };
        if stands(card as u8) { 72 } else { plain }
    });
    Ranking::new(suit_of, strength, std::array::from_fn(|card| COUNT[card % 9]), trump, must_trump).unwrap()
}

fn terms() -> Vec<Terms> {
    let mut terms = Vec::new();
    for trump in [None, Some(0), Some(1), Some(2), Some(3)] {
        for must_trump in [false, true] {
            terms.push(Terms { ranking: ranking(trump, must_trump, Some(30)), limits: Limits::PLAYED_OUT });
        }
    }
    terms
}

/// Hands of so many cards drawn from the pack.
fn hands(seats: u8, per_hand: usize, chance: &mut Chance) -> Vec<Cards> {
    let mut pack = Cards::ALL;
    let mut hand = || {
        let drawn: Cards = std::iter::repeat_with(|| {
            let card = chance.one_of(pack);
            pack = pack - Cards::of(card);
            card
        })
        .take(per_hand)
        .collect();
        drawn
    };
    (0..seats).map(|_| hand()).collect()
}

fn start(position: Position, terms: u16, side: u8) -> Start {
    Start { position, terms, side, open: 0, exposed: 0, exposed_from: NONE }
}

/// Positions before the first card, some with a called card that one of the seats holds.
fn starts(seats: u8, per_hand: usize, count: usize) -> Vec<Start> {
    let mut chance = Chance::of(77, seats as usize);
    (0..count)
        .map(|place| {
            let hands = hands(seats, per_hand, &mut chance);
            let called = (place % 2 == 1).then(|| chance.one_of(hands[1]));
            let leader = chance.below(u64::from(seats)) as u8;
            let side = 1 + chance.below((1 << seats) - 2) as u8;
            let position = Position::new(&hands, leader, &[], called).unwrap();
            start(position, (place % 10) as u16, side)
        })
        .collect()
}

/// What a position of the core comes to beside the simulator.
struct Beside {
    position: Position,
    points: [u16; 2],
    tricks: [u8; 2],
}

impl Beside {
    fn play(&mut self, card: Card, side: u8, ranking: &Ranking) {
        if let Some(Taken { winner, points }) = self.position.play(card, ranking) {
            let against = usize::from(side >> winner & 1 == 0);
            self.points[against] += points as u16;
            self.tricks[against] += 1;
        }
    }
}

fn plays_as_positions_do(seats: u8, per_hand: usize) {
    let (terms, starts) = (terms(), starts(seats, per_hand, 400));
    let mut simulator = Simulator::new(&terms, seats, &starts, 5).unwrap();
    let mut besides: Vec<Beside> = starts
        .iter()
        .map(|start| Beside { position: start.position.clone(), points: [0; 2], tricks: [0; 2] })
        .collect();
    let (mut cards, mut turns) = (vec![0; starts.len()], vec![0; starts.len()]);
    for _ in 0..per_hand * seats as usize {
        for (may, (beside, start)) in simulator.legal().zip(besides.iter().zip(&starts)) {
            assert_eq!(may, beside.position.playable(&terms[start.terms as usize].ranking));
        }
        let rows = Rows { cards: Some(&mut cards), turns: Some(&mut turns), ..Rows::default() };
        simulator.step([&Policy::Random; 2], rows, 1).unwrap();
        for ((beside, start), (&card, &turn)) in besides.iter_mut().zip(&starts).zip(cards.iter().zip(&turns))
        {
            assert_eq!(turn, beside.position.turn());
            beside.play(card, start.side, &terms[start.terms as usize].ranking);
        }
    }
    assert_eq!(simulator.playing(), 0);
    assert!(simulator.points().eq(besides.iter().map(|beside| beside.points)));
    assert!(simulator.tricks().eq(besides.iter().map(|beside| beside.tricks)));
}

#[test]
fn three_seats_play_as_positions_do() {
    plays_as_positions_do(3, 11);
}

#[test]
fn four_seats_play_as_positions_do() {
    plays_as_positions_do(4, 8);
}

#[test]
fn playing_out_is_stepping_to_the_end_whoever_does_it() {
    let (terms, starts) = (terms(), starts(3, 11, 333));
    let drawn = Policy::Drawn(Weights::new(&[3; 360]).unwrap());
    let policies = [&Policy::Random, &drawn];
    let mut stepped = Simulator::new(&terms, 3, &starts, 8).unwrap();
    let mut played = 0;
    while stepped.playing() > 0 {
        played += stepped.step(policies, Rows::default(), 2).unwrap();
    }
    for threads in [0, 1, 3, 1000] {
        let mut out = Simulator::new(&terms, 3, &starts, 8).unwrap();
        assert_eq!(out.play_out(policies, threads).unwrap(), played);
        assert!(out.points().eq(stepped.points()) && out.tricks().eq(stepped.tricks()));
    }
    assert_eq!(played, 333 * 33);
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let mut simulator = Simulator::new(&terms(), 4, &starts(4, 8, 100), 1).unwrap();
    let mut games = |seed| {
        simulator.restart(seed);
        simulator.play_out([&Policy::Random; 2], 1).unwrap();
        simulator.points().collect::<Vec<_>>()
    };
    let first = games(1);
    assert_ne!(games(2), first);
    assert_eq!(games(1), first);
}

#[test]
fn the_play_ends_with_the_trick_that_goes_too_far() {
    let trickless = Limits { tricks: [0, u8::MAX], ..Limits::PLAYED_OUT };
    let pointless = Limits { points: [u16::MAX, 20], ..Limits::PLAYED_OUT };
    let terms = [trickless, pointless].map(|limits| Terms { ranking: ranking(None, true, None), limits });
    let mut starts = starts(3, 11, 200);
    for (place, start) in starts.iter_mut().enumerate() {
        (start.terms, start.side) = ((place % 2) as u16, 1);
    }
    let mut simulator = Simulator::new(&terms, 3, &starts, 3).unwrap();
    let mut before: Vec<_> = simulator.tricks().zip(simulator.points()).collect();
    while simulator.playing() > 0 {
        let going: Vec<bool> = simulator.turns().map(|turn| turn != NONE).collect();
        for (place, (tricks, points)) in before.iter().enumerate() {
            let too_far = if place % 2 == 0 { tricks[0] > 0 } else { points[1] > 20 };
            let all_played = tricks[0] + tricks[1] == 11;
            assert_eq!(going[place], !too_far && !all_played);
        }
        simulator.step([&Policy::Random; 2], Rows::default(), 1).unwrap();
        before = simulator.tricks().zip(simulator.points()).collect();
    }
    assert!(simulator.legal().all(Cards::is_empty));
}

#[test]
fn a_card_that_may_not_be_played_changes_nothing() {
    let (terms, starts) = (terms(), starts(3, 11, 2));
    let mut simulator = Simulator::new(&terms, 3, &starts, 1).unwrap();
    let first: Vec<Card> = simulator.legal().map(|mut may| may.next().unwrap()).collect();
    let not_held = (!starts[1].position.hands[starts[1].position.leader as usize]).next().unwrap();
    for bad in [not_held, 36, 64, NONE] {
        let fault = simulator.play(&[first[0], bad]).unwrap_err();
        assert!(fault.0.starts_with("position 1: "), "{fault}");
        assert!(simulator.legal().zip(&first).all(|(may, &card)| may.has(card)));
    }
    assert!(simulator.play(&first[..1]).is_err());
    simulator.play(&first).unwrap();
    assert!(simulator.turns().zip(&starts).all(|(turn, start)| turn == (start.position.leader + 1) % 3));
}

#[test]
fn what_does_not_fit_is_a_fault() {
    let (terms, mut starts) = (terms(), starts(3, 11, 2));
    assert!(Simulator::new(&terms, 4, &starts, 1).is_err());
    let mut simulator = Simulator::new(&terms, 3, &starts, 1).unwrap();
    let few = Policy::Heaviest(Weights::new(&[1; CARDS]).unwrap());
    assert!(simulator.play_out([&Policy::Random, &few], 1).is_err());
    assert!(simulator.look(Rows { legal: Some(&mut [0; 71]), ..Rows::default() }, 1).is_err());
    starts[0].side = 8;
    assert!(Simulator::new(&terms, 3, &starts, 1).is_err());
    (starts[0].side, starts[0].terms) = (1, 10);
    assert!(Simulator::new(&terms, 3, &starts, 1).is_err());
    assert!(Simulator::new(&terms, 3, &[], 1).unwrap().is_empty());
}

/// The spades of a seat in a game of three suits and few cards, from the highest.
fn little(trick: &[Card], called: Option<Card>) -> Start {
    let hands: Vec<Cards> = [[0, 9, 20], [1, 10, 21], [2, 11, 22]]
        .iter()
        .enumerate()
        .map(|(seat, hand)| hand.iter().copied().filter(|card| seat != 0 || !trick.contains(card)).collect())
        .collect();
    start(Position::new(&hands, 0, trick, called).unwrap(), 1, 1)
}

fn seen(simulator: &mut Simulator) -> [u8; OBSERVED] {
    let mut row = [0; OBSERVED];
    simulator.look(Rows { observed: Some(&mut row), ..Rows::default() }, 1).unwrap();
    row
}

fn set(row: &[u8; OBSERVED], at: usize) -> Vec<usize> {
    (0..CARDS).filter(|card| row[at + card] == 1).collect()
}

#[test]
fn a_seat_sees_its_hand_the_table_and_what_was_played() {
    let mut simulator = Simulator::new(&terms(), 3, &[little(&[0], None)], 1).unwrap();
    let row = seen(&mut simulator);
    assert_eq!((set(&row, 0), set(&row, 108)), (vec![1, 10, 21], vec![0]));
    assert_eq!(row[360..364], [0, 0, 1, 0], "two seats on, which is to the right, led");
    assert_eq!(row[364..368], [2, 2, 1, 0]);
    assert_eq!((row[380], row[381]), (11, 3));
    simulator.play(&[1]).unwrap();
    simulator.play(&[2]).unwrap();
    let row = seen(&mut simulator);
    assert_eq!((set(&row, 216), set(&row, 252), set(&row, 288)), (vec![0], vec![1], vec![2]));
    assert_eq!(
        (row[360..364].to_vec(), row[368..380].to_vec()),
        (vec![1, 0, 0, 0], vec![1, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0])
    );
    assert_eq!((set(&row, 108), row[380], row[381]), (vec![], 0, 2));
}

#[test]
fn a_secret_partner_is_known_to_himself_until_he_plays_the_called_card() {
    let mut secret = little(&[], Some(11));
    (secret.side, secret.open) = (0b101, 0b001);
    let mut simulator = Simulator::new(&terms(), 3, &[secret], 1).unwrap();
    assert_eq!(seen(&mut simulator)[364..368], [1, 0, 0, 0]);
    simulator.play(&[9]).unwrap();
    assert_eq!(seen(&mut simulator)[364..368], [2, 0, 1, 0], "everyone knows his own side");
    assert_eq!(set(&seen(&mut simulator), 36), [11]);
    simulator.play(&[10]).unwrap();
    assert_eq!(seen(&mut simulator)[364..368], [1, 1, 2, 0]);
    assert_eq!(simulator.legal().next(), Some(Cards::of(11)));
    simulator.play(&[11]).unwrap();
    assert_eq!(seen(&mut simulator)[364..368], [1, 2, 1, 0]);
}

#[test]
fn an_exposed_hand_is_seen_by_the_others_from_its_moment_on() {
    let mut open = little(&[], None);
    (open.exposed, open.exposed_from) = (0b001, 1);
    let mut simulator = Simulator::new(&terms(), 3, &[open], 1).unwrap();
    assert_eq!(set(&seen(&mut simulator), 72), Vec::<usize>::new());
    simulator.play(&[20]).unwrap();
    assert_eq!(set(&seen(&mut simulator), 72), [0, 9]);
}

#[test]
fn a_finished_position_is_all_blank() {
    let mut simulator = Simulator::new(&terms(), 3, &[little(&[], None)], 1).unwrap();
    simulator.play_out([&Policy::Random; 2], 1).unwrap();
    let (mut legal, mut cards, mut turns) = ([1; 36], [1], [1]);
    let rows =
        Rows { legal: Some(&mut legal), cards: Some(&mut cards), turns: Some(&mut turns), observed: None };
    assert_eq!(simulator.step([&Policy::Random; 2], rows, 1), Ok(0));
    assert_eq!((legal, cards, turns), ([0; 36], [NONE], [NONE]));
    assert_eq!(seen(&mut simulator), [0; OBSERVED]);
    simulator.play(&[NONE]).unwrap();
}
