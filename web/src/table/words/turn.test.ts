import { describe, expect, it } from 'vitest';
import type { State } from '../../protocol/messages';
import { stateAt, type Moment } from '../../testing/states';
import { turnOf } from './turn';

function asked(moment: Moment, change: (state: State) => void = () => {}): string {
  const state = stateAt(moment);
  change(state);
  return turnOf(state).text;
}

describe('the turn line', () => {
  it('says what a first bid and a higher one may be', () => {
    const first = asked('auction', ({ view }) => {
      if (view) view.bid = null;
    });
    expect(first).toBe('Bid or pass.');
    const over = asked('auction', ({ view }) => {
      if (view) view.bid = { seat: 1, contract: 'misere' };
    });
    expect(over).toBe('Bid higher than misère, or pass.');
  });

  it('tells where passing is all that is left', () => {
    const text = asked('auction', ({ view }) => {
      if (view?.decision) view.decision.answers = ['0 pass'];
    });
    expect(text).toBe('Nothing higher is left: pass.');
  });

  it('names the cards when three or fewer may be played', () => {
    const text = asked('follow', ({ view }) => {
      if (!view?.decision || !view.trick) return;
      view.trick = { leader: 1, cards: ['6S'], winning: 1 };
      view.decision.answers = ['0 play QS', '0 play 8S'];
      view.decision.refused = { AH: { code: 'must-follow-suit', rule: 'six-bid.play.follow' } };
    });
    expect(text).toBe('Alma led spades: follow with the queen or the eight.');
  });

  it('offers no choice with one card left', () => {
    const text = asked('follow', ({ view }) => {
      if (!view?.decision) return;
      view.hand = view.hand.slice(0, 1);
      view.decision.answers = [`0 play ${view.hand[0]?.card ?? ''}`];
      view.decision.refused = {};
    });
    expect(text).toBe('Your last card.');
  });

  it('tells a player who must trump', () => {
    const text = asked('must-trump', ({ view }) => {
      if (!view?.decision || !view.trick) return;
      view.trick = { leader: 1, cards: ['6S'], winning: 1 };
      view.decision.answers = ['0 play QH'];
    });
    expect(text).toBe('Alma led spades: you must trump, with the queen.');
  });

  it('asks for what other games ask', () => {
    expect(asked('double')).toBe('Bid higher than spade solo, double, or pass.');
    expect(asked('redouble')).toBe('Clara and Dag have doubled you: redouble, or pass.');
    expect(asked('hold')).toBe('Solo is bid over yours: hold, bid higher, or pass.');
    expect(asked('discard')).toBe('Lay away three cards.');
    expect(asked('call-partner')).toBe('Call a partner by the ace of spades, ace of hearts or ace of clubs.');
    expect(asked('partner')).toBe('Bruno led hearts: play the called card.');
    expect(asked('stop')).toMatch(/Or stop, and first is yours\./);
  });

  it('asks for the other choices by name', () => {
    expect(asked('trump')).toBe('Name trumps.');
    expect(asked('call')).toBe('Call a card.');
    expect(asked('give')).toMatch(/^Choose a card to give for the \w+ of \w+\.$/);
  });

  it('has a sentence for a choice it has never heard of', () => {
    const text = asked('auction', ({ view }) => {
      if (view?.decision) view.decision = { kind: 'riddle', answers: ['0 riddle S'], refused: {} };
    });
    expect(text).toBe('Choose one of the answers.');
  });

  it('is another’s where nothing is asked', () => {
    const state = stateAt('follow');
    if (state.view) Object.assign(state.view, { decision: null, turn: 1 });
    expect(turnOf(state)).toEqual({ mine: false, text: 'Alma is to play.' });
  });
});
