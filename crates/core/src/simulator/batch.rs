//! A batch of positions, played together.

use std::thread;

use crate::cards::{CARDS, Card, Cards};
use crate::fault::Fault;
use crate::position::SEATS;

use super::NONE;
use super::chance::Chance;
use super::game::Game;
use super::observation::{OBSERVED, observe, spread};
use super::policy::Policy;
use super::rows::Rows;
use super::start::Start;
use super::tables::{Fixed, Tables, Terms};

/// How many positions are played side by side to their ends: the processor works at several at once, and they
/// stay near it.
const SIDE_BY_SIDE: usize = 32;

/// More threads than this are not started, whatever is asked for.
const MOST_THREADS: usize = 256;

/// Positions with as many seats each, played together under their own terms.
#[derive(Clone, Debug)]
pub struct Simulator {
    tables: Vec<Tables>,
    seats: u8,
    starts: Vec<Game>,
    dealt: Vec<[u64; SEATS]>,
    fixed: Vec<Fixed>,
    games: Vec<Game>,
    chances: Vec<Chance>,
}

/// A stretch of the batch, as one thread plays it.
struct Stretch<'a> {
    tables: &'a [Tables],
    seats: u8,
    dealt: &'a [[u64; SEATS]],
    fixed: &'a [Fixed],
    games: &'a mut [Game],
    chances: &'a mut [Chance],
}

impl Simulator {
    /// The positions before their first cards, with the chance of a seed; checked.
    pub fn new(terms: &[Terms], seats: u8, starts: &[Start], seed: u64) -> Result<Simulator, Fault> {
        let tables: Vec<Tables> = terms.iter().map(Tables::of).collect();
        let mut begun = Vec::with_capacity(starts.len());
        let mut fixed = Vec::with_capacity(starts.len());
        for (place, start) in starts.iter().enumerate() {
            let (game, own) = start
                .begun(&tables, seats)
                .map_err(|Fault(words)| Fault(format!("position {place}: {words}")))?;
            begun.push(game);
            fixed.push(own);
        }
        let dealt = starts.iter().map(Start::dealt).collect();
        let (games, chances) = (begun.clone(), Vec::new());
        let mut simulator = Simulator { tables, seats, starts: begun, dealt, fixed, games, chances };
        simulator.restart(seed);
        Ok(simulator)
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// How many seats each has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many positions are still being played.
    pub fn playing(&self) -> usize {
        self.games.iter().filter(|game| !game.over).count()
    }

    /// Back before the first cards, with the chance of a seed.
    pub fn restart(&mut self, seed: u64) {
        self.games.copy_from_slice(&self.starts);
        self.chances.clear();
        self.chances.extend((0..self.games.len()).map(|place| Chance::of(seed, place)));
    }

    /// Each position's seat to play adds the card given for it; where the play is over, what is given does not
    /// count. If one of them may not be played, none is.
    pub fn play(&mut self, cards: &[Card]) -> Result<(), Fault> {
        if cards.len() != self.games.len() {
            return Err(Fault::new("there is to be one card for each position"));
        }
        for (place, (&card, (game, fixed))) in
            cards.iter().zip(self.games.iter().zip(&self.fixed)).enumerate()
        {
            let may = |tables| card < CARDS as Card && game.legal(tables, fixed).has(card);
            if !game.over && !may(&self.tables[fixed.terms as usize]) {
                return Err(Fault(format!("position {place}: card {card} may not be played")));
            }
        }
        for (&card, (game, fixed)) in cards.iter().zip(self.games.iter_mut().zip(&self.fixed)) {
            if !game.over {
                game.add(card, self.seats, fixed.side, &self.tables[fixed.terms as usize]);
            }
        }
        Ok(())
    }

    /// Every position is played to its end by the declaring side's policy and its opponents': how many cards.
    pub fn play_out(&mut self, policies: [&Policy; 2], threads: usize) -> Result<u64, Fault> {
        self.check(policies, &Rows::default())?;
        let played = self.shared(threads, Rows::default(), |mut stretch, _| stretch.play_out(policies));
        Ok(played.into_iter().sum())
    }

    /// One card more in every position that is not over, written down with what was seen before it: how many.
    pub fn step(&mut self, policies: [&Policy; 2], rows: Rows, threads: usize) -> Result<u64, Fault> {
        self.check(policies, &rows)?;
        let played = self.shared(threads, rows, |mut stretch, mut rows| stretch.step(policies, &mut rows));
        Ok(played.into_iter().sum())
    }

    /// What would be written down before the next card; nothing is played, so of cards there is no row.
    pub fn look(&mut self, rows: Rows, threads: usize) -> Result<(), Fault> {
        self.check([&Policy::Random; 2], &rows)?;
        self.shared(threads, rows, |stretch, mut rows| stretch.look(&mut rows));
        Ok(())
    }

    /// The cards that may be played in each position, a bit a card; none where the play is over.
    pub fn legal(&self) -> impl Iterator<Item = Cards> {
        self.games.iter().zip(&self.fixed).map(|(game, fixed)| {
            if game.over { Cards::NONE } else { game.legal(&self.tables[fixed.terms as usize], fixed) }
        })
    }

    /// Who is to play in each position; 255 where the play is over.
    pub fn turns(&self) -> impl Iterator<Item = u8> {
        self.games.iter().map(|game| if game.over { NONE } else { game.turn })
    }

    /// The card points taken in each position, the declaring side's and its opponents'.
    pub fn points(&self) -> impl Iterator<Item = [u16; 2]> {
        self.games.iter().map(|game| game.side_points)
    }

    /// The tricks taken in each position, the declaring side's and its opponents'.
    pub fn tricks(&self) -> impl Iterator<Item = [u8; 2]> {
        self.games.iter().map(|game| game.side_tricks)
    }

    fn check(&self, policies: [&Policy; 2], rows: &Rows) -> Result<(), Fault> {
        if policies.into_iter().filter_map(Policy::rows).any(|rows| rows != self.tables.len()) {
            return Err(Fault::new("weights come in rows of 36, a row to each of the terms"));
        }
        if rows.fit(self.len()) { Ok(()) } else { Err(Fault::new("a row is not as long as the batch")) }
    }

    /// The batch in as many stretches as there are threads, each worked through by its own.
    fn shared<T: Send>(
        &mut self,
        threads: usize,
        rows: Rows,
        work: impl Fn(Stretch, Rows) -> T + Sync,
    ) -> Vec<T> {
        let share = self.games.len().div_ceil(threads.clamp(1, MOST_THREADS)).max(1);
        let Simulator { tables, seats, dealt, fixed, games, chances, .. } = self;
        let mut left = Stretch { tables, seats: *seats, dealt, fixed, games, chances };
        if left.games.len() <= share {
            return vec![work(left, rows)];
        }
        let (mut left_rows, work) = (rows, &work);
        thread::scope(|scope| {
            let mut working = Vec::with_capacity(threads);
            while !left.games.is_empty() {
                let at = share.min(left.games.len());
                let (stretch, rest) = left.split_at(at);
                let (own, others) = left_rows.split_at(at);
                working.push(scope.spawn(move || work(stretch, own)));
                (left, left_rows) = (rest, others);
            }
            working
                .into_iter()
                .map(|thread| thread.join().expect("a stretch is played without a fault"))
                .collect()
        })
    }
}

impl<'a> Stretch<'a> {
    fn split_at(self, at: usize) -> (Stretch<'a>, Stretch<'a>) {
        let Stretch { tables, seats, .. } = self;
        let (dealt, other_dealt) = self.dealt.split_at(at);
        let (fixed, other_fixed) = self.fixed.split_at(at);
        let (games, other_games) = self.games.split_at_mut(at);
        let (chances, other_chances) = self.chances.split_at_mut(at);
        let rest = Stretch {
            tables,
            seats,
            dealt: other_dealt,
            fixed: other_fixed,
            games: other_games,
            chances: other_chances,
        };
        (Stretch { tables, seats, dealt, fixed, games, chances }, rest)
    }

    fn play_out(&mut self, policies: [&Policy; 2]) -> u64 {
        match policies {
            [Policy::Random, Policy::Random] => self.play_out_by(|_, _, legal, chance| chance.one_of(legal)),
            _ => self.play_out_by(by(policies)),
        }
    }

    fn play_out_by(&mut self, choose: impl Fn(&Game, &Fixed, Cards, &mut Chance) -> Card) -> u64 {
        let mut played = 0;
        let games = self.games.chunks_mut(SIDE_BY_SIDE).zip(self.fixed.chunks(SIDE_BY_SIDE));
        for ((games, fixed), chances) in games.zip(self.chances.chunks_mut(SIDE_BY_SIDE)) {
            loop {
                let before = played;
                for ((game, fixed), chance) in games.iter_mut().zip(fixed).zip(&mut *chances) {
                    if game.over {
                        continue;
                    }
                    let tables = &self.tables[fixed.terms as usize];
                    let card = choose(game, fixed, game.legal(tables, fixed), chance);
                    game.add(card, self.seats, fixed.side, tables);
                    played += 1;
                }
                if played == before {
                    break;
                }
            }
        }
        played
    }

    fn step(&mut self, policies: [&Policy; 2], rows: &mut Rows) -> u64 {
        match policies {
            [Policy::Random, Policy::Random] => {
                self.step_by(rows, |_, _, legal, chance| chance.one_of(legal))
            }
            _ => self.step_by(rows, by(policies)),
        }
    }

    fn step_by(
        &mut self,
        rows: &mut Rows,
        choose: impl Fn(&Game, &Fixed, Cards, &mut Chance) -> Card,
    ) -> u64 {
        let mut played = 0;
        for place in 0..self.games.len() {
            let legal = self.show(place, rows);
            let (game, fixed) = (&mut self.games[place], &self.fixed[place]);
            let mut card = NONE;
            if !game.over {
                card = choose(game, fixed, legal, &mut self.chances[place]);
                game.add(card, self.seats, fixed.side, &self.tables[fixed.terms as usize]);
                played += 1;
            }
            if let Some(cards) = &mut rows.cards {
                cards[place] = card;
            }
        }
        played
    }

    fn look(&self, rows: &mut Rows) {
        for place in 0..self.games.len() {
            self.show(place, rows);
        }
    }

    /// Write down one position as it stands: the cards that may be played.
    #[inline]
    fn show(&self, place: usize, rows: &mut Rows) -> Cards {
        let (game, fixed) = (&self.games[place], &self.fixed[place]);
        let tables = &self.tables[fixed.terms as usize];
        let legal = if game.over { Cards::NONE } else { game.legal(tables, fixed) };
        if let Some(turns) = &mut rows.turns {
            turns[place] = if game.over { NONE } else { game.turn };
        }
        if let Some(rows) = &mut rows.legal {
            spread(legal.0, &mut rows.as_chunks_mut::<CARDS>().0[place]);
        }
        if let Some(rows) = &mut rows.observed {
            let row = &mut rows.as_chunks_mut::<OBSERVED>().0[place];
            if game.over {
                row.fill(0);
            } else {
                observe((game, &self.dealt[place]), self.seats, (tables, fixed), row);
            }
        }
        legal
    }
}

/// The card the policy of the side to play chooses.
fn by(policies: [&Policy; 2]) -> impl Fn(&Game, &Fixed, Cards, &mut Chance) -> Card {
    move |game, fixed, legal, chance| {
        let against = usize::from(fixed.side >> game.turn & 1 == 0);
        policies[against].choose(legal, fixed.terms, chance)
    }
}
