import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Talk } from '../protocol/session/talk.svelte';
import { namedState } from '../testing/states';
import TalkLog from './TalkLog.svelte';

describe('the talk log', () => {
  afterEach(() => vi.useRealTimers());

  it('shows phrases after they disappeared from the seats', () => {
    vi.useFakeTimers();
    const talk = new Talk();
    talk.addPhrase({ type: 'said', seat: 1, phrase: 'well-played' });
    talk.addPhrase({ type: 'said', seat: 0, phrase: 'smile' });
    vi.runAllTimers();
    expect(talk.phraseAt(1)).toBeUndefined();
    render(TalkLog, { now: namedState('auction'), talk });
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([expect.stringContaining('Well played.'), expect.stringContaining('smile')]);
  });
});
