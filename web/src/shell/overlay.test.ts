import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeOverlay, currentOverlay, openOverlay } from './overlay.svelte';
import { currentRoute, go } from './router.svelte';

const page = () => currentRoute().page;
/** Wait until the history has moved to the requested entry, which takes a few tasks. */
async function settled() {
  for (let task = 0; task < 10; task++) await new Promise((resolve) => setTimeout(resolve));
}
async function back() {
  history.back();
  await settled();
}

describe('what lies over a page', () => {
  beforeEach(async () => {
    closeOverlay();
    await settled();
    go('/about');
    go('/table/oak');
  });

  it('is taken away by Back, and the page stays', async () => {
    openOverlay('people');
    await back();
    expect([currentOverlay(), page()]).toEqual([null, 'table']);
    await back();
    expect(page()).toBe('about');
  });

  it('leaves nothing behind in the history when it is closed', async () => {
    openOverlay('menu');
    openOverlay('settings'); // one in place of the other
    closeOverlay();
    await settled();
    expect([currentOverlay(), page()]).toEqual([null, 'table']);
    await back();
    expect(page()).toBe('about');
  });

  it('gives way to the page that is gone to from it, closed before or not', async () => {
    openOverlay('menu');
    closeOverlay();
    go('/account');
    await settled();
    expect(page()).toBe('account');
    openOverlay('erase');
    go('/day');
    closeOverlay();
    await settled();
    expect(page()).toBe('day');
    await back();
    expect(page()).toBe('account');
    await back();
    expect(page()).toBe('table');
  });

  it('may be another one at once, or a page a moment later', async () => {
    openOverlay('menu');
    closeOverlay();
    openOverlay('help');
    await settled();
    expect(currentOverlay()).toBe('help');
    closeOverlay();
    await new Promise((resolve) => setTimeout(resolve)); // on the way back
    go('/day');
    await settled();
    expect(page()).toBe('day');
    await back();
    expect(page()).toBe('table');
  });

  it('and a page that is gone to twice is gone to once', async () => {
    const spy = vi.spyOn(history, 'pushState');
    go('/day');
    go('/day');
    expect(spy).toHaveBeenCalledOnce();
    spy.mockRestore();
    await back();
    expect(page()).toBe('table');
  });
});
