import { prefersReducedMotion } from 'svelte/motion';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrive, departs, lies } from './motion';
import { keep } from './settings.svelte';

describe('the word about the winning card', () => {
  const node = document.createElement('div');
  afterEach(() => {
    keep('pace', 'usual');
    vi.restoreAllMocks();
  });

  it('is said when the card lies, not while it flies', () => {
    vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(false);
    departs('AS', node);
    const flight = arrive(node, { card: 'AS', seat: 0 }).duration;
    expect(flight).toBeGreaterThan(0);
    expect(lies(node).delay).toBe(flight);
    expect(lies(node).css?.(0, 1)).toBe('opacity: 0');
  });

  it('waits for nothing where nothing moves', () => {
    keep('pace', 'none');
    expect(lies(node)).toMatchObject({ delay: 0, duration: 0 });
  });
});
