//! The nodes of the tree. Each node is an information set, which is identified by the cards played since the root.

use crate::cards::{Card, Cards};

/// The number that stands for no node.
const NONE: u32 = u32::MAX;

/// A card played at a node, and its statistics.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub card: Card,
    /// The number of iterations in which the card was played.
    pub visits: u32,
    /// The number of iterations in which the card was available.
    pub offered: u32,
    /// The sum of payoffs to the seat at the root, scaled to 0 to 1.
    pub payoff: f64,
    first: u32,
    next: u32,
}

impl Node {
    fn of(card: Card, next: u32) -> Node {
        Node { card, visits: 0, offered: 1, payoff: 0.0, first: NONE, next }
    }
}

/// All nodes of the tree. The root comes first.
#[derive(Clone, Debug)]
pub(super) struct Nodes(Vec<Node>);

impl Nodes {
    /// Return a tree of the root alone, with capacity for `count` other nodes.
    pub fn with_capacity(count: usize) -> Nodes {
        let mut nodes = Vec::with_capacity(count + 1);
        nodes.push(Node::of(0, NONE));
        Nodes(nodes)
    }

    /// Yield the children of a node.
    pub fn children(&self, at: usize) -> impl Iterator<Item = (usize, &Node)> {
        let mut next = self.0[at].first;
        std::iter::from_fn(move || {
            let here = (next != NONE).then_some(next as usize)?;
            next = self.0[here].next;
            Some((here, &self.0[here]))
        })
    }

    /// Count which children are available, and return the best of them by a measure, and the available cards that have
    /// no node yet.
    pub fn select(&mut self, at: usize, may: Cards, measure: impl Fn(&Node) -> f64) -> (Cards, usize) {
        let (mut fresh, mut best, mut most) = (may, at, f64::NEG_INFINITY);
        let mut here = self.0[at].first;
        while here != NONE {
            let node = &mut self.0[here as usize];
            if may.has(node.card) {
                fresh = fresh - Cards::of(node.card);
                node.offered += 1;
                let value = measure(node);
                if value > most {
                    (best, most) = (here as usize, value);
                }
            }
            here = node.next;
        }
        (fresh, best)
    }

    /// Add a child.
    pub fn add(&mut self, at: usize, card: Card) -> usize {
        let place = self.0.len();
        self.0.push(Node::of(card, self.0[at].first));
        self.0[at].first = place as u32;
        place
    }

    /// Return the card of a node.
    pub fn card(&self, at: usize) -> Card {
        self.0[at].card
    }

    /// Record the payoff of an iteration at a node.
    pub fn note(&mut self, at: usize, payoff: f64) {
        self.0[at].visits += 1;
        self.0[at].payoff += payoff;
    }
}
