import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vibrateFor } from './haptics';

describe('vibration', () => {
  const vibrate = vi.fn();
  const inTheHand = (coarse: boolean, touched: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: touched } });
  };
  beforeEach(() => vibrate.mockReset());
  afterEach(() => vi.unstubAllGlobals());

  it('is short on the player’s turn and double for the reminder', () => {
    inTheHand(true, true);
    vibrateFor('turn');
    expect(vibrate).toHaveBeenLastCalledWith([60]);
    vibrateFor('nudge');
    expect(vibrate).toHaveBeenLastCalledWith([80, 80, 80]);
  });

  it('is absent for cards and chips', () => {
    inTheHand(true, true);
    vibrateFor('card');
    vibrateFor('chips');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is absent on a desktop, and before the page was touched', () => {
    inTheHand(false, true);
    vibrateFor('turn');
    inTheHand(true, false);
    vibrateFor('turn');
    expect(vibrate).not.toHaveBeenCalled();
  });
});
