import { beforeAll, describe, expect, it, vi } from 'vitest';

// The parts of the service worker's global scope that are used here.
const shown: { tag: string }[] = [];
const registration = {
  showNotification: vi.fn((_title: string, about: { tag: string }) =>
    Promise.resolve(void shown.push(about)),
  ),
  getNotifications: vi.fn(() => Promise.resolve(shown)),
};
const page = { url: 'http://localhost/table/oak', focus: vi.fn(() => Promise.resolve()) };
const clients = {
  matchAll: vi.fn(() => Promise.resolve([page])),
  openWindow: vi.fn(() => Promise.resolve()),
};
const setAppBadge = vi.fn(() => Promise.resolve());

async function heard(type: string, more: object): Promise<void> {
  const waited: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void waited.push(work);
  self.dispatchEvent(Object.assign(new Event(type), more, { waitUntil }));
  await Promise.all(waited);
}
const tapped = (table: string) => ({ notification: { close: vi.fn(), data: { table } } });

describe('push events', () => {
  beforeAll(async () => {
    Object.assign(self, { registration, clients });
    Object.assign(navigator, { setAppBadge });
    await import('./push_events');
  });

  it('show the server’s text about a turn, and how many tables wait', async () => {
    const turn = { title: 'Your turn', body: 'Frog with Bo', table: 'oak' };
    await heard('push', { data: { json: () => turn } });
    const about = { body: 'Frog with Bo', tag: 'oak', icon: '/icon-192.png', data: { table: 'oak' } };
    expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith('Your turn', about);
    expect(setAppBadge).toHaveBeenLastCalledWith(1);
  });

  it('open the table at a click, in its window if there is one', async () => {
    await heard('notificationclick', tapped('oak'));
    expect(page.focus).toHaveBeenCalledOnce();
    expect(clients.openWindow).not.toHaveBeenCalled();
    await heard('notificationclick', tapped('elm'));
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/table/elm');
  });
});
