//! Problems made of arbitrary bytes: the core rejects them with a reason, or solves them consistently.

use spadille_core::cards::{CARDS, Card, Cards};
use spadille_core::error::Error;
use spadille_core::position::Position;
use spadille_core::ranking::Ranking;
use spadille_core::solver::{Objective, Problem, Solver};
use spadille_core::trick::Taken;

/// Larger problems are validated but not solved: the fuzzer runs millions of them.
const MAX_CARDS_SOLVED: u32 = 21;

/// Bytes, read one after another; zeros after the end.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        let (&first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        first
    }

    fn below(&mut self, bound: u8) -> u8 {
        self.byte() % bound
    }

    fn word(&mut self) -> u64 {
        (0..8).fold(0, |word, _| word << 8 | u64::from(self.byte()))
    }
}

/// Make a problem of these bytes and solve it, or return why it is rejected.
pub fn run(bytes: &[u8], solver: &mut Solver) -> Result<(), Error> {
    let problem = make_problem(&mut Bytes(bytes))?;
    let cards: u32 = problem.position.hands.iter().map(|hand| hand.count()).sum();
    if cards <= MAX_CARDS_SOLVED {
        check(&problem, solver);
    }
    Ok(())
}

fn make_problem(bytes: &mut Bytes<'_>) -> Result<Problem, Error> {
    let ranking = make_ranking(bytes)?;
    let mut position = make_position(bytes)?;
    let objectives = [Objective::Points, Objective::Tricks, Objective::NoPoints, Objective::NoTricks];
    let objective = objectives[bytes.below(4) as usize];
    position.last =
        if objective == Objective::Points { u32::from(bytes.byte().saturating_sub(200)) } else { 0 };
    Problem::new(ranking, position, bytes.below(17), objective)
}

/// Make the order of a game, or an arbitrary order.
fn make_ranking(bytes: &mut Bytes<'_>) -> Result<Ranking, Error> {
    let trump = Some(bytes.below(5)).filter(|&suit| suit < 4 || bytes.below(20) == 0);
    let must_trump = bytes.below(2) == 1;
    let wild = bytes.below(8) == 0;
    let mut suit_of: [u8; CARDS] = std::array::from_fn(|card| card as u8 / 9);
    let mut strength: [u8; CARDS] = std::array::from_fn(|card| [9, 7, 6, 5, 8, 4, 3, 2, 1][card % 9]);
    let mut points: [u8; CARDS] = std::array::from_fn(|card| [11, 4, 3, 2, 10, 0, 0, 0, 0][card % 9]);
    for card in 0..CARDS {
        if Some(suit_of[card]) == trump {
            strength[card] += 36;
        }
        if wild && bytes.below(4) == 0 {
            suit_of[card] = bytes.below(4);
            strength[card] = 2 * bytes.below(10) + if Some(suit_of[card]) == trump { 36 } else { 0 };
            points[card] = strength[card] % 36;
        }
    }
    let ranking = Ranking::new(suit_of, strength, points, trump, must_trump)?;
    if is_sound(&ranking) { Ok(ranking) } else { Err(Error::new("no ranking that the core is made for")) }
}

/// Return whether trumps are above plain cards, and no card of a suit counts more than a stronger one.
fn is_sound(ranking: &Ranking) -> bool {
    let cards = || 0..CARDS as Card;
    let is_trump = |card: Card| Some(ranking.suit_of[card as usize]) == ranking.trump;
    let strength = |card: Card| ranking.strength[card as usize];
    let points = |card: Card| ranking.points[card as usize];
    let same = |card: Card, other: Card| ranking.suit_of[card as usize] == ranking.suit_of[other as usize];
    cards().all(|card| {
        cards().all(|other| {
            (!is_trump(card) || is_trump(other) || strength(card) > strength(other))
                && (!same(card, other) || strength(card) <= strength(other) || points(card) >= points(other))
        })
    })
}

/// Deal hands from the pack, now and then with a card too many, too few or twice.
fn make_position(bytes: &mut Bytes<'_>) -> Result<Position, Error> {
    let seats = if bytes.below(16) == 0 { bytes.below(6) } else { 3 + bytes.below(2) };
    let (size, played, leader) = (bytes.below(7), bytes.below(seats.max(1)), bytes.below(seats.max(1)));
    let mut pack: Vec<Card> = (0..CARDS as Card).collect();
    for place in (1..CARDS).rev() {
        pack.swap(place, bytes.below(place as u8 + 1) as usize);
    }
    let mut take = |number: u8| pack.split_off(pack.len().saturating_sub(number as usize));
    let behind = |seat: u8| (seat + seats - leader) % seats < played;
    let mut hands: Vec<Cards> =
        (0..seats).map(|seat| take(size + u8::from(!behind(seat))).into_iter().collect()).collect();
    let mut trick = take(played);
    match bytes.below(24) {
        0 => hands.iter_mut().for_each(|hand| *hand = Cards(hand.0 ^ bytes.word())),
        1 => hands.iter_mut().for_each(|hand| *hand = Cards(hand.0 ^ 1 << bytes.below(64))),
        2 => trick.push(bytes.byte()),
        _ => {}
    }
    let called = Some(bytes.below(60)).filter(|&card| card < 40);
    let mut position = Position::new(&hands, leader, &trick, called)?;
    position.locked = bytes.below(4) == 0;
    Ok(position)
}

/// Check that value, thresholds, moves and line agree.
fn check(problem: &Problem, solver: &mut Solver) {
    let (value, most) = (solver.value(problem), max_value(problem));
    assert!(value <= most, "{value} of {most} in {problem:?}");
    assert!(solver.reaches(problem, value), "{problem:?}");
    assert!(!solver.reaches(problem, value + 1), "{problem:?}");
    let moves = solver.moves(problem);
    let playable = problem.position.playable(&problem.ranking);
    assert_eq!(moves.iter().map(|&(card, _)| card).collect::<Cards>(), playable, "{problem:?}");
    let ours = problem.side >> problem.position.turn() & 1 == 1;
    let after = moves.iter().map(|&(_, value)| value);
    let best = if ours { after.max() } else { after.min() };
    assert_eq!(best.unwrap_or(value), value, "{problem:?}");
    let line = solver.line(problem);
    assert_eq!(play_line(problem, &line), value, "{problem:?}");
}

/// Return the maximum value.
fn max_value(problem: &Problem) -> u32 {
    let position = &problem.position;
    let left = position.hands.iter().fold(Cards::NONE, |cards, &hand| cards | hand);
    let cards = position.table().iter().fold(left, |cards, &card| cards | Cards::of(card));
    match problem.objective {
        Objective::Points => problem.ranking.points_in(cards) + position.last,
        Objective::Tricks => cards.count() / u32::from(position.seats),
        Objective::NoPoints | Objective::NoTricks => 1,
    }
}

/// Play a line, check that its cards are legal, and return its value.
fn play_line(problem: &Problem, line: &[(u8, Card)]) -> u32 {
    let (mut at, mut taken) = (problem.position.clone(), 0);
    for &(seat, card) in line {
        assert_eq!(seat, at.turn(), "{problem:?}");
        assert!(at.playable(&problem.ranking).has(card), "{problem:?}");
        if let Some(Taken { winner, points }) = at.play(card, &problem.ranking) {
            let counts = match problem.objective {
                Objective::Points | Objective::NoPoints => points,
                Objective::Tricks | Objective::NoTricks => 1,
            };
            taken += if problem.side >> winner & 1 == 1 { counts } else { 0 };
        }
    }
    assert!(at.hands.iter().all(|hand| hand.is_empty()), "{problem:?}");
    match problem.objective {
        Objective::Points | Objective::Tricks => taken,
        Objective::NoPoints | Objective::NoTricks => u32::from(taken == 0),
    }
}

/// A xorshift generator.
pub struct Xorshift(pub u64);

impl Xorshift {
    /// Draw `number` bytes.
    pub fn bytes(&mut self, number: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(number + 8);
        while bytes.len() < number {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            bytes.extend(self.0.to_le_bytes());
        }
        bytes
    }
}
