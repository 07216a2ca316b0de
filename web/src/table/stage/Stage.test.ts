import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { fakeSession, sharedState } from '../../testing/shared_table';
import type { Session } from '../../protocol/session/session.svelte';
import { namedState } from '../../testing/states';
import Stage from './Stage.svelte';

function session(): Session {
  const hints = { isShown: () => false, answers: () => [], answerFor: () => null };
  const dealAnimation = { shown: null };
  const more = { hints, dealAnimation, resting: null, before: null, promiseSeen: () => null };
  return Object.assign(fakeSession().session, more) as unknown as Session;
}

it('whoever comes between two deals may take a bot’s seat', async () => {
  const bots = namedState('settled-solo').table.seats;
  const now = sharedState('settled-solo', { you: null, may: [] }, { seats: bots });
  render(Stage, { session: session(), now });
  expect(await screen.findByRole('button', { name: 'Take a bot’s seat' })).toBeVisible();
  expect(await screen.findByTestId('settlement')).toBeVisible();
});
