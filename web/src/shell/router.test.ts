import { beforeEach, describe, expect, it } from 'vitest';
import { toHash, fromHash } from './hash_address';
import { toUrl, fragment, go, PAD, currentRoute, replaceAddress, search } from './router.svelte';

const DEAL = '/deal/BuvwxyzABCDE';

describe('with a server', () => {
  beforeEach(() => go('/'));

  it('a page has a query and a fragment', () => {
    go(`${DEAL}?seat=1#4`);
    expect(currentRoute()).toEqual({ page: 'deal', from: { code: 'BuvwxyzABCDE' } });
    expect([search(), fragment()]).toEqual(['?seat=1', '4']);
    expect(toUrl(`${DEAL}?seat=1#4`)).toBe(location.href);
    go('/');
    expect([search(), fragment()]).toEqual(['', '']);
  });

  it('the fragment can change without a new history entry', () => {
    go(DEAL);
    const before = history.length;
    replaceAddress(`${DEAL}#7`);
    expect([fragment(), history.length]).toEqual(['7', before]);
    expect(currentRoute()).toEqual({ page: 'deal', from: { code: 'BuvwxyzABCDE' } });
  });

  it('a link opens a sheet on the pad', () => {
    go(`${PAD}#q1b-_A0`);
    expect(currentRoute()).toEqual({ page: 'pad', sheet: '', part: '', hand: null });
    expect(fragment()).toBe('q1b-_A0');
  });
});

describe('on a static host', () => {
  it.each([
    { path: '/', search: '', fragment: '' },
    { path: DEAL, search: '', fragment: '4' },
    { path: DEAL, search: '?seat=1&beside=BuvwxyzABCDE.oak', fragment: '' },
    { path: DEAL, search: '?seat=1', fragment: '12' },
    { path: PAD, search: '', fragment: 'q1b-_A0' },
  ])('$path$search with “$fragment” is in the hash', (address) => {
    const { path, search, fragment } = address;
    const written = toHash(`${path}${search}${fragment ? `#${fragment}` : ''}`);
    expect(fromHash(written)).toEqual(address);
    expect(written.lastIndexOf('#')).toBe(0);
  });

  it('an empty hash is the start page', () => {
    expect(fromHash('')).toEqual({ path: '/', search: '', fragment: '' });
  });
});
