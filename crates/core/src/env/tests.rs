//! A game of twelve cards: three players with three each, a widow of three, one contract in any suit for most card
//! points.

use std::sync::Arc;

use super::play_tables::{PlayTerms, StopLimits};
use crate::cards::{CARDS, Cards};
use crate::ranking::Ranking;

use super::*;

const PACK: u64 = 0b111 | 0b111 << 9 | 0b111 << 18 | 0b111 << 27;

fn ranking(trump: u8) -> Ranking {
    let strength =
        std::array::from_fn(|card| 9 - (card % 9) as u8 + if card / 9 == trump as usize { 36 } else { 0 });
    let suit_of = std::array::from_fn(|card| (card / 9) as u8);
    Ranking::new(suit_of, strength, [1; CARDS], Some(trump), true).unwrap()
}

fn played(trump: u8) -> TrumpTables {
    TrumpTables {
        terms: PlayTerms { ranking: ranking(trump), limits: StopLimits::PLAYED_OUT },
        counts_tricks: false,
        signs: (0..=12).map(|points| if points > 6 { 1 } else { -1 }).collect(),
        payments: (0..=12).map(|points: i64| (points - 6).abs().max(1)).collect(),
        first: 0,
        last: 0,
        macker: 0,
        matadors: 0,
        min_mackers: 3,
        tops: vec![],
        callable: vec![],
    }
}

fn tables() -> RuleTables {
    RuleTables {
        players: 3,
        pack: Cards(PACK),
        recipients: [0, 1, 2, 3].repeat(3),
        active_seats: (0..4).map(|dealer| (1..4).map(|left| (dealer + left) % 4).collect()).collect(),
        auction: Auction { stakes: [1, 2, 4], ..Auction::default() },
        forced: None,
        contracts: vec![Contract {
            biddable: true,
            steps: vec![Step::Trump, Step::LayAway],
            trumps: 0b1111,
            trump_tables: [Some(0), Some(1), Some(2), Some(3), None],
            widow: Widow::TakenUp,
            sitters: [false, true],
            ..Contract::default()
        }],
        trump_tables: (0..4).map(played).collect(),
        antes: vec![],
        trumps_locked: false,
        bank: Bank::None,
        layout: Layout {
            none: 63,
            trump: 36,
            stop: 63,
            ask: 63,
            auction: 40,
            hold: 63,
            double: 63,
            redouble: 60,
            bid: 1,
            actions: 42,
        },
    }
}

fn batch(rows: usize, seed: u64) -> Batch {
    Batch::new(Rules::new(tables()).unwrap(), rows, seed).unwrap()
}

#[test]
fn every_card_is_dealt_once_and_uniformly() {
    let batch = batch(40_000, 1);
    let mut with_eldest = [0_i64; CARDS];
    for row in 0..batch.len() {
        let (hands, widow) = batch.dealt(row);
        assert_eq!(hands.iter().fold(widow, |all, hand| all ^ hand), PACK);
        assert!(hands[..3].iter().all(|hand| hand.count_ones() == 3) && hands[3] == 0);
        Cards(hands[0]).for_each(|card| with_eldest[card as usize] += 1);
    }
    let off: i64 = Cards(PACK).map(|card| (with_eldest[card as usize] - 10_000).pow(2)).sum();
    // chi-square with eleven degrees of freedom: 37.4 is one in 10,000; cards of a hand exclude each other.
    assert!(off / 10_000 < 37, "{with_eldest:?}");
}

#[test]
fn a_deal_is_played_by_given_actions() {
    let mut batch = batch(1, 1);
    batch.auto_reset = false;
    let hands = [0b111, 0b111 << 9, 0b111 << 18, 0];
    batch.set_deal(0, &DealCards { dealer: 0, hands, widow: 0b111 << 27, ..DealCards::default() }).unwrap();
    let mut paid = [0; 4];
    for (seat, kind, action) in [
        (1, Kind::Auction, 41),
        (2, Kind::Auction, 40),
        (3, Kind::Auction, 40),
        (1, Kind::Trump, 36),
        (1, Kind::LayAway, 27),
        (1, Kind::LayAway, 29),
        (1, Kind::LayAway, 28),
        (1, Kind::Play, 0),
        (2, Kind::Play, 9),
        (3, Kind::Play, 18),
    ] {
        assert_eq!((batch.seat(0), batch.kind(0)), (seat, kind));
        assert!(batch.may(0, action) && (kind == Kind::Play || !batch.may(0, 10)));
        assert!(!batch.act(0, action, &mut paid));
    }
    for action in [1, 10, 19, 2, 11] {
        assert!(!batch.act(0, action, &mut paid));
    }
    assert!(batch.act(0, 20, &mut paid));
    assert_eq!(paid, [0, 12, -6, -6], "who sits out is not paid by a winner");
    assert_eq!((batch.seat(0), batch.legal(0).0), (NONE, 0));
    assert!(batch.may(0, 77) && !batch.act(0, 77, &mut paid), "what is given after the end does not count");
}

#[test]
fn deals_follow_each_other_and_payments_sum_to_zero() {
    let (mut played, mut other) = (batch(50, 7), batch(50, 7));
    assert_eq!(played.play_out(20, || false), other.play_out(20, || false));
    assert_eq!(played.totals, other.totals);
    assert_eq!((played.totals.0, played.totals.1.iter().sum::<i64>()), (1_000, 0));
    assert!(played.totals.1[..4].iter().all(|&gain| gain != 0));
    other.reset(8);
    other.play_out(20, || false);
    assert_ne!(played.totals, other.totals);
}

#[test]
fn a_playout_stops_when_it_is_interrupted() {
    let mut batch = batch(4, 1);
    let mut checks = 0;
    let decisions = batch.play_out(u32::MAX, || {
        checks += 1;
        checks == 3
    });
    assert!((3 << 18..4 << 18).contains(&decisions));
}

#[test]
fn bots_decide_for_their_seats() {
    let mut batch = batch(20, 3);
    let width = batch.schema().width;
    let net = Net::new(vec![Layer { weights: vec![0.0; width * 42], biases: vec![0.0; 42] }], 0).unwrap();
    let bots = [Some(Policy::Uniform), None, Some(Policy::Net(Arc::new(net))), None];
    batch.seat_bots(&bots).unwrap();
    batch.reset(3);
    let mut paid = [0; 4];
    for _ in 0..200 {
        for row in 0..batch.len() {
            assert!([1, 3].contains(&batch.seat(row)));
            let (legal, base) = batch.legal(row);
            let over = batch.act(row, base + legal.trailing_zeros() as u8, &mut paid);
            assert!(!over || paid.iter().sum::<i64>() == 0);
        }
    }
    assert!(batch.totals.0 > 100);
}

#[test]
fn the_heuristic_beats_random_play() {
    let mut batch = batch(40, 3);
    let heuristic = Arc::new(Heuristic::new(batch.rules(), [BidEstimate::default(); 2]));
    let bots = [Some(Policy::Heuristic(heuristic)), None, None, None];
    batch.seat_bots(&bots).unwrap();
    batch.reset(3);
    batch.play_out(50, || false);
    let (deals, gains) = batch.totals;
    assert_eq!((deals, gains.iter().sum::<i64>()), (2_000, 0));
    assert!(gains[0] > 500, "{gains:?}");
}

#[test]
fn the_outcome_is_known_when_the_deal_is_over() {
    let mut batch = batch(1, 1);
    batch.auto_reset = false;
    let hands = [0b111, 0b111 << 9, 0b111 << 18, 0];
    batch.set_deal(0, &DealCards { dealer: 0, hands, widow: 0b111 << 27, ..DealCards::default() }).unwrap();
    assert_eq!((batch.outcome(0), batch.hand_features(0)), (None, None));
    let mut paid = [0; 4];
    for action in [41, 40, 40, 36, 27, 29, 28, 0, 9, 18, 1, 10, 19, 2, 11, 20] {
        batch.act(0, action, &mut paid);
    }
    let came = Outcome { contract: 0, declarer: 1, partner: NONE, trump: 0, count: 12, sign: 1 };
    assert_eq!(batch.outcome(0), Some(came));
    let hand_features = batch.hand_features(0).unwrap();
    assert_eq!(hand_features[1..4], [1.0, 1.0, 0.0], "all trumps, all on top, nothing beside");
}

#[test]
fn invalid_bots_are_rejected() {
    let mut batch = batch(1, 3);
    assert!(batch.seat_bots(&[const { Some(Policy::Uniform) }; 4]).is_err());
    assert!(batch.seat_bots(&[None, None]).is_err());
    let net = Net::new(vec![Layer { weights: vec![0.0; 42], biases: vec![0.0; 42] }], 0).unwrap();
    assert!(batch.seat_bots(&[Some(Policy::Net(Arc::new(net))), None, None, None]).is_err());
}

#[test]
fn impossible_deals_are_rejected() {
    let mut batch = batch(1, 1);
    let hands = [0b111, 0b111 << 9, 0b111 << 18, 0];
    let widow = 0b111 << 27;
    let right = DealCards { dealer: 0, hands, widow, ..DealCards::default() };
    assert!(batch.set_deal(0, &right).is_ok());
    assert!(batch.set_deal(1, &right).is_err());
    assert!(batch.set_deal(0, &DealCards { dealer: 4, ..right }).is_err());
    assert!(batch.set_deal(0, &DealCards { widow: 0b11 << 27, ..right }).is_err());
    assert!(batch.set_deal(0, &DealCards { hands: [0b1111, 0b11 << 9, 0b111 << 18, 0], ..right }).is_err());
}

#[test]
fn invalid_tables_are_rejected() {
    type Change = fn(&mut RuleTables);
    let changes: [Change; 10] = [
        |tables| tables.players = 5,
        |tables| tables.active_seats.truncate(2),
        |tables| tables.active_seats[0] = vec![1, 2, 4],
        |tables| tables.recipients[0] = 1,
        |tables| tables.contracts.clear(),
        |tables| tables.forced = Some((0, 1)),
        |tables| tables.contracts[0].trump_tables[2] = None,
        |tables| tables.contracts[0].pot = Some(0),
        |tables| tables.trump_tables[0].signs.truncate(3),
        |tables| tables.layout.actions = 41,
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let mut tables = tables();
        change(&mut tables);
        assert!(Rules::new(tables).is_err(), "change {number}");
    }
}
