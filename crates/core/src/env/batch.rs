//! Many deals side by side, each followed by the next.

use crate::cards::Cards;
use crate::error::Error;
use crate::position::SEATS;
use crate::rng::SplitMix64;

use super::NONE;
use super::deal::{Deal, Kind};
use super::heuristic::HAND_FEATURES;
use super::observation::Schema;
use super::policy::{Policy, Room};
use super::reference_players::ReferencePlayers;
use super::rules::{MOST_SEATS, POTS, Rules};
use super::settlement::Outcome;

/// How many deals are played side by side to their ends: the processor works at several at once.
const SIDE_BY_SIDE: usize = 16;

/// Cards that are to be played: hands by place, eldest first.
#[derive(Clone, Copy, Debug, Default)]
pub struct DealCards {
    /// Whose deal it is, as a seat.
    pub dealer: u8,
    /// The hands.
    pub hands: [u64; SEATS],
    /// The widow.
    pub widow: u64,
    /// What the pots hold before the antes.
    pub pots: [i64; POTS],
}

/// Deals of one game, played together. A row is a deal, and all that follow it.
#[derive(Clone, Debug)]
pub struct Batch {
    rules: Rules,
    schema: Schema,
    deals: Vec<Deal>,
    legal: Vec<u64>,
    pots: Vec<[i64; POTS]>,
    rngs: Vec<SplitMix64>,
    /// By seat, who plays it; nobody where the actions are handed in.
    bots: [Option<Policy>; MOST_SEATS],
    room: Room,
    /// Whether the next deal follows as soon as one is over.
    pub auto_reset: bool,
    /// Whether pots go on to the next deal; else they are empty before each.
    pub keep_pots: bool,
    /// How many deals have been settled, and what each seat has gained in them.
    pub totals: (u64, [i64; MOST_SEATS]),
}

impl Batch {
    /// So many deals before eldest has spoken, with the chance of a seed.
    pub fn new(rules: Rules, count: usize, seed: u64) -> Batch {
        let schema = Schema::of(&rules);
        let mut batch = Batch {
            rules,
            schema,
            deals: vec![Deal::default(); count],
            legal: vec![0; count],
            pots: vec![[0; POTS]; count],
            rngs: Vec::new(),
            bots: [const { None }; MOST_SEATS],
            room: Room::default(),
            auto_reset: true,
            keep_pots: false,
            totals: (0, [0; MOST_SEATS]),
        };
        batch.reset(seed);
        batch
    }

    /// All new deals, with the chance of a seed; the seats take turns as the first dealer.
    pub fn reset(&mut self, seed: u64) {
        self.totals = (0, [0; MOST_SEATS]);
        self.pots.fill([0; POTS]);
        self.rngs.clear();
        self.rngs.extend((0..self.deals.len()).map(|row| SplitMix64::for_row(seed, row)));
        for row in 0..self.deals.len() {
            self.deal(row, (row % self.rules.seats()) as u8);
            self.go_on(row);
        }
    }

    /// By seat, who plays it from the next reset on; one seat at least is played by the actions handed in.
    pub fn seat_bots(&mut self, bots: &[Option<Policy>]) -> Result<(), Error> {
        let seats = self.rules.seats();
        let fits = |bot: &Option<Policy>| match bot {
            Some(Policy::Net(net)) => net.fits(self.schema.width, self.rules.actions()),
            _ => true,
        };
        if bots.len() != seats || bots.iter().all(Option::is_some) {
            return Err(Error::new("a bot is named, or none, for every seat; one seat at least has none"));
        }
        if !bots.iter().all(fits) {
            return Err(Error::new("a net does not take this game's observations, or value its actions"));
        }
        self.bots = std::array::from_fn(|seat| bots.get(seat).cloned().flatten());
        Ok(())
    }

    /// Bots decide until it is another's turn, or the deal is over and no other follows.
    fn go_on(&mut self, row: usize) {
        let mut payments = [0; MOST_SEATS];
        let seats = self.rules.seats();
        while let Some(bit) = self.choose_for_bot(row) {
            self.decide(row, bit, &mut payments[..seats]);
        }
    }

    /// What the bot whose turn it is decides, if it is a bot's.
    #[inline]
    fn choose_for_bot(&mut self, row: usize) -> Option<u8> {
        let (deal, legal) = (&self.deals[row], self.legal[row]);
        if legal == 0 {
            return None;
        }
        let bot = self.bots[deal.seat(deal.turn(), &self.rules)].as_ref()?;
        let table = (&self.rules, &self.schema);
        Some(bot.choose((deal, legal), table, &mut self.rngs[row], &mut self.room))
    }

    fn deal(&mut self, row: usize, dealer: u8) {
        self.deals[row] = Deal::by(&mut self.rngs[row], &self.rules, dealer);
        self.legal[row] = self.deals[row].legal(&self.rules);
    }

    /// A row's deal becomes this one, before eldest has spoken.
    pub fn set_deal(&mut self, row: usize, laid: &DealCards) -> Result<(), Error> {
        let (players, size) = (self.rules.players(), u32::from(self.rules.hand_size));
        let hands = &laid.hands[..players];
        let all = hands.iter().fold(laid.widow, |all, hand| all | hand);
        let even = hands.iter().all(|hand| hand.count_ones() == size);
        let widow = laid.widow.count_ones() == u32::from(self.rules.widow_size);
        if !even
            || !widow
            || all != self.rules.tables.pack.0
            || laid.hands[players..].iter().any(|&hand| hand != 0)
        {
            return Err(Error::new("these are not the hands and the widow of a deal"));
        }
        if laid.dealer as usize >= self.rules.seats() || row >= self.deals.len() {
            return Err(Error::new("there is no such seat, or no such row"));
        }
        self.pots[row] = laid.pots;
        self.deals[row] = Deal::of(&self.rules, laid.dealer, laid.hands, laid.widow);
        self.legal[row] = self.deals[row].legal(&self.rules);
        self.go_on(row);
        Ok(())
    }

    /// What is played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What an observation is made of.
    pub fn schema(&self) -> &Schema {
        &self.schema
    }

    /// How many deals are played side by side.
    pub fn len(&self) -> usize {
        self.deals.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.deals.is_empty()
    }

    /// Which seat is to decide; 255 where the deal is over.
    #[inline]
    pub fn seat(&self, row: usize) -> u8 {
        let deal = &self.deals[row];
        if deal.kind == Kind::Over { NONE } else { deal.seat(deal.turn(), &self.rules) as u8 }
    }

    /// What kind of decision it is.
    #[inline]
    pub fn kind(&self, row: usize) -> Kind {
        self.deals[row].kind
    }

    /// What a bot would do in a row: the number of an action; 0 where the deal is over.
    pub fn choose_action(&mut self, row: usize, bot: &Policy) -> u8 {
        let (deal, legal) = (&self.deals[row], self.legal[row]);
        if legal == 0 {
            return 0;
        }
        let table = (&self.rules, &self.schema);
        let bit = bot.choose((deal, legal), table, &mut self.rngs[row], &mut self.room);
        deal.base(&self.rules) + bit
    }

    /// What the declarer's hand promised by, where the cards are played or have been.
    pub fn hand_features(&self, row: usize) -> Option<[f32; HAND_FEATURES]> {
        let deal = self.deals.get(row)?;
        (deal.contract != NONE && deal.kind >= Kind::Play).then(|| deal.hand_features(&self.rules))
    }

    /// What a row's deal has come to, if it is over.
    pub fn outcome(&self, row: usize) -> Option<Outcome> {
        self.deals.get(row)?.outcome(&self.rules)
    }

    /// Who deals.
    pub fn dealer(&self, row: usize) -> u8 {
        self.deals[row].dealer
    }

    /// What the pots hold.
    pub fn pots(&self, row: usize) -> &[i64] {
        &self.pots[row][..self.rules.tables.antes.len()]
    }

    /// What was dealt: the hands by place, then the widow.
    pub fn dealt(&self, row: usize) -> ([u64; SEATS], u64) {
        (self.deals[row].dealt, self.deals[row].widow)
    }

    /// What may be done, a bit each, and the number of the action that the first bit stands for.
    #[inline]
    pub fn legal(&self, row: usize) -> (u64, u8) {
        (self.legal[row], self.deals[row].base(&self.rules))
    }

    /// What may be done, a byte to each action.
    #[inline]
    pub fn mask(&self, row: usize, out: &mut [u8]) {
        let (legal, base) = self.legal(row);
        out.fill(0);
        for bit in Cards(legal) {
            out[(base + bit) as usize] = 1;
        }
    }

    /// What the seat to decide sees.
    #[inline]
    pub fn observe(&self, row: usize, out: &mut [u8]) {
        self.schema.observe(&self.deals[row], &self.rules, out);
    }

    /// Whether an action may be done; where the deal is over, whatever is given does not count.
    #[inline]
    pub fn may(&self, row: usize, action: u8) -> bool {
        let (legal, base) = self.legal(row);
        let bit = action.wrapping_sub(base);
        legal == 0 || (bit < 64 && legal >> bit & 1 == 1)
    }

    /// One action in a row, which must be one that may be done, and then whatever bots decide. Whether the deal has
    /// ended meanwhile; then its payments by seat have been written, and the next deal has begun if deals follow each
    /// other.
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
            self.go_on(row);
        }
        over
    }

    /// One decision in a row. Whether the deal has ended with it.
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

    /// In each row so many deals to their ends, where no bot sits every action as likely: how many decisions
    /// those were.
    pub fn play_out(&mut self, deals: u32) -> u64 {
        let (mut decisions, mut payments) = (0, [0; MOST_SEATS]);
        let seats = self.rules.seats();
        for first in (0..self.deals.len()).step_by(SIDE_BY_SIDE) {
            let rows = first..self.deals.len().min(first + SIDE_BY_SIDE);
            let mut left = [deals; SIDE_BY_SIDE];
            let mut playing = rows.len();
            while playing > 0 {
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

    /// These cards with these actions, then played to the end by a players so often: what each seat gains each time.
    /// Deals of the same seed are played on by the same chance.
    pub fn sample_gains(
        &mut self,
        laid: &DealCards,
        actions: &[u8],
        players: &ReferencePlayers,
        times: u32,
        seed: u64,
        gains: &mut Vec<i64>,
    ) -> Result<(), Error> {
        self.auto_reset = false;
        self.set_deal(0, laid)?;
        let (mut payments, seats) = ([0; MOST_SEATS], self.rules.seats());
        for &action in actions {
            if self.legal[0] == 0 || !self.may(0, action) {
                return Err(Error::new("an action may not be done"));
            }
            self.act(0, action, &mut payments[..seats]);
        }
        for time in 0..times {
            let own = SplitMix64::for_row(seed, time as usize).below(u64::MAX);
            let over = players.play_out(self.deals[0], &self.rules, own, actions.len());
            over.settle(&self.rules, &mut laid.pots.clone(), &mut payments[..seats]);
            gains.extend_from_slice(&payments[..seats]);
        }
        Ok(())
    }

    /// What each seat gains in so many deals by chance, one dealer's, played by a players.
    pub fn total_gains(
        &self,
        dealer: u8,
        deals: u32,
        players: &ReferencePlayers,
        seed: u64,
    ) -> [i64; MOST_SEATS] {
        let (mut sums, mut payments) = ([0; MOST_SEATS], [0; MOST_SEATS]);
        let seats = self.rules.seats();
        for number in 0..deals {
            let mut rng = SplitMix64::for_row(seed, number as usize);
            let deal = Deal::by(&mut rng, &self.rules, dealer);
            let over = players.play_out(deal, &self.rules, rng.below(u64::MAX), 0);
            over.settle(&self.rules, &mut [0; POTS], &mut payments[..seats]);
            sums.iter_mut().zip(&payments).for_each(|(sum, gain)| *sum += gain);
        }
        sums
    }
}
