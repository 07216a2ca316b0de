import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import App from './App.svelte';
// imported here, so that no test has to wait for the import
import './pages/account/AccountPage.svelte';
import './pages/start/StartPage.svelte';
import { go, ACCOUNT } from './shell/router.svelte';
import { ASKED } from './testing/account';
import { fakeServer } from './testing/fake_server';

it('closes a dialog with its page', async () => {
  fakeServer(ASKED);
  go('/');
  go(ACCOUNT);
  render(App);
  const erase = within(await screen.findByTestId('erase'));
  await userEvent.click(erase.getByRole('button', { name: 'Delete …' }));
  expect(screen.getByRole('dialog', { name: 'Delete your data' })).toBeVisible();
  go('/');
  await waitFor(() => expect(screen.queryByTestId('erase')).toBeNull());
  go(ACCOUNT);
  expect(await screen.findByTestId('erase')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
