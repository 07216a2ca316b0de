//! The posterior of worlds, given bids and plays.
//!
//! The weight of a world is the product of the probabilities of all cards that the other seats played in it. This
//! follows D. Rebstock, C. Solinas, M. Buro, N. Sturtevant, Policy based inference in trick-taking card games, IEEE
//! Conference on Games 2019.

use crate::error::Error;
use crate::position::SEATS;

use super::exponent::ln;
use super::hand::of_seat;
use super::history::{Compared, History};
use super::policies::{Policy, Table};
use super::replay::Replay;

/// The log-likelihood of a world, split by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Likelihood {
    /// For each seat, the log-likelihood of the hand that it holds in the world.
    pub hands: [f64; SEATS],
    /// For each seat, the log-likelihood of the cards that it played; 0 for the seat that knows its own cards.
    pub play: [f64; SEATS],
}

/// The parameters of the likelihood.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    /// The seat that knows its own cards.
    pub seat: u8,
    /// The share of plays that are taken to be uniformly random.
    pub epsilon: f32,
}

/// Return the log-likelihood of each world if all players follow one policy. Rows are the current hands and the cards
/// set aside. `hands` are the weights of hand features by role; without weights, all hands are equally likely.
pub fn log_likelihoods<P>(
    history: &History,
    policy: &P,
    hands: &[f32],
    rows: &[u64],
    weighing: Weighing,
) -> Result<Vec<Likelihood>, Error>
where
    P: for<'a> Policy<Replay<'a>>,
{
    history.check_worlds(rows)?;
    let compared = Compared::of(history);
    let likelihoods = rows
        .chunks_exact(history.seats as usize + 1)
        .map(|row| {
            let (held, aside) = (&row[..history.seats as usize], row[history.seats as usize]);
            let first = Replay::initial_hands(history, held);
            let state = Replay::begin(history, &compared, &first, aside);
            Likelihood {
                hands: hand_likelihoods(hands, &state),
                play: play_likelihoods(policy, state, weighing),
            }
        })
        .collect();
    Ok(likelihoods)
}

/// The posterior of worlds if each opponent follows one of several policies and it is unknown which.
#[derive(Clone, Debug, PartialEq)]
pub struct Mixture {
    /// For each world, the logarithm of its weight relative to the other worlds.
    pub log_weights: Vec<f64>,
    /// For each seat, the index of the policy that best explains its play; 0 for the seat that knows its own cards.
    pub best_policies: Vec<usize>,
}

/// Weight worlds by a mixture of policies for each opponent independently, under a uniform prior. A policy's
/// likelihood of a hand counts relative to its likelihood of that seat's hands over all worlds.
pub fn mix_policies(by_policy: &[Vec<Likelihood>], seats: usize, own: usize) -> Mixture {
    let policies = |seat: usize| if seat == own { &by_policy[..1] } else { by_policy };
    let every: Vec<SeatMixture> = (0..seats).map(|seat| SeatMixture::of(policies(seat), seat)).collect();
    let mut worlds = vec![0.0; by_policy.first().map_or(0, Vec::len)];
    for seat in &every {
        worlds.iter_mut().zip(&seat.total).for_each(|(sum, more)| *sum += more);
    }
    let best_policies = every.iter().map(|seat| seat.find_best_policy(&worlds)).collect();
    Mixture { log_weights: worlds, best_policies }
}

/// The log-likelihoods of worlds by the hand and the play of one seat.
struct SeatMixture {
    /// The log-likelihood for each policy and world.
    by_policy: Vec<Vec<f64>>,
    /// For each world, the logarithm of the likelihood summed over the policies.
    total: Vec<f64>,
}

impl SeatMixture {
    fn of(likelihoods: &[Vec<Likelihood>], seat: usize) -> SeatMixture {
        let by_policy: Vec<Vec<f64>> =
            likelihoods.iter().map(|by_one| seat_likelihoods(by_one, seat)).collect();
        let worlds = 0..by_policy.first().map_or(0, Vec::len);
        let total = worlds.map(|world| log_sum(by_policy.iter().map(|by_one| by_one[world]))).collect();
        SeatMixture { by_policy, total }
    }

    /// Return the index of the policy with the highest posterior probability for the seat.
    fn find_best_policy(&self, worlds: &[f64]) -> usize {
        let whole = log_sum(worlds.iter().copied());
        let share = |by_one: &Vec<f64>| -> f64 {
            let of_world = |world: usize| worlds[world] - whole + by_one[world] - self.total[world];
            (0..worlds.len()).map(|world| of_world(world).exp()).sum()
        };
        let shares: Vec<f64> = self.by_policy.iter().map(share).collect();
        (1..shares.len()).fold(0, |best, place| if shares[place] > shares[best] { place } else { best })
    }
}

/// Return the log-likelihood of each world by a seat's hand and play.
fn seat_likelihoods(likelihoods: &[Likelihood], seat: usize) -> Vec<f64> {
    let all_hands = log_sum(likelihoods.iter().map(|likelihood| likelihood.hands[seat]));
    likelihoods.iter().map(|likelihood| likelihood.hands[seat] - all_hands + likelihood.play[seat]).collect()
}

/// Return the logarithm of the sum of the exponentials.
fn log_sum(logarithms: impl Iterator<Item = f64> + Clone) -> f64 {
    let most = logarithms.clone().fold(f64::NEG_INFINITY, f64::max);
    most + logarithms.map(|logarithm| (logarithm - most).exp()).sum::<f64>().ln()
}

fn hand_likelihoods(hands: &[f32], state: &Replay<'_>) -> [f64; SEATS] {
    let mut sums = [0.0; SEATS];
    if !hands.is_empty() {
        for (seat, sum) in sums.iter_mut().enumerate().take(state.history.seats as usize) {
            of_seat(state, seat, |feature| *sum += f64::from(hands[feature]));
        }
    }
    sums
}

/// Return the log-likelihood of the others' plays.
fn play_likelihoods<'a>(
    policy: &impl Policy<Replay<'a>>,
    mut state: Replay<'a>,
    weighing: Weighing,
) -> [f64; SEATS] {
    let Weighing { seat: own, epsilon } = weighing;
    let mut sums = [0.0; SEATS];
    for &card in &state.history.played {
        let (legal, turn) = (state.legal(), state.position.turn());
        if turn != own && !legal.0.is_power_of_two() {
            let many = f32::from(legal.count() as u8);
            let probability = policy.probabilities(&state).of(card);
            sums[turn as usize] += f64::from(ln((1.0 - epsilon) * probability + epsilon / many));
        }
        state.play(card);
    }
    sums
}
