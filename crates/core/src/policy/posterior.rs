//! The posterior: how likely worlds are, by what was bid and what was played.
//!
//! A world weighs the product of the probabilities of all that others played in it, as in D. Rebstock, C. Solinas,
//! M. Buro, N. Sturtevant, Policy based inference in trick-taking card games, IEEE Conference on Games 2019.

use crate::position::SEATS;

use super::exponent::ln;
use super::hand::of_seat;
use super::history::{Compared, History};
use super::policies::{Policy, Table};
use super::replay::Replay;

/// How likely a world is beside others, by seat, in logarithms.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Likelihood {
    /// By the hand that the seat holds in it.
    pub hands: [f64; SEATS],
    /// By what the seat played; nothing of the one that knows its own cards.
    pub play: [f64; SEATS],
}

/// Who weighs worlds: the seat that knows its own cards, and which part of all plays it thinks follow no policy.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    /// Its place among the seats.
    pub seat: u8,
    /// The epsilon of the mixture.
    pub epsilon: f32,
}

/// By world, how likely it is beside the others where all play by one policy. Rows are the hands as they are held now
/// and the cards set aside; `hands` says what a hand's features tell of it, by the role of who holds it; nothing: all
/// hands are alike.
pub fn log_likelihoods<P>(
    history: &History,
    policy: &P,
    hands: &[f32],
    rows: &[u64],
    weighing: Weighing,
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
            Likelihood { hands: by_hands(hands, &state), play: by_play(policy, state, weighing) }
        })
        .collect()
}

/// What a seat believes that does not know by which policy each of the others plays.
#[derive(Clone, Debug, PartialEq)]
pub struct Mixture {
    /// By world, how likely it is beside the others, in logarithms.
    pub log_weights: Vec<f64>,
    /// By seat, the place of the policy by which it most likely plays; of the seat itself the first.
    pub best_policies: Vec<usize>,
}

/// How likely worlds are where each of the others may play by any of these policies, whichever the rest play by: a
/// mixture a seat, every policy as likely as any other before anything was played. What a policy promises of a seat's
/// hand counts beside what it promises of that hand in all worlds.
pub fn mix_policies(by_policy: &[Vec<Likelihood>], seats: usize, own: usize) -> Mixture {
    let policies = |seat: usize| if seat == own { &by_policy[..1] } else { by_policy };
    let every: Vec<SeatMixture> = (0..seats).map(|seat| SeatMixture::of(policies(seat), seat)).collect();
    let mut worlds = vec![0.0; by_policy.first().map_or(0, Vec::len)];
    for seat in &every {
        worlds.iter_mut().zip(&seat.together).for_each(|(sum, more)| *sum += more);
    }
    let best_policies = every.iter().map(|seat| seat.likeliest(&worlds)).collect();
    Mixture { log_weights: worlds, best_policies }
}

/// How likely worlds are by the hand and the play of one seat, in logarithms.
struct SeatMixture {
    /// By policy and world.
    by_policy: Vec<Vec<f64>>,
    /// By world, by whichever policy.
    together: Vec<f64>,
}

impl SeatMixture {
    fn of(likelihoods: &[Vec<Likelihood>], seat: usize) -> SeatMixture {
        let by_policy: Vec<Vec<f64>> = likelihoods.iter().map(|by_one| of_a_seat(by_one, seat)).collect();
        let worlds = 0..by_policy.first().map_or(0, Vec::len);
        let together = worlds.map(|world| log_sum(by_policy.iter().map(|by_one| by_one[world]))).collect();
        SeatMixture { by_policy, together }
    }

    /// The place of the policy that the seat plays by in the greatest part of the worlds.
    fn likeliest(&self, worlds: &[f64]) -> usize {
        let whole = log_sum(worlds.iter().copied());
        let share = |by_one: &Vec<f64>| -> f64 {
            let of_world = |world: usize| worlds[world] - whole + by_one[world] - self.together[world];
            (0..worlds.len()).map(|world| of_world(world).exp()).sum()
        };
        let shares: Vec<f64> = self.by_policy.iter().map(share).collect();
        (1..shares.len()).fold(0, |best, place| if shares[place] > shares[best] { place } else { best })
    }
}

/// By world, what a seat's hand and play say of it.
fn of_a_seat(likelihoods: &[Likelihood], seat: usize) -> Vec<f64> {
    let all_hands = log_sum(likelihoods.iter().map(|likelihood| likelihood.hands[seat]));
    likelihoods.iter().map(|likelihood| likelihood.hands[seat] - all_hands + likelihood.play[seat]).collect()
}

/// The logarithm of what these are the logarithms of, together.
fn log_sum(logarithms: impl Iterator<Item = f64> + Clone) -> f64 {
    let most = logarithms.clone().fold(f64::NEG_INFINITY, f64::max);
    most + logarithms.map(|logarithm| (logarithm - most).exp()).sum::<f64>().ln()
}

fn by_hands(hands: &[f32], state: &Replay<'_>) -> [f64; SEATS] {
    let mut sums = [0.0; SEATS];
    if !hands.is_empty() {
        for (seat, sum) in sums.iter_mut().enumerate().take(state.history.seats as usize) {
            of_seat(state, seat, |feature| *sum += f64::from(hands[feature]));
        }
    }
    sums
}

/// The logarithm of how likely others would have played as they did.
fn by_play<'a>(policy: &impl Policy<Replay<'a>>, mut state: Replay<'a>, weighing: Weighing) -> [f64; SEATS] {
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
