import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearNotifications } from './clear_notifications';

const notifications = ['oak', 'elm'].map((tag) => ({ tag, close: vi.fn() }));
const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) };

function ringing(waiting: typeof notifications): void {
  const getRegistration = () => Promise.resolve({ getNotifications: () => Promise.resolve(waiting) });
  vi.stubGlobal('navigator', { ...badge, serviceWorker: { getRegistration } });
}

describe('opening a table', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('removes its notification and lowers the number on the app’s icon', async () => {
    ringing(notifications);
    await clearNotifications('oak');
    expect(notifications.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
    expect(badge.setAppBadge).toHaveBeenCalledExactlyOnceWith(1);
    expect(badge.clearAppBadge).not.toHaveBeenCalled();
  });

  it('removes the number with the last table', async () => {
    ringing(notifications.slice(0, 1));
    await clearNotifications('oak');
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
    expect(badge.setAppBadge).not.toHaveBeenCalled();
  });
});
