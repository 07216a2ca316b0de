//! Card probabilities from what one seat knows, without a world.

use crate::cards::{Card, Cards};
use crate::error::Error;

use super::history::{Compared, History};
use super::policies::Policy;
use super::replay::Replay;

/// Return the probability of each legal card of the seat to play. `row` holds the cards that the seat knows of each
/// hand, its own included, and of the cards set aside.
pub fn card_probabilities<P>(history: &History, policy: &P, row: &[u64]) -> Result<Vec<(Card, f32)>, Error>
where
    P: for<'a> Policy<Replay<'a>>,
{
    let seats = history.seats as usize;
    let all = row.iter().fold(0, |all, cards| all | cards);
    let many: u32 = row.iter().map(|cards| cards.count_ones()).sum();
    if row.len() != seats + 1 || all.count_ones() != many || all & !history.pack.0 != 0 {
        return Err(Error::new("a row is a hand for each seat and the cards set aside, each card once"));
    }
    let compared = Compared::of(history);
    let table = Replay::to_present(history, &compared, row);
    if row[..seats].iter().zip(&table.position.hands).any(|(&held, now)| held != now.0)
        || Cards(row[table.position.turn() as usize]).is_empty()
    {
        return Err(Error::new("the seat to play holds no card, or one that has been played"));
    }
    Ok(policy.probabilities(&table).all().collect())
}
