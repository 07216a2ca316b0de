//! The posterior: how likely worlds are, by what was bid and what was played.
//!
//! A world weighs the product of the probabilities of all that others played in it, as in D. Rebstock, C. Solinas,
//! M. Buro, N. Sturtevant, Policy based inference in trick-taking card games, IEEE Conference on Games 2019.

use super::hand::of_seat;
use super::history::{Compared, History};
use super::model::PolicyModel;
use super::observation::Observation;
use super::replay::ReplayState;

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
        of_seat(history, compared, state, seat, |feature| sum += f64::from(policy.hands[feature]));
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
