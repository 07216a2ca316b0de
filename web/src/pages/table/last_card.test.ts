import { describe, expect, it } from 'vitest';
import type { State } from '../../protocol/messages';
import { namedState } from '../../testing/states';
import { onlyCardLeft } from './last_card';

function holding(cards: number): State {
  const state = namedState('follow');
  if (!state.view || !state.wording) throw new Error('no view');
  const choices = state.wording.choices.slice(0, cards);
  return {
    ...state,
    view: { ...state.view, hand: state.view.hand.slice(0, cards) },
    wording: { ...state.wording, choices },
  };
}

describe('the last card', () => {
  it('is played automatically only if it is the only card and the only answer', () => {
    const one = holding(1);
    expect(onlyCardLeft(one)).toBe(one.wording?.choices[0]?.action);
    expect(onlyCardLeft(holding(2))).toBeNull();
    expect(onlyCardLeft(namedState('auction'))).toBeNull();
  });
});
