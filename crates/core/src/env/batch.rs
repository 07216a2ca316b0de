//! Batches: many deals that are played side by side. When a deal is over, the next one follows in its row.

use crate::cards::Cards;
use crate::error::{Error, fill, reserve};
use crate::position::SEATS;
use crate::rng::SplitMix64;

use super::NONE;
use super::deal::{Deal, Kind};
use super::heuristic::HAND_FEATURES;
use super::observation::Schema;
use super::policy::{Buffers, Policy};
use super::reference_players::ReferencePlayers;
use super::rules::{MOST_SEATS, POTS, Rules};
use super::settlement::Outcome;

/// The number of deals that are played out alternately, so that the processor overlaps the work on them.
const ROWS_AT_ONCE: usize = 16;
/// The number of decisions between two checks whether a playout is interrupted. They take some hundredths of a second.
const DECISIONS_AT_ONCE: u64 = 1 << 18;

/// The most counters in a pot, so that no payment overflows.
const MOST_IN_POT: u64 = 1 << 48;

/// The cards of a deal. Hands are listed from eldest on.
#[derive(Clone, Copy, Debug, Default)]
pub struct DealCards {
    /// The dealer's seat.
    pub dealer: u8,
    /// The hands.
    pub hands: [u64; SEATS],
    /// The widow.
    pub widow: u64,
    /// The contents of the pots before the antes.
    pub pots: [i64; POTS],
}

/// Many deals of one game, played side by side. A row is a sequence of deals, of which one is in progress.
#[derive(Clone, Debug)]
pub struct Batch {
    pub(super) rules: Rules,
    schema: Schema,
    pub(super) deals: Vec<Deal>,
    pub(super) legal: Vec<u64>,
    pub(super) pots: Vec<[i64; POTS]>,
    pub(super) rngs: Vec<SplitMix64>,
    /// The bot of each seat; `None` where the caller gives the actions.
    bots: [Option<Policy>; MOST_SEATS],
    buffers: Buffers,
    /// Whether the next deal of a row begins as soon as a deal is over.
    pub auto_reset: bool,
    /// Whether the pots carry over to the next deal. Otherwise they are empty before each deal.
    pub keep_pots: bool,
    /// The number of deals settled, and the total gain of each seat.
    pub totals: (u64, [i64; MOST_SEATS]),
}

impl Batch {
    /// Create a batch of `count` rows, each with a deal before its auction.
    pub fn new(rules: Rules, count: usize, seed: u64) -> Result<Batch, Error> {
        let schema = Schema::new(&rules);
        let mut batch = Batch {
            rules,
            schema,
            deals: fill(Deal::default(), count)?,
            legal: fill(0, count)?,
            pots: fill([0; POTS], count)?,
            rngs: reserve(count)?,
            bots: [const { None }; MOST_SEATS],
            buffers: Buffers::default(),
            auto_reset: true,
            keep_pots: false,
            totals: (0, [0; MOST_SEATS]),
        };
        batch.reset(seed);
        Ok(batch)
    }

    /// Begin new deals in all rows. The seats take turns as first dealer.
    pub fn reset(&mut self, seed: u64) {
        self.totals = (0, [0; MOST_SEATS]);
        self.pots.fill([0; POTS]);
        self.rngs.clear();
        self.rngs.extend((0..self.deals.len()).map(|row| SplitMix64::for_row(seed, row)));
        for row in 0..self.deals.len() {
            self.deal(row, (row % self.rules.seats()) as u8);
            self.run_bots(row);
        }
    }

    /// Seat bots from the next reset on. At least one seat must remain without a bot.
    pub fn seat_bots(&mut self, bots: &[Option<Policy>]) -> Result<(), Error> {
        let seats = self.rules.seats();
        if bots.len() != seats || bots.iter().all(Option::is_some) {
            return Err(Error::new("a bot is named, or none, for every seat; one seat at least has none"));
        }
        bots.iter().flatten().try_for_each(|bot| self.check_bot(bot))?;
        self.bots = std::array::from_fn(|seat| bots.get(seat).cloned().flatten());
        Ok(())
    }

    /// Check that a bot can play this game.
    pub fn check_bot(&self, bot: &Policy) -> Result<(), Error> {
        match bot {
            Policy::Net(net) if !net.fits(self.schema.width, self.rules.actions()) => {
                Err(Error::new("a net does not take this game's observations, or value its actions"))
            }
            _ => Ok(()),
        }
    }

    /// Let bots decide in a row until a seat without a bot must decide, or the deal is over and none follows.
    fn run_bots(&mut self, row: usize) {
        let mut payments = [0; MOST_SEATS];
        let seats = self.rules.seats();
        while let Some(bit) = self.choose_for_bot(row) {
            self.decide(row, bit, &mut payments[..seats]);
        }
    }

    /// Return the decision of the bot whose turn it is; `None` if the seat on turn has no bot.
    #[inline]
    fn choose_for_bot(&mut self, row: usize) -> Option<u8> {
        let (deal, legal) = (&self.deals[row], self.legal[row]);
        if legal == 0 {
            return None;
        }
        let bot = self.bots[deal.seat(deal.turn(), &self.rules)].as_ref()?;
        let table = (&self.rules, &self.schema);
        Some(bot.choose((deal, legal), table, &mut self.rngs[row], &mut self.buffers))
    }

    fn deal(&mut self, row: usize, dealer: u8) {
        self.deals[row] = Deal::shuffle(&mut self.rngs[row], &self.rules, dealer);
        self.legal[row] = self.deals[row].legal(&self.rules);
    }

    /// Replace a row's deal by a deal with these cards, before its auction.
    pub fn set_deal(&mut self, row: usize, cards: &DealCards) -> Result<(), Error> {
        let (players, size) = (self.rules.players(), u32::from(self.rules.hand_size));
        let hands = &cards.hands[..players];
        let all = hands.iter().fold(cards.widow, |all, hand| all | hand);
        let even = hands.iter().all(|hand| hand.count_ones() == size);
        let widow = cards.widow.count_ones() == u32::from(self.rules.widow_size);
        if !even
            || !widow
            || all != self.rules.tables.pack.0
            || cards.hands[players..].iter().any(|&hand| hand != 0)
        {
            return Err(Error::new("these are not the hands and the widow of a deal"));
        }
        if cards.dealer as usize >= self.rules.seats() || row >= self.deals.len() {
            return Err(Error::new("there is no such seat, or no such row"));
        }
        if cards.pots.iter().any(|pot| pot.unsigned_abs() > MOST_IN_POT) {
            return Err(Error::new("a pot holds at most 2**48 counters"));
        }
        self.pots[row] = cards.pots;
        self.deals[row] = Deal::begin(&self.rules, cards.dealer, cards.hands, cards.widow);
        self.legal[row] = self.deals[row].legal(&self.rules);
        self.run_bots(row);
        Ok(())
    }

    /// Return the rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Return the layout of an observation.
    pub fn schema(&self) -> &Schema {
        &self.schema
    }

    /// Return the number of rows.
    pub fn len(&self) -> usize {
        self.deals.len()
    }

    /// Return whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.deals.is_empty()
    }

    /// Return the seat whose turn it is in a row; 255 if the deal is over.
    #[inline]
    pub fn seat(&self, row: usize) -> u8 {
        let deal = &self.deals[row];
        if deal.kind == Kind::Over { NONE } else { deal.seat(deal.turn(), &self.rules) as u8 }
    }

    /// Return the kind of decision that a row waits for.
    #[inline]
    pub fn kind(&self, row: usize) -> Kind {
        self.deals[row].kind
    }

    /// Return the action that a bot would choose in a row; 0 if the deal is over.
    pub fn choose_action(&mut self, row: usize, bot: &Policy) -> u8 {
        let (deal, legal) = (&self.deals[row], self.legal[row]);
        if legal == 0 {
            return 0;
        }
        let table = (&self.rules, &self.schema);
        let bit = bot.choose((deal, legal), table, &mut self.rngs[row], &mut self.buffers);
        deal.base(&self.rules) + bit
    }

    /// Return the features of the declarer's hand in a row's deal, or `None` before the play of the cards.
    pub fn hand_features(&self, row: usize) -> Option<[f32; HAND_FEATURES]> {
        let deal = self.deals.get(row)?;
        (deal.contract != NONE && deal.kind >= Kind::Play).then(|| deal.hand_features(&self.rules))
    }

    /// Return the outcome of a row's deal, if it is over.
    pub fn outcome(&self, row: usize) -> Option<Outcome> {
        self.deals.get(row)?.outcome(&self.rules)
    }

    /// Return the seat of the dealer in a row's deal.
    pub fn dealer(&self, row: usize) -> u8 {
        self.deals[row].dealer
    }

    /// Return the contents of the pots in a row.
    pub fn pots(&self, row: usize) -> &[i64] {
        &self.pots[row][..self.rules.tables.antes.len()]
    }

    /// Return the hands of a row's deal as dealt, from eldest on, and the widow.
    pub fn dealt(&self, row: usize) -> ([u64; SEATS], u64) {
        (self.deals[row].dealt, self.deals[row].widow)
    }

    /// Return the current hand of a seat in a row's deal; no card if the seat sits out.
    #[inline]
    pub fn hand(&self, row: usize, seat: usize) -> u64 {
        let deal = &self.deals[row];
        let place = (0..self.rules.players()).find(|&place| deal.seat(place as u8, &self.rules) == seat);
        place.map_or(0, |place| deal.play.hands[place & 3])
    }

    /// Return the legal actions of a row as a bit mask, and the number of the action that bit 0 stands for.
    #[inline]
    pub fn legal(&self, row: usize) -> (u64, u8) {
        (self.legal[row], self.deals[row].base(&self.rules))
    }

    /// Write the legal actions of a row to `out`, a byte for each action.
    #[inline]
    pub fn mask(&self, row: usize, out: &mut [u8]) {
        let (legal, base) = self.legal(row);
        out.fill(0);
        for bit in Cards(legal) {
            out[(base + bit) as usize] = 1;
        }
    }

    /// Write the observation of the seat whose turn it is in a row to `out`.
    #[inline]
    pub fn observe(&self, row: usize, out: &mut [u8]) {
        self.schema.observe(&self.deals[row], &self.rules, out);
    }

    /// Return whether an action is legal. In a finished deal any action is accepted and ignored.
    #[inline]
    pub fn may(&self, row: usize, action: u8) -> bool {
        let (legal, base) = self.legal(row);
        let bit = action.wrapping_sub(base);
        legal == 0 || (bit < 64 && legal >> bit & 1 == 1)
    }

    /// Take a legal action in a row, then let bots decide. Return whether the deal has ended.
    ///
    /// If it has ended, its payments by seat are written to `payments`. With `auto_reset` the next deal has begun.
    #[inline]
    pub fn act(&mut self, row: usize, action: u8, payments: &mut [i64]) -> bool {
        let deal = &self.deals[row];
        if deal.kind == Kind::Over {
            return false;
        }
        let mut over = self.decide(row, action - deal.base(&self.rules), payments);
        while let (false, Some(bit)) = (over, self.choose_for_bot(row)) {
            over = self.decide(row, bit, payments);
        }
        if over {
            self.run_bots(row);
        }
        over
    }

    /// Take one decision in a row. Return whether it ended the deal.
    #[inline]
    fn decide(&mut self, row: usize, bit: u8, payments: &mut [i64]) -> bool {
        let deal = &mut self.deals[row];
        deal.act(bit, &self.rules);
        let over = deal.kind == Kind::Over;
        if over {
            self.finish(row, payments);
        } else {
            self.legal[row] = deal.legal(&self.rules);
        }
        over
    }

    fn finish(&mut self, row: usize, payments: &mut [i64]) {
        let deal = self.deals[row];
        deal.settle(&self.rules, &mut self.pots[row], payments);
        self.totals.0 += 1;
        for (sum, payment) in self.totals.1.iter_mut().zip(&*payments) {
            *sum += payment;
        }
        self.legal[row] = 0;
        if self.auto_reset {
            self.pots[row] = if self.keep_pots { self.pots[row] } else { [0; POTS] };
            self.deal(row, (deal.dealer + 1) % self.rules.seats() as u8);
        }
    }

    /// Play `deals` deals to the end in each row. Seats without a bot act at random. Return the number of decisions.
    ///
    /// `interrupted` is called now and then. If it returns true, stop.
    pub fn play_out(&mut self, deals: u32, mut interrupted: impl FnMut() -> bool) -> u64 {
        let (mut decisions, mut payments) = (0, [0; MOST_SEATS]);
        let mut next_check = DECISIONS_AT_ONCE;
        let seats = self.rules.seats();
        for first in (0..self.deals.len()).step_by(ROWS_AT_ONCE) {
            let rows = first..self.deals.len().min(first + ROWS_AT_ONCE);
            let mut left = [deals; ROWS_AT_ONCE];
            let mut playing = rows.len();
            while playing > 0 {
                if decisions >= next_check {
                    next_check = decisions + DECISIONS_AT_ONCE;
                    if interrupted() {
                        return decisions;
                    }
                }
                playing = 0;
                for (row, left) in rows.clone().zip(&mut left) {
                    if *left == 0 || self.legal[row] == 0 {
                        continue;
                    }
                    let bit = match self.choose_for_bot(row) {
                        Some(bit) => bit,
                        None => self.rngs[row].choose_card(Cards(self.legal[row])),
                    };
                    *left -= u32::from(self.decide(row, bit, &mut payments[..seats]));
                    decisions += 1;
                    playing += 1;
                }
            }
        }
        decisions
    }

    /// Play the first actions of a deal, then let the reference players play it to the end `count` times. Append the
    /// gains of each seat to the output. Calls with equal seeds use common random numbers.
    pub fn sample_gains(
        &mut self,
        cards: &DealCards,
        actions: &[u8],
        players: &ReferencePlayers,
        count: u32,
        seed: u64,
        gains: &mut Vec<i64>,
    ) -> Result<(), Error> {
        self.auto_reset = false;
        self.set_deal(0, cards)?;
        players.check_rules(&self.rules)?;
        let (mut payments, seats) = ([0; MOST_SEATS], self.rules.seats());
        gains.try_reserve((count as usize).saturating_mul(seats)).map_err(|_| Error::Memory)?;
        for &action in actions {
            if self.legal[0] == 0 || !self.may(0, action) {
                return Err(Error::new("an action may not be done"));
            }
            self.act(0, action, &mut payments[..seats]);
        }
        for repetition in 0..count {
            let own = SplitMix64::for_row(seed, repetition as usize).below(u64::MAX);
            let over = players.play_out(self.deals[0], &self.rules, own, actions.len());
            over.settle(&self.rules, &mut cards.pots.clone(), &mut payments[..seats]);
            gains.extend_from_slice(&payments[..seats]);
        }
        Ok(())
    }

    /// Return the total gain of each seat in `count` random deals of one dealer, played by the reference players.
    pub fn total_gains(
        &self,
        dealer: u8,
        count: u32,
        players: &ReferencePlayers,
        seed: u64,
    ) -> Result<[i64; MOST_SEATS], Error> {
        players.check_rules(&self.rules)?;
        if dealer as usize >= self.rules.seats() {
            return Err(Error::new("there is no such seat"));
        }
        let (mut sums, mut payments) = ([0; MOST_SEATS], [0; MOST_SEATS]);
        let seats = self.rules.seats();
        for number in 0..count {
            let mut rng = SplitMix64::for_row(seed, number as usize);
            let deal = Deal::shuffle(&mut rng, &self.rules, dealer);
            let over = players.play_out(deal, &self.rules, rng.below(u64::MAX), 0);
            over.settle(&self.rules, &mut [0; POTS], &mut payments[..seats]);
            sums.iter_mut().zip(&payments).for_each(|(sum, gain)| *sum += gain);
        }
        Ok(sums)
    }
}
