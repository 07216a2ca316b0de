import { describe, expect, it } from 'vitest';
import type { State } from '../../protocol/messages';
import { namedState } from '../../testing/states';
import { soundCues } from './sound_cues';

function waiting(): State {
  const state = namedState('follow');
  if (state.view) state.view.decision = null;
  return state;
}

/** Return the state with one more call. */
function after(state: State, action: string): State {
  const { view } = state;
  if (!view?.trick) throw new Error('no trick');
  const cards = action.includes('play') ? [...view.trick.cards, '6S'] : view.trick.cards;
  return { ...state, view: { ...view, actions: [...view.actions, action], trick: { ...view.trick, cards } } };
}

describe('sound cues', () => {
  it('are absent for the first state', () => {
    expect(soundCues(null, namedState('follow'))).toEqual([]);
  });

  it('play once when the player’s turn comes', () => {
    expect(soundCues(waiting(), namedState('follow'))).toEqual(['turn']);
    expect(soundCues(namedState('follow'), namedState('follow'))).toEqual([]);
  });

  it('play a card for a card, and nothing for a call', () => {
    expect(soundCues(waiting(), after(waiting(), '1 play 6S'))).toEqual(['card']);
    expect(soundCues(waiting(), after(waiting(), '1 pass'))).toEqual([]);
  });

  it('play the trick that the player takes before the turn that it brings', () => {
    const now = after(waiting(), '1 play 6S');
    if (!now.view) throw new Error('no deal');
    const taken = { leader: 0, cards: ['AH', '6H', '7H'], points: 11, winner: 0 };
    const won = { ...now, view: { ...now.view, tricks: [...now.view.tricks, taken] } };
    expect(soundCues(waiting(), won)).toEqual(['trick']);
    const { decision } = namedState('follow').view ?? {};
    const leads = { ...won, view: { ...won.view, decision: decision ?? null } };
    expect(soundCues(waiting(), leads)).toEqual(['trick', 'turn']);
    const other = { ...won, view: { ...won.view, tricks: [...now.view.tricks, { ...taken, winner: 1 }] } };
    expect(soundCues(waiting(), other)).toEqual(['card']);
  });

  it('play chips lost unlike chips won', () => {
    const settled = namedState('settled-solo');
    if (!settled.wording?.settled) throw new Error('no settlement');
    settled.wording.settled.gain = { id: 'said-loses', chips: 48 };
    expect(soundCues({ ...waiting(), table: settled.table }, settled)).toEqual(['lost']);
  });

  it('play chips when a deal is settled', () => {
    const settled = namedState('settled-solo');
    expect(soundCues({ ...waiting(), table: settled.table }, settled)).toEqual(['chips']);
  });
});
