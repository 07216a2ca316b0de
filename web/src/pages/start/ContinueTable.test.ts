import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS, LEFT } from '../../testing/landing';
import { fakeServer } from '../../testing/fake_server';
import { closeOverlay } from '../../shell/overlay.svelte';
import StartPage from './StartPage.svelte';

describe('the landing page of a player who comes back', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function comeBack(tables: unknown[]) {
    closeOverlay();
    fakeServer({ ...ANSWERS, 'GET /api/tables': { tables } });
    render(StartPage);
    return await screen.findAllByTestId('resume');
  }

  it('begins with the table that was left: the deal, the score and the lead', async () => {
    localStorage['spadille.name'] = '"Signe"';
    const links = await comeBack([{ ...LEFT, table: 'done', stage: 'finished', glance: null }, LEFT]);
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveTextContent('Continue: deal 5 of 12, your lead');
    expect(links[0]).toHaveAttribute('href', '/table/old');
    expect(screen.getByText('Welcome back, Signe')).toBeInTheDocument();
    const about = 'Six-Bid Solo with Lina and Rosa. You are the declarer. You are 32 chips ahead.';
    expect(screen.getByText(about)).toBeInTheDocument();
    const picture = screen.getByTestId('table-picture');
    expect(picture).toHaveTextContent(/Solo.*Trick 5 of 11.*Lina ?176.*Rosa ?196.*Your lead/);
    expect(screen.queryByText('One plays alone.')).toBeNull();
  });

  it('puts a table that waits for the player before one that does not', async () => {
    const idle = { ...LEFT, table: 'idle', asked: null, glance: { ...LEFT.glance, turn: 1 } };
    const [link] = await comeBack([idle, LEFT]);
    expect(link).toHaveAttribute('href', '/table/old');
    expect(screen.getByText('One other table is waiting')).toHaveAttribute('href', '/account');
  });

  it.each([
    [{ stage: 'between', asked: 'next', glance: null }, 'Continue: deal 6 of 12'],
    [
      { deals: null, glance: { ...LEFT.glance, phase: 'auction', lead: false } },
      'Continue: deal 5, your bid',
    ],
    [
      { asked: null, glance: { ...LEFT.glance, turn: 1, lead: false } },
      'Continue: deal 5 of 12, Lina to play',
    ],
    [{ stage: 'waiting', deal: 0, asked: null, glance: null }, 'Continue: waiting for players'],
  ])('says what comes next at a table like %o', async (facts, label) => {
    const [link] = await comeBack([{ ...LEFT, ...facts }]);
    expect(link).toHaveTextContent(label);
  });
});
