import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlayReason, State } from '../../protocol/messages';
import { fakeServer } from '../../testing/fake_server';
import { namedState } from '../../testing/states';
import PlayWhy from './PlayWhy.svelte';
import type { ReplayViewer } from './replay_viewer.svelte';

afterEach(() => vi.unstubAllGlobals());

function played(): State {
  const state = namedState('follow');
  const sentences = [{ id: 'said-play', seat: 1, card: '9C' }];
  return { ...state, you: 0, wording: state.wording ? { ...state.wording, told: sentences } : null };
}

it('says after the deal why a card may have been played, from the seat that played it', async () => {
  const reason: PlayReason = {
    ...{ seat: 1, card: '9C', best: '9C', how: [{ id: 'hint-why-best-mean' }] },
    ...{ found: [{ id: 'hint-points', points: 71 }], best_found: [] },
    why: [{ id: 'reason-own-home', card: 'TH', instead: '8H', times: 98, less: 29 }],
  };
  fakeServer({ 'POST /api/deals/abc/steps/1/why': reason });
  const deal = { isFinished: true, step: 2, replay: { code: 'abc' }, position: { now: played() } };
  render(PlayWhy, { deal: deal as unknown as ReplayViewer });
  await userEvent.click(screen.getByRole('button', { name: /^Why did .* play the nine of clubs\?$/ }));
  const answer = await screen.findByRole('status');
  expect(answer).toHaveTextContent('The expert would play it, too.');
  expect(answer).toHaveTextContent(/From .*’s seat, where “you” is .*:/);
  expect(answer).toHaveTextContent(/98 times in 100, but only 29 if you play the .*\./);
  expect(answer).toHaveTextContent('The nine of clubs: about 71 points.');
});
