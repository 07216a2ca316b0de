import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSheet, loadSheet, type Entry } from './sheet_store';
import { Pad } from './pad.svelte';

/**
 * The requests that the fake server has not answered yet; an answer contains the hand with the requested
 * points.
 */
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

describe('a pad that is opened again', () => {
  const log = [{ entry: 'open' }, { entry: 'hand' }];
  const answer = { log, sheet: { lines: [] }, form: {}, preview: null, refusal: null };

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('shows its lines before the pad has answered, unless there are others by now', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
    saveSheet('one', { log, draft: {}, correcting: null });
    const first = new Pad('one');
    await waitFor(() => expect(first.sheet).not.toBeNull());
    let answerLate: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answerLate = resolve)));
    const early = new Pad('one');
    expect(early.sheet).toEqual({ lines: [] });
    answerLate(new Response(JSON.stringify(answer)));
    saveSheet('one', { log: [...log, { entry: 'undo' }], draft: {}, correcting: null });
    expect(new Pad('one').sheet).toBeNull();
    answerLate(new Response(JSON.stringify(answer)));
  });

  it('says when there is no room, and has all that was written', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
    saveSheet('one', { log: log.slice(0, 1), draft: {}, correcting: null });
    const pad = new Pad('one');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await pad.addEntry({ entry: 'hand' })).toBe(true);
    expect([pad.saveFailed, pad.log]).toEqual([true, log]);
  });

  it('undoes once, however fast that is tapped', async () => {
    const added: unknown[] = [];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      added.push((JSON.parse(String(init.body)) as { add?: unknown }).add);
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
    saveSheet('one', { log, draft: {}, correcting: null });
    const pad = new Pad('one');
    expect(await Promise.all([pad.undo(), pad.undo()])).toEqual([true, false]);
    expect(added.filter(Boolean)).toEqual([{ entry: 'undo' }]);
  });
});
