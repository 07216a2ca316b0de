import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import BrowserStorage from './BrowserStorage.svelte';

/** Simulate a browser that stores 23.4 MB, and that grants or refuses persistent storage. */
function keeping(willing: boolean) {
  let safe = false;
  const storage = {
    estimate: () => Promise.resolve({ usage: 23_400_000, quota: 1e9 }),
    persisted: () => Promise.resolve(safe),
    persist: vi.fn(() => Promise.resolve((safe = willing))),
  };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  return storage;
}

describe('the storage of a browser', () => {
  it('is shown in megabytes, and as safe once the browser grants persistence', async () => {
    const { persist } = keeping(true);
    render(BrowserStorage);
    const room = await screen.findByTestId('room');
    expect(room).toHaveTextContent('23.4 MB in all');
    expect(room).toHaveTextContent('it may throw this away');
    expect(persist).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Ask it to keep everything' }));
    await waitFor(() => expect(room).toHaveTextContent('has promised'));
    expect(screen.queryByRole('button', { name: 'Ask it to keep everything' })).toBeNull();
  });

  it('is not called safe if the browser refuses persistence', async () => {
    keeping(false);
    render(BrowserStorage);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask it to keep everything' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('no such promise yet');
  });
});
