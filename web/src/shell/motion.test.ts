import { prefersReducedMotion } from 'svelte/motion';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flyIn, rememberDeparture, fadeInAfterFlight } from './motion';
import { setPreference } from './settings.svelte';

describe('the text about the winning card', () => {
  const node = document.createElement('div');
  afterEach(() => {
    setPreference('pace', 'usual');
    vi.restoreAllMocks();
  });

  it('appears when the card has landed', () => {
    vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(false);
    rememberDeparture('AS', node);
    const flight = flyIn(node, { card: 'AS', seat: 0 }).duration;
    expect(flight).toBeGreaterThan(0);
    expect(fadeInAfterFlight(node).delay).toBe(flight);
    expect(fadeInAfterFlight(node).css?.(0, 1)).toBe('opacity: 0');
  });

  it('appears at once without animations', () => {
    setPreference('pace', 'none');
    expect(fadeInAfterFlight(node)).toMatchObject({ delay: 0, duration: 0 });
  });
});
