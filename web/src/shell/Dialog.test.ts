import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Help from './Help.svelte';
import { open, overlay } from './overlay.svelte';

describe('a sheet over the page', () => {
  it('is gone as soon as Escape is pressed', async () => {
    open('help');
    render(Help);
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(overlay()).toBeNull();
  });

  it('closes by its button, and closes nothing that was opened since', async () => {
    open('help');
    render(Help);
    const dialog = screen.getByRole('dialog', { name: 'Keys' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(overlay()).toBeNull();
    open('settings');
    dialog.dispatchEvent(new Event('close'));
    expect(overlay()).toBe('settings');
  });
});
