//! Decoding of a game's rules, which `spadille.env.encode_rules` encodes as tables.

use pyo3::prelude::*;
use spadille_core::cards::Cards;
use spadille_core::env;
use spadille_core::env::{Bank, Exposure, Lead, Partner, PlayTerms, Step, StopLimits, Streak, Widow};

use crate::error::not_solvable;
use crate::ranking_tables::RankingTables;

/// See `spadille.env.encode_rules.TrumpTables`.
#[derive(FromPyObject)]
struct TrumpTables<'py> {
    ranking: PyRef<'py, RankingTables>,
    most_points: [u16; 2],
    most_tricks: [u8; 2],
    counts_tricks: bool,
    signs: Vec<i8>,
    payments: Vec<i64>,
    first: i64,
    last: i64,
    macker: i64,
    matadors: i64,
    min_mackers: u8,
    tops: Vec<u8>,
    callable: Vec<u64>,
}

/// See `spadille.env.encode_rules.ContractTables`.
#[derive(FromPyObject)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own, as in the declaration")]
struct ContractTables {
    biddable: bool,
    obliges: bool,
    needs: u64,
    min_needed: u8,
    steps: Vec<String>,
    trumps: u8,
    trump_tables: [Option<u16>; 5],
    widow: String,
    widow_shown: bool,
    keeps_aces: bool,
    lead: String,
    exposure: String,
    partner: String,
    may_call_own: bool,
    may_give_called_back: bool,
    may_ask: bool,
    sitters: [bool; 2],
    streak: Option<(u8, Option<u8>)>,
    missed_loses: bool,
    pot: Option<u8>,
}

/// See `spadille.env.encode_rules.AuctionTables`.
#[derive(FromPyObject)]
struct AuctionTables {
    is_duel: bool,
    speaks_once: bool,
    allows_hold: bool,
    allows_double: bool,
    stakes: [i64; 3],
}

/// See `spadille.env.actions.ActionLayout`.
#[derive(FromPyObject)]
struct ActionLayout {
    none: u8,
    trump: u8,
    stop: u8,
    ask: u8,
    auction: u8,
    hold: u8,
    double: u8,
    redouble: u8,
    bid: u8,
    actions: u8,
}

/// See `spadille.env.encode_rules.RuleTables`.
#[derive(FromPyObject)]
pub struct RuleTables<'py> {
    players: u8,
    pack: u64,
    recipients: Vec<u8>,
    active_seats: Vec<Vec<u8>>,
    auction: AuctionTables,
    forced: Option<(u8, u8)>,
    contracts: Vec<ContractTables>,
    trump_tables: Vec<TrumpTables<'py>>,
    antes: Vec<i64>,
    trumps_locked: bool,
    bank: String,
    layout: ActionLayout,
}

impl RuleTables<'_> {
    /// Convert to the core's tables.
    pub fn decode(self) -> PyResult<env::RuleTables> {
        let RuleTables { auction, layout, .. } = self;
        Ok(env::RuleTables {
            players: self.players,
            pack: Cards(self.pack),
            recipients: self.recipients,
            active_seats: self.active_seats,
            auction: env::Auction {
                is_duel: auction.is_duel,
                speaks_once: auction.speaks_once,
                allows_hold: auction.allows_hold,
                allows_double: auction.allows_double,
                stakes: auction.stakes,
            },
            forced: self.forced,
            contracts: self.contracts.into_iter().map(ContractTables::decode).collect::<PyResult<_>>()?,
            trump_tables: self.trump_tables.into_iter().map(TrumpTables::decode).collect(),
            antes: self.antes,
            trumps_locked: self.trumps_locked,
            bank: decode_bank(&self.bank)?,
            layout: env::Layout {
                none: layout.none,
                trump: layout.trump,
                stop: layout.stop,
                ask: layout.ask,
                auction: layout.auction,
                hold: layout.hold,
                double: layout.double,
                redouble: layout.redouble,
                bid: layout.bid,
                actions: layout.actions,
            },
        })
    }
}

impl TrumpTables<'_> {
    fn decode(self) -> env::TrumpTables {
        env::TrumpTables {
            terms: PlayTerms {
                ranking: self.ranking.0.clone(),
                limits: StopLimits { points: self.most_points, tricks: self.most_tricks },
            },
            counts_tricks: self.counts_tricks,
            signs: self.signs,
            payments: self.payments,
            first: self.first,
            last: self.last,
            macker: self.macker,
            matadors: self.matadors,
            min_mackers: self.min_mackers,
            tops: self.tops,
            callable: self.callable.into_iter().map(Cards).collect(),
        }
    }
}

impl ContractTables {
    fn decode(self) -> PyResult<env::Contract> {
        let missed_loses = self.missed_loses;
        let streak = |(earned_after, stop_after)| Streak { earned_after, stop_after, missed_loses };
        Ok(env::Contract {
            biddable: self.biddable,
            obliges: self.obliges,
            needs: Cards(self.needs),
            min_needed: self.min_needed,
            steps: self.steps.iter().map(|name| decode_step(name)).collect::<PyResult<_>>()?,
            trumps: self.trumps,
            trump_tables: self.trump_tables,
            widow: decode_widow(&self.widow)?,
            widow_shown: self.widow_shown,
            keeps_aces: self.keeps_aces,
            lead: decode_lead(&self.lead)?,
            exposure: decode_exposure(&self.exposure)?,
            partner: decode_partner(&self.partner)?,
            may_call_own: self.may_call_own,
            may_give_called_back: self.may_give_called_back,
            may_ask: self.may_ask,
            sitters: self.sitters,
            streak: self.streak.map(streak),
            pot: self.pot,
        })
    }
}

fn decode_step(name: &str) -> PyResult<Step> {
    match name {
        "trump" => Ok(Step::Trump),
        "partners-trump" => Ok(Step::PartnersTrump),
        "may-call" => Ok(Step::MayCall),
        "must-call" => Ok(Step::MustCall),
        "give" => Ok(Step::Give),
        "partner" => Ok(Step::Partner),
        "lay-away" => Ok(Step::LayAway),
        _ => Err(unknown_name("a step", name)),
    }
}

fn decode_widow(name: &str) -> PyResult<Widow> {
    match name {
        "nobodys" => Ok(Widow::Nobodys),
        "declarers" => Ok(Widow::Declarers),
        "taken-up" => Ok(Widow::TakenUp),
        "last-trick" => Ok(Widow::LastTrick),
        _ => Err(unknown_name("a widow", name)),
    }
}

fn decode_lead(name: &str) -> PyResult<Lead> {
    match name {
        "eldest" => Ok(Lead::Eldest),
        "left-of-declarer" => Ok(Lead::LeftOfDeclarer),
        "declarer" => Ok(Lead::Declarer),
        _ => Err(unknown_name("a leader", name)),
    }
}

fn decode_bank(name: &str) -> PyResult<Bank> {
    match name {
        "none" => Ok(Bank::None),
        "bank" => Ok(Bank::ThirdShare),
        "side-only" => Ok(Bank::SideOnly),
        _ => Err(unknown_name("a bank", name)),
    }
}

fn decode_exposure(name: &str) -> PyResult<Exposure> {
    match name {
        "never" => Ok(Exposure::Never),
        "before-lead" => Ok(Exposure::BeforeLead),
        "after-lead" => Ok(Exposure::AfterLead),
        "after-opponents" => Ok(Exposure::AfterOpponents),
        _ => Err(unknown_name("an exposure", name)),
    }
}

fn decode_partner(name: &str) -> PyResult<Partner> {
    match name {
        "alone" => Ok(Partner::Alone),
        "silent" => Ok(Partner::Secret),
        "names-trump" => Ok(Partner::Shown),
        _ => Err(unknown_name("a partner", name)),
    }
}

/// Return the error for a name that the core does not know.
pub fn unknown_name(what: &str, name: &str) -> PyErr {
    not_solvable(&format!("{name} is not {what} that the core knows"))
}
