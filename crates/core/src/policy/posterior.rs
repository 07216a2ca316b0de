//! The posterior: how likely worlds are, by what was bid and what was played.
//!
//! A world weighs the product of the probabilities of all that others played in it, as in D. Rebstock, C. Solinas,
//! M. Buro, N. Sturtevant, Policy based inference in trick-taking card games, IEEE Conference on Games 2019.

use crate::cards::Cards;

use super::history::{Compared, History};
use super::model::PolicyModel;
use super::observation::Observation;
use super::replay::ReplayState;

/// How many features a hand may have.
const HAND_FEATURES: usize = 10 + 10 + 9 + 8 + 8;
/// Declarer, partner, opponents who only passed and those who bid; the same where the declarer took up the widow.
const ROLES: usize = 8;
/// How many features the hands of all roles may have.
pub const HAND_WEIGHTS: usize = ROLES * HAND_FEATURES;

/// How often a hand has each feature, by the role of who holds it.
pub fn hand_features(history: &History, rows: &[u64]) -> Vec<u16> {
    let (compared, width) = (Compared::of(history), history.seats as usize + 1);
    let mut features = vec![0; rows.len() / width * HAND_WEIGHTS];
    for (row, features) in rows.chunks_exact(width).zip(features.chunks_exact_mut(HAND_WEIGHTS)) {
        let hands = ReplayState::hands_at_first(history, &row[..width - 1]);
        let state = ReplayState::begun(history, &hands, row[width - 1]);
        for seat in 0..width - 1 {
            let first = role(history, &state, seat) * HAND_FEATURES;
            of_hand(history, &compared, state.position.hands[seat].0, |feature| {
                features[first + feature] += 1;
            });
        }
    }
    features
}

fn role(history: &History, state: &ReplayState, seat: usize) -> usize {
    let role = match () {
        () if seat == history.declarer as usize => 0,
        () if state.side >> seat & 1 == 1 => 1,
        () => 2 + usize::from(history.bidders >> seat & 1 == 1),
    };
    if history.buried { role + ROLES / 2 } else { role }
}

fn of_hand(history: &History, compared: &Compared, hand: u64, mut feature: impl FnMut(usize)) {
    let trumps = hand & compared.trumps;
    for card in Cards(trumps) {
        feature((compared.depth[card as usize] as usize).min(9));
    }
    feature(10 + (trumps.count_ones() as usize).min(9));
    for suit in history.ranking.suits.map(|suit| suit.0 & history.pack.0) {
        if suit != 0 && suit != compared.trumps {
            of_plain(compared, hand & suit, &mut feature);
        }
    }
}

fn of_plain(compared: &Compared, own: u64, feature: &mut impl FnMut(usize)) {
    let mut tops = [false; 3];
    for card in Cards(own) {
        let depth = (compared.depth[card as usize] as usize).min(8);
        feature(20 + depth);
        if depth < tops.len() {
            tops[depth] = true;
        }
    }
    let length = own.count_ones() as usize;
    feature(29 + length.min(7));
    let shape = usize::from(length >= 3);
    match tops {
        [true, true, _] => feature(37),
        [true, false, _] => feature(38 + shape),
        [false, true, true] => feature(40),
        [false, true, false] => feature(41 + usize::from(length >= 2)),
        [false, false, true] => feature(43),
        [false, false, false] => feature(44),
    }
}

/// By world, the logarithms of how likely it is beside the others, by hands and by play. Rows are the hands as they are held now and the cards set aside;
/// `own` is the seat that knows its own cards, `epsilon` the part of all plays that follow no policy.
pub fn weighed(
    history: &History,
    policy: &PolicyModel,
    rows: &[u64],
    own: u8,
    epsilon: f32,
) -> Vec<(f64, f64)> {
    let compared = Compared::of(history);
    rows.chunks_exact(history.seats as usize + 1)
        .map(|row| {
            let (held, aside) = (&row[..history.seats as usize], row[history.seats as usize]);
            let hands = ReplayState::hands_at_first(history, held);
            let state = ReplayState::begun(history, &hands, aside);
            (
                by_hands(history, policy, &compared, &state),
                by_play(history, policy, &compared, state, own, epsilon),
            )
        })
        .collect()
}

fn by_hands(history: &History, policy: &PolicyModel, compared: &Compared, state: &ReplayState) -> f64 {
    let mut sum = 0.0;
    for seat in 0..history.seats as usize {
        let first = role(history, state, seat) * HAND_FEATURES;
        of_hand(history, compared, state.position.hands[seat].0, |feature| {
            sum += f64::from(policy.hands[first + feature]);
        });
    }
    sum
}

/// The logarithm of how likely others would have played as they did.
fn by_play(
    history: &History,
    policy: &PolicyModel,
    compared: &Compared,
    mut state: ReplayState,
    own: u8,
    epsilon: f32,
) -> f64 {
    let mut sum = 0.0;
    for &card in &history.played {
        if state.position.turn() != own {
            let observation = Observation::at(&state, history);
            if !observation.legal.is_power_of_two() {
                let many = f32::from(observation.legal.count_ones() as u8);
                let chance = policy.probabilities(&observation, &state, history, compared).of(card);
                sum += f64::from(super::exponent::ln((1.0 - epsilon) * chance + epsilon / many));
            }
        }
        state.add(card, history, compared);
    }
    sum
}
