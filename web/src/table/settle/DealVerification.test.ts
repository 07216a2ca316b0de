import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import lines from '../../../../tests/conformance/chance.jsonl?raw';
import type { DealCommitment, State } from '../../protocol/messages';
import { namedState } from '../../testing/states';
import { loadLanguage, loadTexts, setLanguage } from '../../i18n/translate.svelte';
import DealVerification from './DealVerification.svelte';
import type { SeenPromise } from '../../protocol/verifiable_deal/verify';

const vector = JSON.parse(lines.split('\n')[0] ?? '') as {
  suits: string;
  ranks: string;
  packets: string;
  order: number[];
  chance: { commitment: string; secret: string; shares: string[] };
  hands: string[];
  widow: string;
};
const promise: DealCommitment = {
  match: 1,
  deal: 1,
  scheme: 'spadille-1',
  commitment: vector.chance.commitment,
  dealing: { suits: vector.suits, ranks: vector.ranks, packets: vector.packets, order: vector.order },
};
const seen: SeenPromise = {
  promise,
  own: vector.chance.shares[0] ?? '',
  taken: true,
  seat: 0,
  changed: false,
};

/** Return a state of a finished deal, with the cards and secrets of the first test vector. */
function over(chance: Partial<State['chance']> | null = {}): State {
  const state = namedState('settled-solo');
  if (!state.view) throw new Error('no deal here');
  state.view.revealed = { hands: vector.hands, widow: vector.widow };
  const { secret, shares } = vector.chance;
  return { ...state, you: 0, chance: chance && { promise, secret, shares, ...chance } };
}

/** Preload the modules that are loaded after the deal. */
beforeAll(() =>
  Promise.all([
    import('./VerificationFindings.svelte'),
    import('@noble/hashes/sha2.js'),
    loadTexts('chance'),
  ]),
);
afterEach(() => setLanguage('en'));

describe('the verification after a deal', () => {
  it('says that the cards match the commitment, and lists the findings', async () => {
    render(DealVerification, { now: over(), seen });
    await userEvent.click(
      await screen.findByText('Fair deal: checked against the promise made before the deal.'),
    );
    const found = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(found).toEqual([
      'The promise is the one this page saw before the deal.',
      'The table’s secret is the one it committed to.',
      'Your own cut is included.',
      'Dealing again here gives the same cards.',
      expect.stringMatching(/^Cut by .+, .+ and .+\.$/),
    ]);
    expect(screen.getByText(vector.chance.secret)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is translated to Swedish', async () => {
    await loadLanguage('sv');
    setLanguage('sv');
    render(DealVerification, { now: over(), seen });
    expect(await screen.findByText('Ärlig giv: kontrollerad mot löftet före given.')).toBeInTheDocument();
  });

  it('says at once that the player’s own nonce was not used', async () => {
    render(DealVerification, { now: over(), seen: { ...seen, own: '', taken: false } });
    const said =
      'Fair deal: checked against the promise made before the deal, but without a cut from this page.';
    await userEvent.click(await screen.findByText(said));
    expect(screen.getByText('No cut from this page is included.')).toBeInTheDocument();
  });

  it('says that the commitment was made with the hand on show', async () => {
    const shown = { ...seen, own: '', taken: false, seat: null, shown: true };
    render(DealVerification, { now: over(), seen: shown });
    expect(
      await screen.findByText('Fair deal: checked against the promise made before you saw your hand.'),
    ).toBeInTheDocument();
  });

  it('does not mention a nonce to an observer', async () => {
    render(DealVerification, { now: over(), seen: { ...seen, own: '', taken: false, seat: null } });
    expect(
      await screen.findByText('Fair deal: checked against the promise made before the deal.'),
    ).toBeInTheDocument();
  });

  it('is partial for a page that came late', async () => {
    render(DealVerification, { now: over(), seen: null });
    const said =
      'The cards match. The promise was made before this page was opened, so it has not been compared.';
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('warns if the cards differ', async () => {
    const { chance } = over();
    const shares = [...(chance?.shares ?? [])].reverse();
    render(DealVerification, { now: over({ shares }), seen });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not a fair deal: these cards were not dealt as promised.',
    );
    const details = within(screen.getByTestId('chance'));
    await userEvent.click(details.getByText('How it was checked'));
    expect(details.getByText('Your own cut is not included.')).toHaveClass('bad');
    expect(details.getByText('The table’s secret is the one it committed to.')).not.toHaveClass('bad');
  });

  it('warns if the revealed secret deals no cards', async () => {
    const order = null as unknown as number[];
    render(DealVerification, {
      now: over({ promise: { ...promise, dealing: { ...promise.dealing, order } } }),
      seen,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not a fair deal: these cards were not dealt as promised.',
    );
  });

  it('warns if there was a commitment and no secret is revealed', async () => {
    render(DealVerification, { now: over(null), seen });
    expect(await screen.findByRole('alert')).toHaveTextContent('has not shown where these cards came from');
  });

  it('says that no nonces were used', async () => {
    render(DealVerification, {
      now: over({ shares: [null, null, null] }),
      seen: { ...seen, own: '', taken: false },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText(/^No one cut/)).toBeInTheDocument();
  });

  it('is absent for prepared cards', async () => {
    const { container } = render(DealVerification, { now: over(null), seen: null });
    await Promise.resolve();
    expect(container).toHaveTextContent('');
  });
});
