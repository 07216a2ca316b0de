import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSheet, loadSheet, type Entry } from './sheet_store';
import { Pad } from './pad.svelte';

/** The questions that the pad has not answered yet; an answer shows the hand with the points asked for. */
const waiting: (() => void)[] = [];
function slow(_path: string, init: RequestInit): Promise<Response> {
  const { draft } = JSON.parse(String(init.body)) as { draft: Entry };
  const entry = 'points' in draft ? { entry: 'hand', points: draft.points } : null;
  const text = JSON.stringify({ preview: { entry }, refusal: null });
  return new Promise((answer) => waiting.push(() => answer(new Response(text))));
}
const answerAll = () => waiting.splice(0).forEach((answer) => answer());
const hands = () => loadSheet('one')?.log.slice(1);

describe('a pad that answers late', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', slow);
    saveSheet('one', { log: [{ entry: 'open' }], draft: {}, correcting: null });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('enters a hand once, however often it is tapped', async () => {
    const pad = new Pad('one');
    pad.draftMore({ points: 71 });
    const entered = [pad.enterHand(), pad.enterHand()];
    answerAll();
    expect(await Promise.all(entered)).toEqual([true, false]);
    expect(hands()).toEqual([{ entry: 'hand', points: 71 }]);
  });

  it('enters the hand as it was tapped, not as it was shown before the last digit', async () => {
    const pad = new Pad('one');
    pad.draftMore({ points: 7 });
    answerAll();
    await waitFor(() => expect(pad.preview).not.toBeNull());
    pad.draftMore({ points: 71 });
    const entered = pad.enterHand();
    answerAll();
    expect(await entered).toBe(true);
    expect(hands()).toEqual([{ entry: 'hand', points: 71 }]);
  });
});
