import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake_server';
import { namedState } from '../../testing/states';
import CardCosts from './CardCosts.svelte';

afterEach(() => vi.unstubAllGlobals());

const SLIP = {
  step: 9,
  loss: 10,
  when: { id: 'review-when-trick', trick: 4 },
  said: { id: 'answer-play', card: '8C' },
};

it('shows on request what each card cost in both plays', async () => {
  const review = { costliest: [0], decisions: [SLIP], at_length: 3, rest: 4 };
  const good = { costliest: [], decisions: [], at_length: 3, rest: 0 };
  const asked = fakeServer({
    'POST /api/deals/one/reviews': { done: 1, of: 1, review },
    'POST /api/deals/two/reviews': { done: 1, of: 1, review: good },
  });
  const end = namedState('finished');
  render(CardCosts, {
    sides: [
      { code: 'one', seat: 0, end },
      { code: 'two', seat: 0, end },
    ],
  });
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'What each card cost' }));
  await screen.findByText('No card cost anything.');
  const lines = within(screen.getByTestId('card-costs')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Trick 4: the eight of clubs −10',
    'Smaller slips together −4',
    'No card cost anything.',
  ]);
});
