//! The posterior: how likely worlds are, by what was bid and what was played.
//!
//! A world weighs the product of the probabilities of all that others played in it, as in D. Rebstock, C. Solinas,
//! M. Buro, N. Sturtevant, Policy based inference in trick-taking card games, IEEE Conference on Games 2019.

use super::exponent::ln;
use super::hand::of_seat;
use super::history::{Compared, History};
use super::policies::{Policy, Table};
use super::replay::Replay;

/// By world, how likely it is beside the others. Rows are the hands as they are held now and the cards set aside;
/// `own` is the seat that knows its own cards, `epsilon` the part of all plays that follow no policy.
pub fn weighed<P>(
    history: &History,
    policy: &P,
    hands: &[f32],
    rows: &[u64],
    own: u8,
    epsilon: f32,
) -> Vec<Likelihood>
where
    P: for<'a> Policy<Replay<'a>>,
{
    let compared = Compared::of(history);
    rows.chunks_exact(history.seats as usize + 1)
        .map(|row| {
            let (held, aside) = (&row[..history.seats as usize], row[history.seats as usize]);
            let first = Replay::hands_at_first(history, held);
            let state = Replay::begun(history, &compared, &first, aside);
            Likelihood { hands: by_hands(hands, &state), play: by_play(policy, state, own, epsilon) }
        })
        .collect()
}

/// How likely a world is beside others, in logarithms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likelihood {
    /// By the hands that are held in it.
    pub hands: f64,
    /// By what the others played.
    pub play: f64,
}

/// `hands` says what a hand's features tell of it, by the role of who holds it; nothing: all hands are alike.
fn by_hands(hands: &[f32], state: &Replay<'_>) -> f64 {
    let mut sum = 0.0;
    if !hands.is_empty() {
        for seat in 0..state.history.seats as usize {
            of_seat(state, seat, |feature| sum += f64::from(hands[feature]));
        }
    }
    sum
}

/// The logarithm of how likely others would have played as they did.
fn by_play<'a>(policy: &impl Policy<Replay<'a>>, mut state: Replay<'a>, own: u8, epsilon: f32) -> f64 {
    let mut sum = 0.0;
    for &card in &state.history.played {
        let legal = state.legal();
        if state.position.turn() != own && !legal.0.is_power_of_two() {
            let many = f32::from(legal.count() as u8);
            let chance = policy.probabilities(&state).of(card);
            sum += f64::from(ln((1.0 - epsilon) * chance + epsilon / many));
        }
        state.play(card);
    }
    sum
}
