use super::features::{CARD_FEATURES, SITUATION_FEATURES};
use super::heuristic::Heuristic;
use super::history::{Compared, History};
use super::model::PolicyModel;
use super::policies::{Policy, Table, Uniform};
use super::replay::Replay;
use super::{
    BySeat, HAND_WEIGHTS, Likelihood, RolloutSettings, Weighing, decision_features, hand_features,
    log_likelihoods, mix_policies, run_rollouts, sample_playouts,
};
use crate::cards::{CARDS, Card, Cards};
use crate::information_set::InformationSet;
use crate::ismcts::search_tree_with;
use crate::pimc::average_payoffs;
use crate::ranking::Ranking;
use crate::rng::Xoshiro256;
use crate::solver::{Objective, Solver};

/// Trumps are the first suit; ace, ten and court count as in the solos.
fn history(seats: u8, called: Option<Card>, played: Vec<Card>) -> History {
    History {
        ranking: Ranking::plain(Some(0)),
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
        has_discards: false,
        counts_tricks: seats == 4,
        locked: false,
        aside_to_last: false,
    }
    .validate()
    .unwrap()
}

fn policy(seed: u64) -> PolicyModel {
    let mut rng = Xoshiro256::from_seed(seed);
    let numbers: Vec<f32> = (0..PolicyModel::NUMBERS).map(|_| rng.unit() as f32 - 0.5).collect();
    PolicyModel::new(&numbers).unwrap()
}

/// Shuffle the cards: some to each seat, the rest aside.
fn dealt(seats: usize, per_hand: usize, rng: &mut Xoshiro256) -> (Vec<u64>, u64) {
    let mut cards: Vec<Card> = (0..CARDS as Card).collect();
    for last in (1..CARDS).rev() {
        cards.swap(last, rng.below(last as u64 + 1) as usize);
    }
    let set = |cards: &[Card]| cards.iter().copied().collect::<Cards>().0;
    let hands = cards.chunks(per_hand).take(seats).map(set).collect();
    (hands, set(&cards[seats * per_hand..]))
}

/// Play `many` cards of a deal at random: the history, the hands before it and those after it.
fn played(seats: u8, called: Option<Card>, many: usize, seed: u64) -> (History, Vec<u64>, Vec<u64>) {
    let mut rng = Xoshiro256::from_seed(seed);
    let (hands, aside) = dealt(seats as usize, if seats == 3 { 11 } else { 9 }, &mut rng);
    let mut history = history(seats, called, vec![]);
    let (before, mut laid) = (history.clone(), vec![]);
    let compared = Compared::of(&before);
    let mut state = Replay::begin(&before, &compared, &hands, aside);
    for _ in 0..many {
        let mut choices = state.legal();
        let card = choices.nth(rng.below(u64::from(choices.count())) as usize).unwrap();
        state.play(card);
        laid.push(card);
    }
    let held = state.position.hands[..seats as usize].iter().map(|hand| hand.0).chain([aside]).collect();
    let first = hands.into_iter().chain([aside]).collect();
    history.played = laid;
    (history, first, held)
}

#[test]
fn every_feature_has_its_own_columns() {
    for seed in 0..200 {
        for (seats, called) in [(3, None), (4, Some(9)), (4, None)] {
            let (history, first, _) = played(seats, called, 25, seed);
            for decision in
                decision_features(&history, &first[..seats as usize], first[seats as usize]).unwrap()
            {
                assert!(decision.situation.iter().all(|&feature| usize::from(feature) < SITUATION_FEATURES));
                assert!(
                    decision
                        .cards
                        .iter()
                        .flat_map(|card| &card.1)
                        .all(|&feature| usize::from(feature) < CARD_FEATURES)
                );
                assert!(decision.cards.iter().any(|card| card.0 == decision.played));
            }
        }
    }
}

#[test]
fn initial_hands_are_held_and_played_cards() {
    for many in [0, 1, 5, 12, 27] {
        let (history, first, held) = played(3, None, many, many as u64);
        assert_eq!(Replay::initial_hands(&history, &held[..3])[..3], first[..3]);
    }
}

/// Two opponents exchange hidden cards; the seat to play holds the same.
#[test]
fn the_seat_to_play_sees_only_its_own_cards() {
    for seed in 0..60 {
        let (history, _, held) = played(3, None, (seed % 20) as usize, seed);
        let compared = Compared::of(&history);
        let policy = policy(seed);
        let replay = |row: &[u64]| Replay::to_present(&history, &compared, row);
        let state = replay(&held);
        let turn = state.position.turn() as usize;
        let (near, other) = ((turn + 1) % 3, (turn + 2) % 3);
        let mut changed = held.clone();
        let mine = Cards(held[near] & !state.lacks[other]).next();
        let theirs = Cards(held[other] & !state.lacks[near]).next();
        let (Some(mine), Some(theirs)) = (mine, theirs) else { continue };
        changed[near] ^= 1 << mine | 1 << theirs;
        changed[other] ^= 1 << mine | 1 << theirs;
        let probabilities =
            |state: &Replay<'_>| -> Vec<(Card, f32)> { policy.probabilities(state).all().collect() };
        assert_eq!(probabilities(&state), probabilities(&replay(&changed)), "{seed}");
    }
}

#[test]
fn probabilities_sum_to_one_and_a_quantile_finds_its_card() {
    let (history, first, _) = played(3, None, 0, 7);
    let compared = Compared::of(&history);
    let probabilities = policy(7).probabilities(&Replay::begin(&history, &compared, &first[..3], first[3]));
    assert!((probabilities.all().map(|likely| likely.1).sum::<f32>() - 1.0).abs() < 1e-5);
    assert_eq!(probabilities.at_quantile(0.0), probabilities.all().next().unwrap().0);
    assert_eq!(probabilities.at_quantile(1.0), probabilities.all().last().unwrap().0);
}

#[test]
fn a_world_is_weighed_by_hands_and_by_plays_of_others() {
    let (history, _, held) = played(3, None, 14, 3);
    let (policy, nothing) = (policy(3), PolicyModel::new(&vec![0.0; PolicyModel::NUMBERS]).unwrap());
    let weigh = |by: &PolicyModel, own, epsilon| {
        log_likelihoods(&history, by, by.hands(), &held, Weighing { seat: own, epsilon }).unwrap()[0]
    };
    let (nobodys, own) = (weigh(&policy, 3, 0.1), weigh(&policy, 0, 0.1));
    assert_eq!(
        own.play[0].to_bits(),
        0.0_f64.to_bits(),
        "a seat that knows its own cards learns nothing from them"
    );
    assert_eq!((&own.play[1..], own.hands), (&nobodys.play[1..], nobodys.hands));
    assert!(nobodys.play[..3].iter().all(|&play| play < 0.0));
    let sure = weigh(&policy, 0, 1.0).play;
    let apart = weigh(&nothing, 0, 0.1).play.into_iter().zip(sure).map(|(none, sure)| (none - sure).abs());
    assert!(apart.fold(0.0, f64::max) < 1e-4, "no policy: all are alike");
    let features = hand_features(&history, &held).unwrap();
    assert_eq!(features.len(), HAND_WEIGHTS);
    assert_eq!(features.iter().map(|&feature| u32::from(feature)).sum::<u32>(), 33 + 3 + 3 * 3 * 2);
}

fn info(history: &History, held: &[u64], payoffs: Vec<f64>, objective: Objective) -> InformationSet {
    let compared = Compared::of(history);
    let state = Replay::to_present(history, &compared, held);
    InformationSet {
        ranking: Ranking::plain(Some(0)),
        leader: state.position.leader,
        trick: state.position.table().to_vec(),
        called: None,
        side: 2,
        objective,
        taken: vec![0; 3],
        counts_aside: false,
        aside_to_last: false,
        locked: false,
        payoffs,
    }
    .validate()
    .unwrap()
}

#[test]
fn rollouts_of_no_tricks_are_solved_and_of_all_tricks_need_no_solver() {
    let (history, _, held) = played(3, None, 19, 5);
    let info = info(&history, &held, (0..=120).map(f64::from).collect(), Objective::Points);
    let (policy, mut solver) = (policy(5), Solver::new());
    let twice = [held.clone(), held.clone()].concat();
    let settings = |tricks| RolloutSettings { tricks, times: 3, seed: 1, ahead: 0, fates: false };
    let at_once = run_rollouts(&history, &policy, &info, &twice, settings(0), &mut solver).unwrap();
    let on_average = average_payoffs(&info, &info.worlds(&held).unwrap(), &mut solver).unwrap();
    assert_eq!(at_once.iter().map(|result| (result.card, result.payoff)).collect::<Vec<_>>(), on_average);
    let nodes = solver.nodes();
    let played_out = run_rollouts(&history, &policy, &info, &twice, settings(9), &mut solver).unwrap();
    assert_eq!(solver.nodes(), nodes);
    assert!(
        played_out.iter().all(|result| (0.0..=120.0).contains(&result.payoff) && result.gain_rate <= 1.0)
    );
    assert_eq!(played_out, run_rollouts(&history, &policy, &info, &twice, settings(9), &mut solver).unwrap());
}

#[test]
fn fates_add_up_to_the_value_and_change_no_price() {
    let (history, _, held) = played(3, None, 16, 5);
    let worlds = held.repeat(20);
    for objective in [Objective::Points, Objective::Tricks, Objective::NoPoints, Objective::NoTricks] {
        let history = History { counts_tricks: objective == Objective::Tricks, ..history.clone() };
        let info = info(&history, &held, (0..=120).map(f64::from).collect(), objective);
        let results = |fates| {
            let settings = RolloutSettings { tricks: 12, times: 2, seed: 3, ahead: 0, fates };
            run_rollouts(&history, &policy(5), &info, &worlds, settings, &mut Solver::new()).unwrap()
        };
        for (plain, counted) in results(false).into_iter().zip(results(true)) {
            let fates = counted.fates.unwrap();
            assert_eq!((plain.payoff, plain.fates), (counted.payoff, None));
            assert_eq!((fates.rollouts, fates.counts.len()), (40, 20));
            assert_eq!(fates.winners.iter().sum::<u32>(), 40);
            let counts: u32 = fates.counts.iter().sum();
            let points = |card: u8| u32::from(info.ranking.points[card as usize]);
            let every = || (0..36_u8).flat_map(|card| (0..36_u8).map(move |by| (card, by)));
            let captured = |(card, by)| fates.captured(0, 0, card, by) + fates.captured(0, 1, card, by);
            let thrown = |card: u8| {
                let number = card as usize;
                fates.thrown[number] + fates.thrown[CARDS + number]
            };
            match objective {
                Objective::Points => {
                    let of_tricks: u32 = every().map(|pair| points(pair.0) * captured(pair)).sum();
                    let of_thrown: u32 = (0..36).map(|card| points(card) * thrown(card)).sum();
                    assert_eq!(counts, of_tricks + of_thrown);
                }
                Objective::Tricks => {
                    assert_eq!(counts, (0..36).map(|card| captured((card, card))).sum::<u32>());
                }
                _ => assert_eq!(counts, fates.caught.iter().sum::<u32>()),
            }
        }
    }
    let info = info(&history, &held, vec![0.0, 1.0], Objective::Points);
    for (tricks, ahead) in [(0, 0), (2, 0), (12, 1)] {
        let settings = RolloutSettings { tricks, times: 2, seed: 3, ahead, fates: true };
        let refused = run_rollouts(&history, &policy(5), &info, &worlds, settings, &mut Solver::new());
        assert!(refused.is_err(), "{tricks} {ahead}");
    }
}

#[test]
fn lookahead_is_never_worse_and_equal_without_a_choice() {
    let points: Vec<f64> = (0..=120).map(f64::from).collect();
    for (cards_played, choices_left) in [(30, false), (18, true)] {
        let (history, _, held) = played(3, None, cards_played, 5);
        let info = info(&history, &held, points.clone(), Objective::Points);
        let many = held.repeat(400);
        let settings = |ahead| RolloutSettings { tricks: 12, times: 1, seed: 1, ahead, fates: false };
        let results_of = |ahead| {
            run_rollouts(&history, &Uniform, &info, &many, settings(ahead), &mut Solver::new()).unwrap()
        };
        for (plain, ahead) in results_of(0).iter().zip(results_of(11)) {
            assert_eq!((plain.card, plain.probability), (ahead.card, ahead.probability));
            let more = ahead.payoff - plain.payoff;
            assert!(if choices_left { more > -0.5 } else { more.abs() < 1e-9 }, "{more}");
        }
        assert_eq!(results_of(11), results_of(11));
        let however_far = [0, 12].map(|tricks| {
            let settings = RolloutSettings { tricks, times: 2, seed: 1, ahead: 11, fates: false };
            run_rollouts(&history, &Uniform, &info, &held, settings, &mut Solver::new()).unwrap()
        });
        assert_eq!(however_far[0], however_far[1]);
    }
}

#[test]
fn lookahead_does_not_depend_on_hidden_cards() {
    // The declarer's opponent leads the nine of a suit that the declarer then leads again, and must discard an ace.
    // The ace that is kept takes the declarer's ten, if it is of its suit.
    let card = |suit: u64, place: u64| 1 << (9 * suit + place);
    let (ace, ten, king, queen, nine, eight, lowest) = (0, 1, 2, 3, 5, 6, 8);
    let own = card(1, nine) | card(2, ace) | card(3, ace);
    let high = card(1, king) | card(1, queen);
    let low = card(1, eight) | card(1, lowest);
    let world = |holder: u64, other: u64| vec![own, high | card(holder, ten), low | card(other, ten), 0];
    let history = history(3, None, vec![]);
    let results_of = |rows: &[u64]| {
        let points: Vec<f64> = (0..=120).map(|points| -f64::from(points)).collect();
        let info = info(&history, &world(2, 3), points, Objective::Points);
        let settings = RolloutSettings { tricks: 12, times: 1, seed: 1, ahead: 2, fates: false };
        let results = run_rollouts(&history, &Uniform, &info, rows, settings, &mut Solver::new()).unwrap();
        results.iter().find(|result| u64::from(result.card) == 9 + nine).unwrap().payoff
    };
    let known = [results_of(&world(2, 3).repeat(400)), results_of(&world(3, 2).repeat(400))];
    let hidden = results_of(&[world(2, 3).repeat(2), world(3, 2).repeat(2)].concat().repeat(200));
    assert!(known.iter().all(|known| *known > hidden + 3.0), "{known:?} {hidden}");
}

#[test]
fn a_side_to_take_nothing_fails_with_the_first_counter() {
    let (history, _, held) = played(3, None, 19, 5);
    let info = info(&history, &held, vec![-1.0, 1.0], Objective::NoTricks);
    let result = run_rollouts(
        &history,
        &policy(5),
        &info,
        &held,
        RolloutSettings { tricks: 1, times: 2, seed: 0, ahead: 0, fates: false },
        &mut Solver::new(),
    );
    for rollout in result.unwrap() {
        assert!((rollout.payoff - (2.0 * rollout.gain_rate - 1.0)).abs() < 1e-9);
    }
}

#[test]
fn impossible_input_is_rejected() {
    assert!(PolicyModel::new(&[0.0; 3]).is_err());
    assert!(PolicyModel::new(&vec![f32::NAN; PolicyModel::NUMBERS]).is_err());
    let good = history(3, None, vec![0, 1]);
    let refused = |wrong: History| wrong.validate().is_err();
    assert!(refused(History { seats: 5, ..good.clone() }));
    assert!(refused(History { declarer: 3, ..good.clone() }));
    assert!(refused(History { side: 8, ..good.clone() }));
    assert!(refused(History { played: vec![0, 0], ..good.clone() }));
    assert!(refused(History { played: vec![40], ..good.clone() }));
    assert!(refused(History { called: Some(36), ..good.clone() }));
    assert!(refused(History { pack: Cards(1 << 40), ..good }));
}

/// The heuristic of a history whose side is to take something.
fn heuristic() -> Heuristic {
    Heuristic::of(&Ranking::plain(Some(0)), false)
}

fn drawn_as_they_are_likely<P>(policy: &P)
where
    P: for<'a> Policy<Replay<'a>>,
{
    const DRAWS: u16 = 4_000;
    for seed in 0..12 {
        let (history, _, held) = played(3, None, seed as usize, seed);
        let compared = Compared::of(&history);
        let table = Replay::to_present(&history, &compared, &held);
        let (probabilities, mut rng, mut drawn) =
            (policy.probabilities(&table), Xoshiro256::from_seed(seed), [0_u16; CARDS]);
        for _ in 0..DRAWS {
            drawn[policy.choose(&table, &mut rng) as usize] += 1;
        }
        let together: f32 = probabilities.all().map(|likely| likely.1).sum();
        assert!((together - 1.0).abs() < 1e-4, "{seed}");
        for card in 0..CARDS as Card {
            let share = f32::from(drawn[card as usize]) / f32::from(DRAWS);
            assert!((share - probabilities.of(card)).abs() < 0.04, "{seed} {card}");
            assert!(table.legal().has(card) || drawn[card as usize] == 0);
        }
    }
}

#[test]
fn every_policy_samples_by_its_probabilities() {
    drawn_as_they_are_likely(&Uniform);
    drawn_as_they_are_likely(&heuristic());
    drawn_as_they_are_likely(&policy(4));
}

/// Two worlds and three seats, the first of which knows its own cards: the probability of a play by policy, seat and
/// world.
fn played_by(probabilities: [[[f64; 2]; 2]; 2]) -> Vec<Vec<Likelihood>> {
    let likelihood = |by_policy: [[f64; 2]; 2], world: usize| Likelihood {
        play: [0.0, by_policy[0][world].ln(), by_policy[1][world].ln(), 0.0],
        ..Likelihood::default()
    };
    probabilities.map(|by_policy| (0..2).map(|world| likelihood(by_policy, world)).collect()).to_vec()
}

#[test]
fn each_seat_may_follow_a_different_policy() {
    let likelihoods = played_by([[[0.9, 0.8], [0.1, 0.1]], [[0.2, 0.4], [0.6, 0.3]]]);
    let mixture = mix_policies(&likelihoods, 3, 0);
    assert_eq!(mixture.best_policies, [0, 0, 1]);
    let odds = (mixture.log_weights[0] - mixture.log_weights[1]).exp();
    assert!((odds - (0.9 + 0.2) / (0.8 + 0.4) * (0.1 + 0.6) / (0.1 + 0.3)).abs() < 1e-9);
}

#[test]
fn a_hand_likelihood_is_relative_to_all_hands() {
    let mut likelihoods = played_by([[[0.5, 0.5]; 2]; 2]);
    for likelihood in &mut likelihoods[1] {
        likelihood.hands = [0.0, 7.0, 0.0, 0.0];
    }
    let mixture = mix_policies(&likelihoods, 3, 0);
    assert_eq!(mixture.best_policies, [0, 0, 0], "a hand that is as likely in all worlds tells nothing");
    assert!((mixture.log_weights[0] - mixture.log_weights[1]).abs() < 1e-9);
}

#[test]
fn each_seat_plays_by_its_own_policy() {
    let (history, first, _) = played(3, None, 0, 7);
    let compared = Compared::of(&history);
    let mut state = Replay::begin(&history, &compared, &first[..3], first[3]);
    let policies = [policy(1), policy(2), policy(3)];
    let by_seat = BySeat::new(policies.to_vec(), 3).unwrap();
    while !state.is_over() {
        let own = &policies[state.position.turn() as usize];
        let probabilities = by_seat.probabilities(&state).all().collect::<Vec<_>>();
        assert_eq!(probabilities, own.probabilities(&state).all().collect::<Vec<_>>());
        let card = by_seat.probabilities(&state).at_quantile(0.5);
        state.play(card);
    }
    assert!(BySeat::new(policies.to_vec(), 4).is_err());
}

fn plays_everywhere<P>(policy: &P)
where
    P: for<'a> Policy<Replay<'a>>,
{
    let (history, _, held) = played(3, None, 19, 5);
    let info = info(&history, &held, (0..=120).map(f64::from).collect(), Objective::Points);
    let settings = RolloutSettings { tricks: 9, times: 2, seed: 1, ahead: 0, fates: false };
    let results = run_rollouts(&history, policy, &info, &held, settings, &mut Solver::new()).unwrap();
    assert!(results.iter().all(|result| (0.0..=120.0).contains(&result.payoff)));
    let by = Weighing { seat: 0, epsilon: 0.1 };
    assert!(log_likelihoods(&history, policy, &[], &held, by).unwrap()[0].play[1] < 0.0);
    let compared = Compared::of(&history);
    let tables = (0..40).map(|_| (Replay::to_present(&history, &compared, &held), 0));
    let tried = search_tree_with(policy, &info, tables, 1.0, Xoshiro256::from_seed(1));
    assert_eq!(tried.iter().map(|child| child.visits).sum::<u32>(), 40);
    let (before, first, _) = played(3, None, 0, 5);
    assert_eq!(sample_playouts(&before, policy, &first, 3, 7).unwrap().len(), 3);
}

#[test]
fn any_policy_plays_in_rollouts_playouts_and_the_tree_and_weighs_worlds() {
    plays_everywhere(&Uniform);
    plays_everywhere(&heuristic());
    plays_everywhere(&policy(4));
}
