//! The conversion of a batch's state to bytes, so that it can be stored or sent to another process.

use crate::rng::SplitMix64;
use crate::trick::Duty;

use super::NONE;
use super::batch::Batch;
use super::deal::{Deal, Kind};
use super::play_tables::PlayConstants;
use super::rules::NO_TRUMP;
use super::trick_play::TrickPlay;
use crate::error::Error;

/// A type whose values can be written as bytes and read back.
trait Saved: Sized {
    fn save(&self, out: &mut Vec<u8>);
    fn load(input: &mut &[u8]) -> Option<Self>;
}

macro_rules! save_numbers {
    ($($number:ty),*) => {$(
        impl Saved for $number {
            fn save(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_le_bytes());
            }
            fn load(input: &mut &[u8]) -> Option<$number> {
                let (bytes, rest) = input.split_first_chunk()?;
                *input = rest;
                Some(<$number>::from_le_bytes(*bytes))
            }
        }
    )*};
}
save_numbers!(u8, u16, u32, u64, i64);

/// Implement `Saved` for a struct. The compiler reports an error if a field of the struct is not listed.
macro_rules! save_fields {
    ($kind:ty { $($field:ident),* }) => {
        impl Saved for $kind {
            fn save(&self, out: &mut Vec<u8>) {
                let Self { $($field),* } = self;
                $($field.save(out);)*
            }
            fn load(input: &mut &[u8]) -> Option<Self> {
                Some(Self { $($field: Saved::load(input)?),* })
            }
        }
    };
}
save_fields!(Duty { card, bound });
save_fields!(PlayConstants { duty, side, exposed_from, terms });
save_fields!(TrickPlay {
    hands,
    points,
    side_points,
    table_points,
    table,
    tricks,
    side_tricks,
    turn,
    played,
    leader,
    led,
    best,
    power,
    laid,
    over
});
save_fields!(Deal {
    play,
    fixed,
    dealt,
    begun,
    widow,
    away,
    allowed,
    queue,
    waiting,
    contract,
    declarer,
    first,
    stakes,
    unanswered,
    highest,
    kind,
    step,
    turn,
    trump,
    called,
    holder,
    given,
    partner,
    asked,
    stopped,
    in_a_row,
    dealer
});

impl<T: Saved + Copy + Default, const N: usize> Saved for [T; N] {
    fn save(&self, out: &mut Vec<u8>) {
        for value in self {
            value.save(out);
        }
    }

    fn load(input: &mut &[u8]) -> Option<[T; N]> {
        let mut values = [T::default(); N];
        for value in &mut values {
            *value = T::load(input)?;
        }
        Some(values)
    }
}

impl Saved for bool {
    fn save(&self, out: &mut Vec<u8>) {
        u8::from(*self).save(out);
    }

    fn load(input: &mut &[u8]) -> Option<bool> {
        Some(u8::load(input)? != 0)
    }
}

impl Saved for Kind {
    fn save(&self, out: &mut Vec<u8>) {
        (*self as u8).save(out);
    }

    fn load(input: &mut &[u8]) -> Option<Kind> {
        let number = u8::load(input)?;
        let kinds =
            [Kind::Auction, Kind::Trump, Kind::Call, Kind::Give, Kind::LayAway, Kind::Play, Kind::Over];
        kinds.into_iter().find(|&kind| kind as u8 == number)
    }
}

impl Saved for SplitMix64 {
    fn save(&self, out: &mut Vec<u8>) {
        self.state().save(out);
    }

    fn load(input: &mut &[u8]) -> Option<SplitMix64> {
        Some(SplitMix64::from_state(u64::load(input)?))
    }
}

impl Batch {
    /// Return the state of all rows as bytes, without the rules and the bots.
    pub fn save(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.auto_reset.save(&mut out);
        self.keep_pots.save(&mut out);
        self.totals.0.save(&mut out);
        self.totals.1.save(&mut out);
        (0..self.deals.len()).for_each(|row| self.save_row(row, &mut out));
        out
    }

    /// Append the state of a row to the output: its deal, its pots and its random numbers.
    pub fn save_row(&self, row: usize, out: &mut Vec<u8>) {
        self.deals[row].save(out);
        self.pots[row].save(out);
        self.rngs[row].save(out);
    }

    /// Restore rows from states that `save_row` appended. If one is not such a state, change nothing.
    pub fn load_rows(&mut self, rows: &[usize], state: &[u8]) -> Result<(), Error> {
        let (mut input, mut before) = (state, Vec::new());
        for &row in rows {
            self.save_row(row, &mut before);
        }
        let fits = rows.iter().all(|&row| self.read_row(row, &mut input).is_some() && self.is_possible(row));
        if fits && input.is_empty() {
            return Ok(());
        }
        let mut input = before.as_slice();
        for &row in rows {
            self.read_row(row, &mut input);
            self.is_possible(row);
        }
        Err(Error::new("this is not the state of rows of such a batch"))
    }

    fn read_row(&mut self, row: usize, input: &mut &[u8]) -> Option<()> {
        self.deals[row] = Deal::load(input)?;
        self.pots[row] = Saved::load(input)?;
        self.rngs[row] = SplitMix64::load(input)?;
        Some(())
    }

    /// Restore a state that `save` returned for the same rules and the same number of rows.
    pub fn load(&mut self, state: &[u8]) -> Result<(), Error> {
        let mut loaded = self.clone();
        let (mut input, count) = (state, self.deals.len());
        let read = loaded.read(&mut input);
        if read.is_none() || !input.is_empty() || !(0..count).all(|row| loaded.is_possible(row)) {
            return Err(Error::new("this is not the state of such a batch"));
        }
        *self = loaded;
        Ok(())
    }

    fn read(&mut self, input: &mut &[u8]) -> Option<()> {
        (self.auto_reset, self.keep_pots) = (Saved::load(input)?, Saved::load(input)?);
        self.totals = (Saved::load(input)?, Saved::load(input)?);
        (0..self.deals.len()).try_for_each(|row| self.read_row(row, input))
    }

    /// Compute the values that are derived from a loaded deal. Return false if its indices exceed the rules' tables.
    fn is_possible(&mut self, row: usize) -> bool {
        let (deal, tables) = (&self.deals[row], &self.rules.tables);
        let players = tables.players;
        let place = |place: u8| place == NONE || place < players;
        let places = [deal.declarer, deal.first, deal.holder, deal.partner];
        let possible = (deal.dealer as usize) < self.rules.seats()
            && deal.waiting <= players
            && deal.queue.iter().all(|&seat| seat < 4)
            && places.into_iter().all(place)
            && deal.turn < players
            && deal.play.turn < players
            && deal.play.leader < players
            && deal.play.best < players
            && (deal.trump as usize) <= NO_TRUMP
            && (deal.contract == NONE && deal.kind < Kind::Trump
                || (deal.contract as usize) < tables.contracts.len()
                || deal.kind == Kind::Over)
            && (deal.fixed.terms as usize) < self.rules.play_tables.len();
        if possible {
            self.legal[row] = deal.legal(&self.rules);
        }
        possible
    }
}
