//! The heuristic player of whole deals, which uses only what its seat knows. It bids if it expects a gain. It takes
//! tricks that it can win for certain, gives points to its partner, and otherwise plays low cards. A side that must
//! take nothing stays below the others' cards.

#![expect(clippy::cast_precision_loss, reason = "counts are small, and counters are weighed, not counted")]

use crate::cards::{CARDS, Card, Cards};

use super::deal::{Deal, Kind};
use super::rules::{Contract, NO_TRUMP, Partner, Rules, Step, TrumpTables, Widow};

/// The number of features of a hand in a bid estimate.
pub const HAND_FEATURES: usize = 9;
/// A linear model of the share of all points, or of all tricks, that a declarer takes with a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BidEstimate {
    /// The weights of the features: the constant 1, the number of trumps, their height, the highest cards of plain
    /// suits, the cards next to them, short plain suits, points, a widow that counts, a widow that is taken up. All
    /// features but the constant are relative to the size of a hand.
    pub weights: [f32; HAND_FEATURES],
    /// The standard deviation of the estimate.
    pub deviation: f32,
}

/// Lookup tables that compare the cards under a contract and its trump suit.
#[derive(Clone, Debug)]
struct Compared {
    /// For each card, the cards that beat it in a trick.
    beating: [u64; CARDS],
    /// For each card, the stronger cards of its suit.
    higher: [u64; CARDS],
    /// For each card, its place in the order of discards. Low cards of little value come first.
    low: [u16; CARDS],
    points: [u16; CARDS],
    strength: [u8; CARDS],
    /// For each card, the cards of its suit.
    suit: [u64; CARDS],
    trumps: u64,
    /// Whether the declaring side wins by taking nothing.
    nothing: bool,
}

/// The heuristic player for the rules of one game.
#[derive(Clone, Debug)]
pub struct Heuristic {
    compared: Vec<Compared>,
    estimates: [BidEstimate; 2],
}

impl Compared {
    fn of(played: &TrumpTables) -> Compared {
        let ranking = &played.terms.ranking;
        let all = |keeps: &dyn Fn(Card) -> bool| {
            (0..CARDS as Card).filter(|&card| keeps(card)).collect::<Cards>().0
        };
        let suit: [u64; CARDS] = std::array::from_fn(|card| ranking.suits[ranking.suit_of[card] as usize].0);
        Compared {
            beating: std::array::from_fn(|card| all(&|other| ranking.beats(other, card as Card))),
            higher: std::array::from_fn(|card| {
                suit[card] & all(&|other| ranking.strength[other as usize] > ranking.strength[card])
            }),
            low: std::array::from_fn(|card| {
                u16::from(ranking.points[card]) * 256 + u16::from(ranking.strength[card])
            }),
            points: ranking.points.map(u16::from),
            strength: ranking.strength,
            suit,
            trumps: ranking.trump.map_or(0, |trump| ranking.suits[trump as usize].0),
            nothing: played.signs[0] > 0,
        }
    }

    fn lowest(&self, cards: u64) -> Card {
        Cards(cards).min_by_key(|&card| self.low[card as usize]).unwrap_or(0)
    }

    fn highest(&self, cards: u64) -> Card {
        Cards(cards).max_by_key(|&card| self.strength[card as usize]).unwrap_or(0)
    }

    fn weakest(&self, cards: u64) -> Card {
        Cards(cards).min_by_key(|&card| self.strength[card as usize]).unwrap_or(0)
    }

    /// Return the card with the most points. Among cards with equal points, return the weakest.
    fn dearest(&self, cards: u64) -> Card {
        let by = |card: &Card| (self.points[*card as usize], u8::MAX - self.strength[*card as usize]);
        Cards(cards).max_by_key(by).unwrap_or(0)
    }
}

/// The knowledge of the seat whose turn it is to play a card.
struct Turn<'a> {
    deal: &'a Deal,
    rules: &'a Rules,
    compared: &'a Compared,
    may: u64,
    /// The cards that the seat has not seen.
    hidden: u64,
    friends: u8,
}

impl Heuristic {
    /// Create the heuristic player of a game. The first estimate is for contracts that count points, the second for
    /// contracts that count tricks.
    pub fn new(rules: &Rules, estimates: [BidEstimate; 2]) -> Heuristic {
        Heuristic { compared: rules.tables.trump_tables.iter().map(Compared::of).collect(), estimates }
    }

    /// Return whether the player was created for rules with as many contracts and trump suits.
    pub(super) fn fits(&self, rules: &Rules) -> bool {
        self.compared.len() == rules.tables.trump_tables.len()
    }

    /// Choose one of the legal actions.
    pub(super) fn choose(&self, deal: &Deal, legal: u64, rules: &Rules) -> u8 {
        match deal.kind {
            Kind::Auction => self.bid(deal, legal, rules),
            Kind::Play => self.play(deal, legal, rules),
            Kind::Trump => self.trump(deal, legal, rules),
            _ => self.declare(deal, legal, rules),
        }
    }

    fn play(&self, deal: &Deal, legal: u64, rules: &Rules) -> u8 {
        let stop = 1 << rules.tables.layout.stop;
        if legal & stop != 0 {
            return rules.tables.layout.stop;
        }
        let turn = Turn::of(deal, legal & Cards::ALL.0, rules, &self.compared[deal.fixed.terms as usize]);
        match (turn.may.is_power_of_two(), turn.compared.nothing, deal.play.played == 0) {
            (true, _, _) => turn.may.trailing_zeros() as u8,
            (_, true, _) => turn.duck(),
            (_, _, true) => turn.lead(),
            _ => turn.follow(),
        }
    }

    /// Choose the trump suit with the highest expected gain.
    fn trump(&self, deal: &Deal, legal: u64, rules: &Rules) -> u8 {
        let first = rules.tables.layout.trump;
        let hand = deal.play.hands[deal.turn as usize & 3];
        let gain = |bit: &u8| self.gain(hand, deal.contract, bit - first, rules);
        Cards(legal).max_by(|bit, other| gain(bit).total_cmp(&gain(other))).unwrap_or(0)
    }

    fn declare(&self, deal: &Deal, legal: u64, rules: &Rules) -> u8 {
        let compared = &self.compared[rules.number(deal.contract, deal.trump) as usize];
        let hand = deal.play.hands[deal.declarer as usize & 3];
        let cards = legal & Cards::ALL.0;
        match rules.contract(deal.contract).steps[deal.step as usize] {
            Step::Give => compared.lowest(cards),
            Step::LayAway => {
                Cards(cards).max_by_key(|&card| score_discard(compared, hand, card)).unwrap_or(0)
            }
            Step::Partner => {
                let held = |card: &Card| (compared.suit[*card as usize] & hand).count_ones();
                Cards(cards).min_by_key(held).unwrap_or(0)
            }
            _ if cards & !hand != 0 => compared.highest(cards & !hand),
            _ => compared.highest(cards),
        }
    }

    /// Choose the bid with the highest expected gain, or pass if every bid is expected to lose.
    fn bid(&self, deal: &Deal, legal: u64, rules: &Rules) -> u8 {
        let layout = &rules.tables.layout;
        let hand = deal.dealt[deal.turn() as usize & 3];
        let (mut best, mut most) = (0, 0.0);
        for bit in Cards(legal) {
            let contract = match bit {
                0 => continue,
                bit if bit >= layout.bid => bit - layout.bid,
                bit if bit == layout.hold => deal.contract,
                _ => continue,
            };
            let gain = self.best_gain(hand, contract, rules);
            if gain > most {
                (best, most) = (bit, gain);
            }
        }
        best
    }

    fn best_gain(&self, hand: u64, contract: u8, rules: &Rules) -> f32 {
        let gains = (0..=NO_TRUMP as u8)
            .filter(|&trump| {
                let with = if trump as usize == NO_TRUMP { 0 } else { 1 << trump };
                let trumps = rules.contract(contract).trumps;
                trumps & with != 0 || trumps == 0 && with == 0
            })
            .map(|trump| self.gain(hand, contract, trump, rules));
        gains.fold(f32::NEG_INFINITY, f32::max)
    }

    /// Return the gain from each opponent that a contract with this trump suit is expected to bring.
    fn gain(&self, hand: u64, contract: u8, trump: u8, rules: &Rules) -> f32 {
        let number = rules.number(contract, trump) as usize;
        let (played, compared) = (&rules.tables.trump_tables[number], &self.compared[number]);
        if compared.nothing {
            return if is_low(compared, hand, rules) { played.payments[0] as f32 } else { f32::NEG_INFINITY };
        }
        let all = (played.signs.len() - 1) as f32;
        let estimates = &self.estimates[usize::from(played.counts_tricks)];
        let features = compute_hand_features(compared, hand, rules, rules.contract(contract));
        let part: f32 =
            features.iter().zip(&estimates.weights).map(|(feature, weight)| feature * weight).sum();
        expected_payment(played, part * all, estimates.deviation * all)
    }
}

impl Deal {
    /// Return the features of the declarer's hand in its contract.
    pub(super) fn hand_features(&self, rules: &Rules) -> [f32; HAND_FEATURES] {
        let number = rules.number(self.contract, self.trump) as usize;
        let played = &rules.tables.trump_tables[number];
        let hand = self.dealt[self.declarer as usize & 3];
        compute_hand_features(&Compared::of(played), hand, rules, rules.contract(self.contract))
    }
}

/// Return the features of a declarer's hand, which a `BidEstimate` weighs.
fn compute_hand_features(
    compared: &Compared,
    hand: u64,
    rules: &Rules,
    contract: &Contract,
) -> [f32; HAND_FEATURES] {
    let others = rules.tables.pack.0 & !hand;
    let above = |card: Card| (compared.higher[card as usize] & others).count_ones();
    let trumps = Cards(hand & compared.trumps);
    let plain = Cards(hand & !compared.trumps);
    let height: f32 = trumps.map(|card| 1.0 / (1 + above(card)) as f32).sum();
    let on_top = plain.filter(|&card| above(card) == 0).count() as f32;
    let next = plain.filter(|&card| above(card) == 1).count() as f32;
    let suits = plain.fold(0_u64, |suits, card| suits | compared.suit[card as usize]);
    let outside = rules.tables.pack.0 & !compared.trumps & !suits;
    let points = |cards: u64| Cards(cards).map(|card| compared.points[card as usize]).sum::<u16>();
    let size = f32::from(rules.hand_size);
    [
        1.0,
        trumps.count() as f32 / size,
        height / size,
        on_top / size,
        next / size,
        outside.count_ones() as f32 / CARDS as f32,
        f32::from(points(hand)) / f32::from(points(rules.tables.pack.0).max(1)),
        f32::from(u8::from(contract.widow == Widow::Declarers || contract.partner != Partner::Alone)),
        f32::from(u8::from(contract.widow == Widow::TakenUp)),
    ]
}

/// Return the expected payment if the declarer's count is normally distributed. It is a weighted sum of the payments
/// at steps of half a deviation around the mean.
fn expected_payment(played: &TrumpTables, mean: f32, off: f32) -> f32 {
    const WEIGHTS: [f32; 9] = [0.028, 0.066, 0.121, 0.175, 0.220, 0.175, 0.121, 0.066, 0.028];
    let last = (played.signs.len() - 1) as f32;
    let worth = |steps: f32| {
        let count = (mean + off * steps).clamp(0.0, last).round() as usize;
        f32::from(played.signs[count]) * played.payments[count] as f32
    };
    WEIGHTS.iter().enumerate().map(|(step, weight)| weight * worth(0.5 * step as f32 - 2.0)).sum()
}

/// Return whether a hand is low enough to take nothing: in every suit its lowest card is one of the two lowest, its
/// second lowest one of the four lowest, and so on.
fn is_low(compared: &Compared, hand: u64, rules: &Rules) -> bool {
    let others = rules.tables.pack.0 & !hand;
    Cards(hand).all(|card| {
        let (suit, higher) = (compared.suit[card as usize], compared.higher[card as usize]);
        let lower = suit & !higher & !Cards::of(card).0;
        (lower & others).count_ones() <= (lower & hand).count_ones() + 1
    })
}

/// Return the score of a card to discard into the widow. Cards with points that others may take score high, and so do
/// cards of short suits. Trumps and cards that no other card beats score low.
fn score_discard(compared: &Compared, hand: u64, card: Card) -> i32 {
    let at = card as usize;
    if compared.trumps >> card & 1 == 1 {
        return -1_000 - i32::from(compared.strength[at]);
    }
    let length = (compared.suit[at] & hand).count_ones() as i32;
    let master = i32::from(compared.higher[at] & !hand == 0);
    i32::from(compared.points[at]) - 3 * length - 30 * master
}

impl<'a> Turn<'a> {
    fn of(deal: &'a Deal, may: u64, rules: &'a Rules, compared: &'a Compared) -> Turn<'a> {
        let seat = deal.play.turn as usize & 3;
        let (own, side) = (deal.play.hands[seat], deal.fixed.side);
        let gone = deal.begun.iter().zip(&deal.play.hands).fold(0, |gone, (was, is)| gone | was & !is);
        let away = if deal.declarer as usize == seat { deal.away } else { 0 };
        let with = side >> seat & 1;
        let all_known = deal.knows_partner(deal.play.turn, rules);
        let friends = match (all_known, with) {
            (true, 1) => side,
            (true, _) => !side,
            (false, 1) => 1 << seat,
            (false, _) => !(1 << deal.declarer),
        };
        Turn { deal, rules, compared, may, hidden: rules.tables.pack.0 & !own & !gone & !away, friends }
    }

    fn friend(&self, place: u8) -> bool {
        self.friends >> place & 1 == 1
    }

    fn is_last(&self) -> bool {
        self.deal.play.played + 1 == self.rules.tables.players
    }

    /// Return whether no unseen card of its suit beats this card.
    fn holds(&self, card: Card) -> bool {
        self.compared.higher[card as usize] & self.hidden == 0
    }

    /// Return whether no unseen card, of its suit or trumps, beats this card.
    fn stays(&self, card: Card) -> bool {
        self.compared.beating[card as usize] & self.hidden == 0
    }

    /// Choose a lead: the highest trump while others may hold trumps, then a card that none beats, then a low card.
    fn lead(&self) -> Card {
        let trumps = self.may & self.compared.trumps;
        let (declares, theirs) =
            (self.deal.declarer == self.deal.play.turn, self.hidden & self.compared.trumps);
        let master = Cards(trumps).find(|&card| self.holds(card));
        if let (true, Some(card)) = (declares && theirs != 0, master) {
            return card;
        }
        let plain = self.may & !self.compared.trumps;
        let safe: Cards = Cards(plain).filter(|&card| self.holds(card)).collect();
        if !safe.is_empty() {
            return self.compared.dearest(safe.0);
        }
        let long = trumps.count_ones() > theirs.count_ones();
        if declares && long && theirs != 0 {
            return self.compared.highest(trumps);
        }
        self.compared.lowest(if plain == 0 { self.may } else { plain })
    }

    fn follow(&self) -> Card {
        let (play, compared) = (&self.deal.play, self.compared);
        let best = self.best();
        let winners = self.may & compared.beating[best as usize];
        let under = self.may & !winners;
        if self.friend(play.best) && (self.is_last() || self.stays(best)) {
            return compared.dearest(if under == 0 { self.may } else { under });
        }
        if winners == 0 {
            return compared.lowest(self.may);
        }
        if self.is_last() {
            return compared.dearest(winners);
        }
        let held: Cards = Cards(winners).filter(|&card| self.stays(card)).collect();
        if !held.is_empty() {
            return compared.dearest(held.0);
        }
        let led = compared.suit[play.table[0] as usize];
        let masters: Cards = Cards(winners & led).filter(|&card| self.holds(card)).collect();
        match (masters.is_empty(), under == 0) {
            (false, _) => compared.highest(masters.0),
            (true, true) => compared.weakest(winners),
            (true, false) => compared.lowest(under),
        }
    }

    /// Choose a card that avoids winning the trick: the highest card below the best one so far. If there is none,
    /// choose the lowest card, or as last player the highest. As leader choose a low card.
    fn duck(&self) -> Card {
        let compared = self.compared;
        if self.deal.play.played == 0 {
            return compared.weakest(self.may);
        }
        let under = self.may & !compared.beating[self.best() as usize];
        match (under == 0, self.is_last()) {
            (true, true) => compared.highest(self.may),
            (true, false) => compared.weakest(self.may),
            (false, _) => compared.highest(under),
        }
    }

    /// Return the card that wins the trick so far.
    fn best(&self) -> Card {
        let play = &self.deal.play;
        let players = self.rules.tables.players;
        let place = (play.best + players - play.leader) % players;
        play.table[place as usize & 3]
    }
}

/// The estimate without information: the declarer takes half of everything, with a deviation of a quarter.
impl Default for BidEstimate {
    fn default() -> BidEstimate {
        let mut weights = [0.0; HAND_FEATURES];
        weights[0] = 0.5;
        BidEstimate { weights, deviation: 0.25 }
    }
}
