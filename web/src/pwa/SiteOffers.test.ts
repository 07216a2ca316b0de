import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestPersistence, measureStorage } from '../shell/storage_quota.svelte';
import { workerStatus } from '../protocol/worker_status.svelte';
import { countEvenings, countTonight } from './evening_count';
import SiteOffers from './SiteOffers.svelte';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const storage = {
  persisted: vi.fn(() => Promise.resolve(false)),
  persist: vi.fn(() => Promise.resolve(true)),
};

function evenings(count: number): void {
  localStorage.setItem('spadille.evenings', JSON.stringify({ last: 'Thu Jan 01 1970', count }));
}
const offers = (playing: boolean) => render(SiteOffers, { playing, served: false });
/** Fire the event of a browser that can install the page. */
function canInstall() {
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn(() => Promise.resolve()) });
  window.dispatchEvent(event);
  return event;
}
const offered = () => screen.queryByTestId('install');

describe('an evening', () => {
  beforeEach(() => localStorage.clear());

  it('lasts until the small hours, for any number of deals', () => {
    countTonight(new Date(2026, 2, 1, 20));
    countTonight(new Date(2026, 2, 1, 23));
    countTonight(new Date(2026, 2, 2, 2));
    expect(countEvenings()).toBe(1);
    countTonight(new Date(2026, 2, 2, 19));
    expect(countEvenings()).toBe(2);
  });
});

describe('the offers beside the cards', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    storage.persist.mockClear();
  });

  it('begin when a game starts: persistence is requested and the evening is counted', async () => {
    offers(false);
    expect(storage.persist).not.toHaveBeenCalled();
    offers(true);
    await waitFor(() => expect(storage.persist).toHaveBeenCalledOnce());
    expect(countEvenings()).toBe(1);
  });

  it('are absent on plain http, where browsers grant no persistence', async () => {
    Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
    await expect(requestPersistence()).resolves.toBeUndefined();
    await expect(measureStorage()).resolves.toBeUndefined();
  });

  it('cache the page some seconds after the worker is ready, when a first hand is dealt', async () => {
    vi.useFakeTimers();
    const register = vi.fn(() => Promise.resolve({ addEventListener: () => undefined }));
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
    offers(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(register).not.toHaveBeenCalled();
    workerStatus.state = 'ready';
    await vi.advanceTimersByTimeAsync(1000);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(9000);
    expect(register).toHaveBeenCalledOnce();
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('describe the browser’s menu if only that can install', () => {
    evenings(2);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    offers(false);
    expect(offered()).toHaveTextContent('Add to Home Screen');
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });

  it('include installing the app from the second evening on, but not during a deal', async () => {
    evenings(1);
    offers(false);
    canInstall();
    expect(offered()).toBeNull();
    document.body.replaceChildren();
    evenings(2);
    const again = offers(false);
    const prompt = canInstall().prompt;
    await waitFor(() => expect(offered()).toHaveTextContent('install Spadille as an app'));
    await again.rerender({ playing: true });
    expect(offered()).toBeNull();
    await again.rerender({ playing: false });
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(offered()).toBeNull();
    offers(false);
    canInstall();
    expect(offered()).toBeNull(); // shown once
  });
});
