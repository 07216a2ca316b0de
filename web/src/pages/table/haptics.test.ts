import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feel } from './haptics';

describe('what is felt', () => {
  const vibrate = vi.fn();
  const inTheHand = (coarse: boolean, touched: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: touched } });
  };
  beforeEach(() => vibrate.mockReset());
  afterEach(() => vi.unstubAllGlobals());

  it('is my turn once, and the reminder twice', () => {
    inTheHand(true, true);
    feel('turn');
    expect(vibrate).toHaveBeenLastCalledWith([60]);
    feel('nudge');
    expect(vibrate).toHaveBeenLastCalledWith([80, 80, 80]);
  });

  it('is no card and no chips', () => {
    inTheHand(true, true);
    feel('card');
    feel('chips');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is nothing at a desk, nor before the page was touched', () => {
    inTheHand(false, true);
    feel('turn');
    inTheHand(true, false);
    feel('turn');
    expect(vibrate).not.toHaveBeenCalled();
  });
});
