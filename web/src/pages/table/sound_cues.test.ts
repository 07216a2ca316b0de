import { describe, expect, it } from 'vitest';
import type { State } from '../../protocol/messages';
import { namedState } from '../../testing/states';
import { soundCue } from './sound_cues';

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
    expect(soundCue(null, namedState('follow'))).toBeNull();
  });

  it('play once when the player’s turn comes', () => {
    expect(soundCue(waiting(), namedState('follow'))).toBe('turn');
    expect(soundCue(namedState('follow'), namedState('follow'))).toBeNull();
  });

  it('play a card for a card, and nothing for a call', () => {
    expect(soundCue(waiting(), after(waiting(), '1 play 6S'))).toBe('card');
    expect(soundCue(waiting(), after(waiting(), '1 pass'))).toBeNull();
  });

  it('play chips when a deal is settled', () => {
    const settled = namedState('settled-solo');
    expect(soundCue({ ...waiting(), table: settled.table }, settled)).toBe('chips');
  });
});
