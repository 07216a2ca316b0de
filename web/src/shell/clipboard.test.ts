import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeClipboard } from './clipboard';

describe('a text for the clipboard', () => {
  const copy = vi.fn(() => true);

  beforeEach(() => Object.assign(document, { execCommand: copy }));
  afterEach(() => {
    vi.unstubAllGlobals();
    copy.mockReset().mockReturnValue(true);
  });

  const found = { writeText: () => Promise.resolve() };
  const refused = { writeText: () => Promise.reject(new Error('not allowed')) };

  it.each([
    ['is handed over where there is one', found, true, true, 0],
    ['is copied as of old where it is refused', refused, true, true, 1],
    ['is copied as of old over plain http, which has none', undefined, true, true, 1],
    ['says so where nothing goes', undefined, false, false, 1],
  ])('%s', async (_, clipboard, works, done, times) => {
    vi.stubGlobal('navigator', { clipboard });
    copy.mockReturnValue(works);
    expect(await writeClipboard('words')).toBe(done);
    expect(copy).toHaveBeenCalledTimes(times);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('is selected inside the dialog that is open, and the focus comes back', async () => {
    vi.stubGlobal('navigator', {});
    document.body.innerHTML = '<dialog open><button>copy</button></dialog>';
    const button = document.querySelector('button');
    button?.focus();
    copy.mockImplementation(() => document.activeElement?.closest('dialog') !== null);
    expect(await writeClipboard('words')).toBe(true);
    expect(document.activeElement).toBe(button);
    document.body.innerHTML = '';
  });
});
