import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Help from './Help.svelte';
import { openOverlay, currentOverlay } from './overlay.svelte';

describe('a dialog', () => {
  it('closes on Escape at once', async () => {
    openOverlay('help');
    render(Help);
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(currentOverlay()).toBeNull();
  });

  it('closes by its button, but not a dialog opened since', async () => {
    openOverlay('help');
    render(Help);
    const dialog = screen.getByRole('dialog', { name: 'Help' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(currentOverlay()).toBeNull();
    openOverlay('settings');
    dialog.dispatchEvent(new Event('close'));
    expect(currentOverlay()).toBe('settings');
  });
});
