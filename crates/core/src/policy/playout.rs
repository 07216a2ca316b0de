//! Playouts: deals played by a policy from the first card on, each player seeing only its own cards.

use crate::error::{Error, reserve};
use crate::rng::Xoshiro256;

use super::history::{Compared, History};
use super::policies::{Policy, Table};
use super::replay::Replay;

/// What the declaring side takes in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoutResult {
    /// Card points, without those set aside.
    pub points: u16,
    /// Tricks.
    pub tricks: u8,
}

/// Play each world to the end `count` times. Rows are the hands before the first card and the cards set aside.
pub fn sample_playouts<P>(
    history: &History,
    policy: &P,
    rows: &[u64],
    count: u32,
    seed: u64,
) -> Result<Vec<PlayoutResult>, Error>
where
    P: for<'a> Policy<Replay<'a>>,
{
    let (compared, seats) = (Compared::of(history), history.seats as usize);
    if !history.played.is_empty() {
        return Err(Error::new("playouts begin before the first card is played"));
    }
    history.check_worlds(rows)?;
    let mut rng = Xoshiro256::from_seed(seed);
    let mut taken = reserve((rows.len() / (seats + 1)).saturating_mul(count as usize))?;
    for row in rows.chunks_exact(seats + 1) {
        let begun = Replay::begin(history, &compared, &row[..seats], row[seats]);
        for _ in 0..count {
            taken.push(play_out(begun.clone(), policy, &mut rng));
        }
    }
    Ok(taken)
}

fn play_out<'a>(
    mut state: Replay<'a>,
    policy: &impl Policy<Replay<'a>>,
    rng: &mut Xoshiro256,
) -> PlayoutResult {
    while !state.is_over() {
        let card = policy.choose(&state, rng);
        state.play(card);
    }
    PlayoutResult { points: state.points[0], tricks: state.tricks[0] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;
    use crate::policy::PolicyModel;
    use crate::ranking::Ranking;

    fn history(seats: u8, played: Vec<u8>) -> History {
        History {
            ranking: Ranking::plain(Some(0)),
            pack: Cards::ALL,
            seats,
            leader: 0,
            played,
            declarer: 0,
            side: 0,
            called: None,
            bidders: 1,
            exposed: 0,
            exposed_from: 0,
            has_discards: false,
            counts_tricks: false,
            locked: false,
            aside_to_last: false,
        }
    }

    fn policy() -> PolicyModel {
        PolicyModel::new(&vec![0.0; PolicyModel::NUMBERS]).unwrap()
    }

    #[test]
    fn a_holder_of_all_trumps_takes_every_trick() {
        let row = [0x1FF, 0x1FF << 9, 0x1FF << 18, 0x1FF << 27];
        let taken = sample_playouts(&history(3, vec![]), &policy(), &row, 5, 7).unwrap();
        assert_eq!(taken.len(), 5);
        assert!(taken.iter().all(|result| result.tricks == 9 && result.points > 30));
        assert_eq!(taken, sample_playouts(&history(3, vec![]), &policy(), &row, 5, 7).unwrap());
    }

    #[test]
    fn impossible_worlds_are_rejected() {
        let row = [0x1FF, 0x1FF << 9, 0x1FF << 18, 0x1FF << 27];
        assert!(sample_playouts(&history(3, vec![0]), &policy(), &row, 1, 7).is_err());
        assert!(sample_playouts(&history(3, vec![]), &policy(), &row[..3], 1, 7).is_err());
        assert!(sample_playouts(&history(3, vec![]), &policy(), &[1, 2, 2, 0], 1, 7).is_err());
        assert!(sample_playouts(&history(3, vec![]), &policy(), &[1, 2, 12, 0], 1, 7).is_err());
    }
}
