import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ASKED, LAPTOP, MATCH, ME, PHONE } from '../../testing/account';
import { fakeServer } from '../../testing/fake_server';
import AccountPage from './AccountPage.svelte';

describe('the player’s devices', () => {
  const TWO = { ...ASKED, 'GET /api/me/devices': { devices: [LAPTOP, PHONE] } };

  it('are listed with their dates; signing one out asks first', async () => {
    const asked = fakeServer({ ...TWO, 'POST /api/me/devices/d1/sign-out': { devices: [LAPTOP] } });
    render(AccountPage);
    const devices = within(await screen.findByTestId('devices'));
    expect(await devices.findByText('Safari on iPhone')).toBeInTheDocument();
    expect(devices.getAllByText('signed in since 1 Feb 2026, last used 1 Mar 2026')).toHaveLength(2);
    const out = devices.getByRole('button', { name: /Sign out Safari on iPhone/ });
    await userEvent.click(out);
    expect(screen.getByText(/will no longer play as you/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(out);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await devices.findByText('Safari on iPhone is signed out.')).toBeInTheDocument();
    expect(devices.getAllByRole('listitem')).toHaveLength(1);
    expect(devices.getByRole('heading', { name: 'Your devices' })).toHaveFocus();
  });

  it('are not shown as an empty list if the request fails', async () => {
    fakeServer({ 'GET /api/me': ME, 'GET /api/tables': ASKED['GET /api/tables'] });
    render(AccountPage);
    const devices = within(await screen.findByTestId('devices'));
    expect(await devices.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  });

  it('are reloaded after this one is signed out, and again after signing in', async () => {
    const nobody = { known: false, name: null, recovery: null };
    fakeServer({ ...TWO, 'POST /api/me/devices/d2/sign-out': { devices: [] } });
    render(AccountPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out here' }));
    const signedOut = { ...ASKED, 'POST /api/me/devices/d2/sign-out': { devices: [] } };
    fakeServer({ ...signedOut, 'GET /api/me': nobody, 'POST /api/me/recover': ME });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out here' }));
    expect(await screen.findByText('You are signed out here.')).toHaveFocus();
    expect(screen.queryByTestId('devices')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd{Enter}');
    expect(await screen.findByText('Welcome back, Ann.')).toBeInTheDocument();
    expect(screen.queryByText('You are signed out here.')).toBeNull();
  });

  it('are signed out by a new code, after a question', async () => {
    const asked = fakeServer({ ...TWO, 'POST /api/me/recovery': { code: 'ABCD-EFGH' } });
    render(AccountPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a code' }));
    const sure = await screen.findByRole('button', { name: /other devices will be signed out/ });
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await userEvent.click(sure);
    expect(await screen.findByText('ABCD-EFGH')).toBeInTheDocument();
  });
});

describe('erasing the account', () => {
  it('is confirmed by the player’s name; a wrong name is reported', async () => {
    fakeServer(ASKED);
    render(AccountPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete …' }));
    expect(screen.getByText('Enter your name to confirm: Ann')).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Enter your name to confirm: Ann' });
    await userEvent.type(name, 'Bo{Enter}');
    expect(await screen.findByText('There is nothing here.')).toBeVisible();
    expect(name).toHaveAccessibleDescription('There is nothing here.');
    const nobody = { known: false, name: null, recovery: null };
    const asked = fakeServer({ ...ASKED, 'POST /api/me/erase': nobody, 'GET /api/me': nobody });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ann{Enter}');
    expect(await screen.findByText('Your data here is deleted.')).toHaveFocus();
    expect(asked[0]?.body).toEqual({ name: 'Ann' });
    expect(screen.queryByTestId('devices')).toBeNull();
  });

  it('removes the player’s name from finished matches', async () => {
    const match = { ...MATCH, others: ['', 'Cy'] };
    fakeServer({ ...ASKED, 'GET /api/me/history': { matches: [match], next: null } });
    render(AccountPage);
    expect(await screen.findByText('a player and Cy')).toBeInTheDocument();
  });
});
