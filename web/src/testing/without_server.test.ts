import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import EraseAccount from '../pages/account/EraseAccount.svelte';
import { fakeSession, sharedState } from './shared_table';
import Invite from '../social/Invite.svelte';

const now = sharedState('follow', { may: ['host'] });

it('brings others to a table of a server', () => {
  render(Invite, { session: fakeSession().session, now });
  expect(screen.getByTestId('link')).toHaveTextContent('/table/');
  expect(screen.getByRole('img', { name: 'QR code with the link to this table' })).toBeInTheDocument();
  expect(screen.getByRole('switch')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show on a big screen' })).toBeInTheDocument();
});

it('offers nothing that needs a server where there is none', () => {
  const { container } = render(Invite, { session: fakeSession().session, now, served: false });
  expect(screen.queryByTestId('link')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual(['Results and records']);
  expect(container).not.toHaveTextContent(/\d+ (s|min)\b/);
});

it('forgets a name alone where there are no devices and no code', () => {
  const { container } = render(EraseAccount, { name: 'Nora', gone: () => undefined, served: false });
  expect(container).toHaveTextContent('Your name will be deleted');
  expect(container).not.toHaveTextContent(/device|code/);
});
