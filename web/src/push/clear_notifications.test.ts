import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearNotifications } from './clear_notifications';

const told = ['oak', 'elm'].map((tag) => ({ tag, close: vi.fn() }));
const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) };

function ringing(waiting: typeof told): void {
  const getRegistration = () => Promise.resolve({ getNotifications: () => Promise.resolve(waiting) });
  vi.stubGlobal('navigator', { ...badge, serviceWorker: { getRegistration } });
}

describe('whoever has come to a table', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('is told of it no more, and the icon counts the other tables', async () => {
    ringing(told);
    await clearNotifications('oak');
    expect(told.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
    expect(badge.setAppBadge).toHaveBeenCalledExactlyOnceWith(1);
    expect(badge.clearAppBadge).not.toHaveBeenCalled();
  });

  it('leaves no number on the icon at the last one', async () => {
    ringing(told.slice(0, 1));
    await clearNotifications('oak');
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
    expect(badge.setAppBadge).not.toHaveBeenCalled();
  });
});
