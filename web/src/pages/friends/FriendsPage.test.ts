import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestLink } from '../../peer/guest_link.svelte';
import FriendsPage from './FriendsPage.svelte';

vi.mock('../../peer/relay', () => ({ RELAYS: ['wss://relay.example'], STUN: [], Relays: vi.fn() }));
beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

it('says on plain http that https is needed, and does not look for anybody', () => {
  vi.stubGlobal('isSecureContext', false);
  const joining = vi.spyOn(guestLink, 'joinByInvitation');
  render(FriendsPage, { shown: 'an invitation' });
  expect(screen.getByRole('alert')).toHaveTextContent('https address');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(joining).not.toHaveBeenCalled();
});

it('asks for a name that can be seen before the host is asked', async () => {
  const joining = vi.spyOn(guestLink, 'joinByCode');
  render(FriendsPage, { shown: '' });
  await userEvent.type(screen.getByLabelText('Your name'), '\u3164');
  await userEvent.type(screen.getByLabelText(/letters/i), 'BCDF');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your name.');
  expect(joining).not.toHaveBeenCalled();
});
