import { afterEach, describe, expect, it, vi } from 'vitest';
import { listSheets, loadSheet, saveSheet, deleteSheet } from '../pages/pad/sheet_store';
import { keepsStorage, loadText, removeText, saveText, storedKeys } from '../shell/browser_storage';
import { loadLocal, saveLocal } from '../shell/settings.svelte';

const SHEET = { log: [{ entry: 'open', title: 'Friday' }], draft: {}, correcting: null };

describe('where all cookies are blocked', () => {
  afterEach(() => vi.restoreAllMocks());

  function block() {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }

  it('what the page keeps lasts until it is closed', () => {
    expect(keepsStorage()).toBe(true);
    block();
    expect(keepsStorage()).toBe(false);
    expect([saveText('spadille.a', '1'), saveText('other', '2')]).toEqual([true, true]);
    expect([loadText('spadille.a'), loadText('spadille.b')]).toEqual(['1', null]);
    expect(storedKeys('spadille.')).toEqual(['spadille.a']);
    removeText('spadille.a');
    expect(loadText('spadille.a')).toBeNull();
    saveLocal('spadille.name', 'Nora');
    expect(loadLocal('spadille.name')).toBe('Nora');
  });

  it('the pad has its sheets all the same', () => {
    block();
    expect([listSheets(), loadSheet('one')]).toEqual([[], null]);
    expect(saveSheet('one', SHEET)).toBe(true);
    expect(listSheets().map(({ title }) => title)).toEqual(['Friday']);
    deleteSheet('one');
    expect(listSheets()).toEqual([]);
  });
});

it('where there is no room, nothing is said to be kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveText('spadille.a', '1')).toBe(false);
  vi.restoreAllMocks();
});
