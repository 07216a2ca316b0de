import { beforeEach, describe, expect, it } from 'vitest';
import { toHash, fromHash } from './hash_address';
import { toUrl, fragment, go, PAD, currentRoute, replaceAddress, search } from './router.svelte';

const DEAL = '/deal/BuvwxyzABCDE';

describe('behind a server', () => {
  beforeEach(() => go('/'));

  it('a page says what it asks and which part of it is meant', () => {
    go(`${DEAL}?seat=1#4`);
    expect(currentRoute()).toEqual({ page: 'deal', from: { code: 'BuvwxyzABCDE' } });
    expect([search(), fragment()]).toEqual(['?seat=1', '4']);
    expect(toUrl(`${DEAL}?seat=1#4`)).toBe(location.href);
    go('/');
    expect([search(), fragment()]).toEqual(['', '']);
  });

  it('a page may come to mean another part of itself, and no page is gone back to', () => {
    go(DEAL);
    const before = history.length;
    replaceAddress(`${DEAL}#7`);
    expect([fragment(), history.length]).toEqual(['7', before]);
    expect(currentRoute()).toEqual({ page: 'deal', from: { code: 'BuvwxyzABCDE' } });
  });

  it('a link brings a sheet to the pad', () => {
    go(`${PAD}#q1b-_A0`);
    expect(currentRoute()).toEqual({ page: 'pad', sheet: '', part: '', hand: null });
    expect(fragment()).toBe('q1b-_A0');
  });
});

describe('on a host of files', () => {
  it.each([
    { path: '/', search: '', fragment: '' },
    { path: DEAL, search: '', fragment: '4' },
    { path: DEAL, search: '?seat=1&beside=BuvwxyzABCDE.oak', fragment: '' },
    { path: DEAL, search: '?seat=1', fragment: '12' },
    { path: PAD, search: '', fragment: 'q1b-_A0' },
  ])('$path$search with “$fragment” stands behind the hash, and there is no other', (address) => {
    const { path, search, fragment } = address;
    const written = toHash(`${path}${search}${fragment ? `#${fragment}` : ''}`);
    expect(fromHash(written)).toEqual(address);
    expect(written.lastIndexOf('#')).toBe(0);
  });

  it('no hash at all is the start', () => {
    expect(fromHash('')).toEqual({ path: '/', search: '', fragment: '' });
  });
});
