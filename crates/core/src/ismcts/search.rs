//! The four steps of an iteration: selection, expansion, rollout, backpropagation.
//!
//! Selection is by UCB1: P. Auer, N. Cesa-Bianchi, P. Fischer, Finite-time analysis of the multiarmed bandit problem,
//! Machine Learning 47 (2002).

use super::nodes::{Node, Nodes};
use crate::cards::{Card, Cards};
use crate::error::Error;
use crate::information_set::{InformationSet, World};
use crate::policy::{Compared, Heuristic, History, Open, Policy, Replay, Table};
use crate::rng::Xoshiro256;
use crate::trick::Taken;

/// The maximum number of cards that can be played.
const MAX_CARDS: usize = 36;

/// The statistics of one card at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveStatistics {
    /// The card.
    pub card: Card,
    /// The number of visits.
    pub visits: u32,
    /// The mean payoff.
    pub payoff: f64,
}

/// Run one iteration for each world and return the statistics of the cards at the root.
///
/// `exploration` is the exploration constant, in standard deviations of the outcomes' payoffs.
pub fn search_tree(
    info: &InformationSet,
    worlds: &[World],
    exploration: f64,
    rng: Xoshiro256,
) -> Result<Vec<MoveStatistics>, Error> {
    check_exploration(exploration)?;
    let heuristic = Heuristic::of(&info.ranking, info.avoids());
    let open = |world: &World| {
        (Open { ranking: &info.ranking, position: world.position.clone(), side: world.side }, world.before)
    };
    Ok(search_tree_with(&heuristic, info, worlds.iter().map(open), exploration, rng))
}

fn check_exploration(exploration: f64) -> Result<(), Error> {
    if exploration.is_finite() { Ok(()) } else { Err(Error::new("the exploration constant is not finite")) }
}

/// Search with a given rollout policy. Each table comes with the points or tricks that the side has taken before.
pub fn search_tree_with<T: Table>(
    policy: &impl Policy<T>,
    info: &InformationSet,
    tables: impl ExactSizeIterator<Item = (T, u32)>,
    exploration: f64,
    rng: Xoshiro256,
) -> Vec<MoveStatistics> {
    let mut ismcts = Tree::new(policy, info, tables.len(), exploration, rng);
    for (table, before) in tables {
        ismcts.run_iteration(table, before);
    }
    let mut tried: Vec<MoveStatistics> =
        ismcts.nodes.children(0).map(|(_, node)| ismcts.statistics(node)).collect();
    tried.sort_unstable_by_key(|child| child.card);
    tried
}

/// Search in worlds given as rows, with the public history.
pub fn search_tree_from<P>(
    history: &History,
    policy: &P,
    info: &InformationSet,
    rows: &[u64],
    exploration: f64,
    rng: Xoshiro256,
) -> Result<Vec<MoveStatistics>, Error>
where
    P: for<'a> Policy<Replay<'a>>,
{
    history.check_moment(info)?;
    history.check_worlds(rows)?;
    check_exploration(exploration)?;
    let (worlds, compared) = (info.worlds(rows)?, Compared::of(history));
    let tables = rows.chunks_exact(history.seats as usize + 1).zip(&worlds);
    let replay = |(row, world): (&[u64], &World)| (Replay::to_present(history, &compared, row), world.before);
    Ok(search_tree_with(policy, info, tables.map(replay), exploration, rng))
}

struct Tree<'a, P> {
    info: &'a InformationSet,
    nodes: Nodes,
    policy: &'a P,
    rng: Xoshiro256,
    exploration: f64,
    ends: Ends,
    /// The lowest payoff, and the range of the payoffs.
    scale: (f64, f64),
}

/// The payoffs of the outcomes so far.
#[derive(Default)]
struct Ends {
    many: f64,
    sum: f64,
    squares: f64,
}

impl Ends {
    /// The weight of a prior, in outcomes a quarter off the mean.
    const PRIOR_OUTCOMES: f64 = 8.0;

    fn note(&mut self, payoff: f64) {
        self.many += 1.0;
        self.sum += payoff;
        self.squares += payoff * payoff;
    }

    fn deviation(&self) -> f64 {
        let off = self.squares - self.sum * self.sum / self.many.max(1.0) + Ends::PRIOR_OUTCOMES / 16.0;
        (off.max(0.0) / (self.many + Ends::PRIOR_OUTCOMES)).sqrt()
    }
}

/// The state of a descent through the tree.
struct Descent<T> {
    table: T,
    total: u32,
    over: bool,
}

impl<'a, P> Tree<'a, P> {
    fn new(
        policy: &'a P,
        info: &'a InformationSet,
        many: usize,
        exploration: f64,
        rng: Xoshiro256,
    ) -> Tree<'a, P> {
        let least = info.payoffs.iter().copied().fold(f64::INFINITY, f64::min);
        let most = info.payoffs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Tree {
            info,
            nodes: Nodes::with_capacity(many),
            policy,
            rng,
            exploration,
            ends: Ends::default(),
            scale: (least, (most - least).max(f64::MIN_POSITIVE)),
        }
    }

    fn statistics(&self, node: &Node) -> MoveStatistics {
        let mean = node.payoff / f64::from(node.visits.max(1));
        MoveStatistics { card: node.card, visits: node.visits, payoff: self.scale.0 + mean * self.scale.1 }
    }

    /// Run one iteration: down the tree, to the end of the deal, and back up with the payoff.
    fn run_iteration<T: Table>(&mut self, table: T, before: u32)
    where
        P: Policy<T>,
    {
        let root = is_side(&table, table.position().turn());
        let mut descent = Descent { table, total: before, over: false };
        let mut path = [0; MAX_CARDS];
        let depth = self.descend(&mut descent, root, &mut path);
        while !descent.over {
            let card = self.policy.choose(&descent.table, &mut self.rng);
            self.play(&mut descent, card);
        }
        let payoff = (self.info.payoff_of(descent.total) - self.scale.0) / self.scale.1;
        self.ends.note(payoff);
        self.nodes.note(0, payoff);
        for &place in &path[..depth] {
            self.nodes.note(place, payoff);
        }
    }

    /// Descend to the first card without a node. Return the depth.
    fn descend<T: Table>(
        &mut self,
        descent: &mut Descent<T>,
        root: bool,
        path: &mut [usize; MAX_CARDS],
    ) -> usize {
        let (mut at, mut depth) = (0, 0);
        let exploration = self.exploration * self.ends.deviation();
        while !descent.over {
            let (table, may) = (&descent.table, descent.table.legal());
            let with_root = is_side(table, table.position().turn()) == root;
            let (fresh, best) = self.nodes.select(at, may, |node| ucb_score(node, with_root, exploration));
            at = if fresh.is_empty() { best } else { self.expand(at, fresh) };
            path[depth] = at;
            depth += 1;
            self.play(descent, self.nodes.card(at));
            if !fresh.is_empty() {
                break;
            }
        }
        depth
    }

    fn expand(&mut self, at: usize, fresh: Cards) -> usize {
        let mut cards = fresh;
        let card = cards.nth(self.rng.below(u64::from(fresh.count())) as usize).unwrap_or(0);
        self.nodes.add(at, card)
    }

    fn play<T: Table>(&self, descent: &mut Descent<T>, card: Card) {
        let Some(Taken { winner, points }) = descent.table.play(card) else { return };
        if is_side(&descent.table, winner) {
            descent.total += self.info.trick_value(points);
        }
        let empty = descent.table.position().hands[winner as usize].is_empty();
        descent.over = empty || self.info.avoids() && descent.total > 0;
    }
}

/// Return whether a seat belongs to the declaring side.
fn is_side(table: &impl Table, seat: u8) -> bool {
    table.side() >> seat & 1 == 1
}

/// Return the UCB1 score of a card, for a player who shares the root's interest or has the opposite one.
#[inline]
fn ucb_score(node: &Node, with_root: bool, exploration: f64) -> f64 {
    let visits = f64::from(node.visits);
    let mean = node.payoff / visits;
    let own = if with_root { mean } else { 1.0 - mean };
    own + exploration * (f64::from(node.offered).ln() / visits).sqrt()
}
