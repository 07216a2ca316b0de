//! The nodes of the tree: an information set each, told apart by the cards played since the root.

use crate::cards::{Card, Cards};

/// No place.
const NONE: u32 = u32::MAX;

/// A card played at a place of the tree, and what became of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub card: Card,
    /// How often it was played.
    pub visits: u32,
    /// How often it could have been.
    pub offered: u32,
    /// The worth that followed, added up; from 0 to 1 each, to the seat at the root.
    pub payoff: f64,
    first: u32,
    next: u32,
}

impl Node {
    fn of(card: Card, next: u32) -> Node {
        Node { card, visits: 0, offered: 1, payoff: 0.0, first: NONE, next }
    }
}

/// The tree, the root first.
#[derive(Clone, Debug)]
pub(super) struct Nodes(Vec<Node>);

impl Nodes {
    /// The root alone, with room for so many others.
    pub fn with_room(many: usize) -> Nodes {
        let mut nodes = Vec::with_capacity(many + 1);
        nodes.push(Node::of(0, NONE));
        Nodes(nodes)
    }

    /// The cards tried at a place.
    pub fn tried(&self, at: usize) -> impl Iterator<Item = (usize, &Node)> {
        let mut next = self.0[at].first;
        std::iter::from_fn(move || {
            let here = (next != NONE).then_some(next as usize)?;
            next = self.0[here].next;
            Some((here, &self.0[here]))
        })
    }

    /// Takes down which of the cards tried at a place could be played, and gives the one that is best by a measure;
    /// and with it those that were not tried yet.
    pub fn offer(&mut self, at: usize, may: Cards, measure: impl Fn(&Node) -> f64) -> (Cards, usize) {
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

    /// A new place, where a card is played for the first time.
    pub fn add(&mut self, at: usize, card: Card) -> usize {
        let place = self.0.len();
        self.0.push(Node::of(card, self.0[at].first));
        self.0[at].first = place as u32;
        place
    }

    /// The card played there.
    pub fn card(&self, at: usize) -> Card {
        self.0[at].card
    }

    /// What followed, taken down.
    pub fn note(&mut self, at: usize, payoff: f64) {
        self.0[at].visits += 1;
        self.0[at].payoff += payoff;
    }
}
