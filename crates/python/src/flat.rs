//! The flat tables of a game's rules, read from Python.

use pyo3::prelude::*;
use spadille_core::cards::Cards;
use spadille_core::env;
use spadille_core::env::{Exposure, Partner, Step, Streak, Widow};
use spadille_core::env::{PlayTerms, StopLimits};

use crate::fault::not_solvable;
use crate::tables::Tables;

/// See `spadille.env.flat.FlatPlay`.
#[derive(FromPyObject)]
struct FlatPlay<'py> {
    tables: PyRef<'py, Tables>,
    most_points: [u16; 2],
    most_tricks: [u8; 2],
    by_tricks: bool,
    signs: Vec<i8>,
    values: Vec<i64>,
    first: i64,
    last: i64,
    macker: i64,
    fewest: u8,
    tops: Vec<u8>,
    callable: Vec<u64>,
}

/// See `spadille.env.flat.FlatContract`.
#[derive(FromPyObject)]
struct FlatContract {
    needs: u64,
    least: u8,
    steps: Vec<String>,
    trumps: u8,
    played: [Option<u16>; 5],
    widow: String,
    left_leads: bool,
    exposure: String,
    partner: String,
    asks: bool,
    streak: Option<(u8, u8)>,
    pot: Option<u8>,
}

/// See `spadille.env.flat.FlatAuction`.
#[derive(FromPyObject)]
struct FlatAuction {
    answered: bool,
    holds: bool,
    doubles: bool,
    stakes: [i64; 3],
}

/// See `spadille.env.actions.ActionLayout`.
#[derive(FromPyObject)]
struct FlatLayout {
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

/// See `spadille.env.flat.FlatTables`.
#[derive(FromPyObject)]
pub struct Flat<'py> {
    players: u8,
    pack: u64,
    given: Vec<u8>,
    seated: Vec<Vec<u8>>,
    auction: FlatAuction,
    forced: Option<(u8, u8)>,
    contracts: Vec<FlatContract>,
    played: Vec<FlatPlay<'py>>,
    sitters: [bool; 2],
    antes: Vec<i64>,
    layout: FlatLayout,
}

impl Flat<'_> {
    /// As the core has them.
    pub fn read(self) -> PyResult<env::Tables> {
        let Flat { auction, layout, .. } = self;
        Ok(env::Tables {
            players: self.players,
            pack: Cards(self.pack),
            given: self.given,
            seated: self.seated,
            auction: env::Auction {
                answered: auction.answered,
                holds: auction.holds,
                doubles: auction.doubles,
                stakes: auction.stakes,
            },
            forced: self.forced,
            contracts: self.contracts.into_iter().map(FlatContract::read).collect::<PyResult<_>>()?,
            played: self.played.into_iter().map(FlatPlay::read).collect(),
            sitters: self.sitters,
            antes: self.antes,
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

impl FlatPlay<'_> {
    fn read(self) -> env::Played {
        env::Played {
            terms: PlayTerms {
                ranking: self.tables.0.clone(),
                limits: StopLimits { points: self.most_points, tricks: self.most_tricks },
            },
            by_tricks: self.by_tricks,
            signs: self.signs,
            values: self.values,
            first: self.first,
            last: self.last,
            macker: self.macker,
            fewest: self.fewest,
            tops: self.tops,
            callable: self.callable.into_iter().map(Cards).collect(),
        }
    }
}

impl FlatContract {
    fn read(self) -> PyResult<env::Contract> {
        Ok(env::Contract {
            needs: Cards(self.needs),
            least: self.least,
            steps: self.steps.iter().map(|step| self::step(step)).collect::<PyResult<_>>()?,
            trumps: self.trumps,
            played: self.played,
            widow: widow(&self.widow)?,
            left_leads: self.left_leads,
            exposure: exposure(&self.exposure)?,
            partner: partner(&self.partner)?,
            asks: self.asks,
            streak: self.streak.map(|(earned_after, stop_after)| Streak { earned_after, stop_after }),
            pot: self.pot,
        })
    }
}

fn step(word: &str) -> PyResult<Step> {
    match word {
        "trump" => Ok(Step::Trump),
        "partners-trump" => Ok(Step::PartnersTrump),
        "may-call" => Ok(Step::MayCall),
        "must-call" => Ok(Step::MustCall),
        "give" => Ok(Step::Give),
        "partner" => Ok(Step::Partner),
        "lay-away" => Ok(Step::LayAway),
        _ => Err(unknown("a step", word)),
    }
}

fn widow(word: &str) -> PyResult<Widow> {
    match word {
        "nobodys" => Ok(Widow::Nobodys),
        "declarers" => Ok(Widow::Declarers),
        "taken-up" => Ok(Widow::TakenUp),
        _ => Err(unknown("a widow", word)),
    }
}

fn exposure(word: &str) -> PyResult<Exposure> {
    match word {
        "never" => Ok(Exposure::Never),
        "before-lead" => Ok(Exposure::BeforeLead),
        "after-lead" => Ok(Exposure::AfterLead),
        "after-opponents" => Ok(Exposure::AfterOpponents),
        _ => Err(unknown("an exposure", word)),
    }
}

fn partner(word: &str) -> PyResult<Partner> {
    match word {
        "alone" => Ok(Partner::Alone),
        "silent" => Ok(Partner::Secret),
        "names-trump" => Ok(Partner::Shown),
        _ => Err(unknown("a partner", word)),
    }
}

/// What the core does not know.
pub fn unknown(what: &str, word: &str) -> PyErr {
    not_solvable(&format!("{word} is not {what} that the core knows"))
}
