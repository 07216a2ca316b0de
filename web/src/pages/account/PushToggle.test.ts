import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeRequest } from '../../testing/fake_server';
import PushToggle from './PushToggle.svelte';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const HOUSE = {
  'GET /api/me/push-subscription': { key: 'BKey', on: false },
  'PUT /api/me/push-subscription': { on: true },
  'DELETE /api/me/push-subscription': { on: false },
};
const found = {
  endpoint: 'https://push.example/me',
  getKey: () => new Uint8Array([251, 255]).buffer,
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
const pushManager = {
  subscribe: vi.fn(() => Promise.resolve(found)),
  getSubscription: vi.fn(() => Promise.resolve(found)),
};
const serviceWorker = {
  register: vi.fn(() => Promise.resolve({})),
  ready: Promise.resolve({ pushManager }),
  getRegistration: () => Promise.resolve({ pushManager }),
};
const requestPermission = vi.fn(() => Promise.resolve('granted'));
const posted = (asked: FakeRequest[]) => asked.filter(({ method }) => method !== 'GET');

describe('notifications on a device', () => {
  beforeEach(() => {
    vi.stubGlobal('PushManager', vi.fn());
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    requestPermission.mockClear();
    serviceWorker.register.mockClear();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('are off by default, without a permission prompt', async () => {
    const asked = fakeServer(HOUSE);
    render(PushToggle);
    const toggle = await screen.findByRole('switch');
    expect(toggle).not.toBeChecked();
    expect(posted(asked)).toEqual([]);
    expect(requestPermission).not.toHaveBeenCalled();
    expect(serviceWorker.register).not.toHaveBeenCalled();

    await userEvent.click(toggle);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Notifications are on'));
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'BKey',
    });
    const [wanted] = posted(asked);
    expect(wanted?.body).toEqual({ endpoint: found.endpoint, key: '-_8', auth: '-_8', language: 'en' });

    await userEvent.click(toggle);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Notifications are off'));
    expect(found.unsubscribe).toHaveBeenCalledOnce();
    expect(posted(asked).at(-1)?.path).toBe('/api/me/push-subscription');
  });

  it('stay off if the browser denies the permission', async () => {
    const asked = fakeServer(HOUSE);
    requestPermission.mockResolvedValueOnce('denied');
    render(PushToggle);
    const toggle = await screen.findByRole('switch');
    vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
    await userEvent.click(toggle);
    expect(await screen.findByText(/does not let this page/)).toBeVisible();
    expect(posted(asked)).toEqual([]);
  });

  it('ask iPhone users to add the page to the home screen first', async () => {
    fakeServer(HOUSE);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    render(PushToggle);
    expect(await screen.findByText(/add the page to the home screen first/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are not mentioned if the server sends none', async () => {
    const asked = fakeServer({ 'GET /api/me/push-subscription': { key: null, on: false } });
    render(PushToggle);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByTestId('push')).toBeNull();
  });
});
