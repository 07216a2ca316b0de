import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ASKED, ME } from '../../testing/account';
import { fakeServer } from '../../testing/fake_server';
import AccountPage from './AccountPage.svelte';
import OpenTables from './OpenTables.svelte';
import ResultsPage from './ResultsPage.svelte';

describe('the account page', () => {
  it('lists the player’s tables and whose turn it is', async () => {
    fakeServer(ASKED);
    render(AccountPage);
    const line = await screen.findByTestId('resume');
    expect(line).toHaveTextContent('Your turn');
    expect(line).toHaveTextContent('with Bo and Cy, at your own pace');
    expect(line).toHaveAttribute('href', '/table/t1');
  });

  it('lists a corrupted table instead of leaving it out', async () => {
    fakeServer({ ...ASKED, 'GET /api/tables': { tables: [], damaged: 2 } });
    render(AccountPage);
    expect(await screen.findByRole('alert')).toHaveTextContent('2 of your tables are damaged');
  });

  it('lists finished matches in pages', async () => {
    fakeServer(ASKED);
    render(AccountPage);
    const history = screen.getByTestId('history');
    expect(await within(history).findByText('Bo and Cy')).toBeInTheDocument();
    expect(within(history).getByText('254')).toBeInTheDocument();
    expect(within(history).getByText('1 Mar 2026')).toBeInTheDocument();
    await userEvent.click(within(history).getByRole('button', { name: 'Show earlier ones' }));
    expect(await within(history).findByText('Dora')).toBeInTheDocument();
    expect(within(history).queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
  });

  it('requests a page once for repeated clicks', async () => {
    const asked = fakeServer(ASKED);
    render(AccountPage);
    const history = within(screen.getByTestId('history'));
    const earlier = await history.findByRole('button', { name: 'Show earlier ones' });
    earlier.click();
    earlier.click();
    expect(await history.findByText('Dora')).toBeInTheDocument();
    expect(asked.filter(({ path }) => path.endsWith('after=page2'))).toHaveLength(1);
  });

  it('shows a recovery code once and asks before it makes another', async () => {
    const asked = fakeServer({ ...ASKED, 'POST /api/me/recovery': { code: 'ABCD-EFGH' } });
    render(AccountPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText('ABCD-EFGH')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Your recovery code');
    document.body.replaceChildren();
    fakeServer({ ...ASKED, 'GET /api/me': { ...ME, recovery: '2026-03-01T20:15:00Z' } });
    render(AccountPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a new code' }));
    expect(screen.getByRole('button', { name: /no longer work/ })).toBeVisible();
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('accepts a code from another device, or says that it does not exist', async () => {
    fakeServer({ ...ASKED, 'GET /api/me': { known: false, name: null, recovery: null } });
    render(AccountPage);
    const code = within(screen.getByTestId('code'));
    await userEvent.type(code.getByRole('textbox', { name: 'Recovery code' }), 'nonsense{Enter}');
    expect(await code.findByRole('alert')).toHaveTextContent('There is nothing here.');
    const asked = fakeServer({ ...ASKED, 'POST /api/me/recover': ME });
    await userEvent.click(code.getByRole('button', { name: 'Use it' }));
    expect(await code.findByText('Welcome back, Ann.')).toBeInTheDocument();
    expect(asked[0]?.body).toEqual({ code: 'nonsense' });
  });
});

describe('public tables', () => {
  it('are listed with players and game, as links', async () => {
    const one = {
      ...{ table: 'open1', game: 'six-bid', rules: 'hoyle', options: { sixty: 'made' }, seats: 4 },
      ...{ people: ['Bo'], free: 1, bots: 2, watchers: 1, stage: 'playing', deal: 4 },
    };
    fakeServer({ 'GET /api/open-tables': { tables: [one, { ...one, table: 'full', free: 0, bots: 0 }] } });
    render(OpenTables);
    const lines = await screen.findAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(
      'Bo deal 4, 1 free seat, 2 bots to replace, 1 watching, 1 option changed',
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/open1', '/table/full']);
    expect(links.map((link) => link.textContent.trim())).toEqual(['Sit down', 'Watch']);
  });

  it('take no space if there are none', async () => {
    const asked = fakeServer({ 'GET /api/open-tables': { tables: [] } });
    render(OpenTables);
    await Promise.resolve();
    expect(asked).toHaveLength(1);
    expect(screen.queryByTestId('open-tables')).toBeNull();
  });
});

describe('the results of a table', () => {
  it('are listed match by match, with the records for download', async () => {
    const result = {
      ...{ contract: 'solo', declarer: 0, outcome: 'won', payments: [28, -14, -14], bonuses: {} },
      ...{ partner: null, trump: 'C', value: 14 },
    };
    const standing = ['Ann', 'Bo', 'Cy'].map((name, seat) => ({
      ...{ seat, name, bot: null, chips: 228 - 42 * Number(seat > 0), place: seat > 0 ? 2 : 1 },
    }));
    const match = { number: 1, game: 'six-bid', rules: 'hoyle', ended: 'deals', standing };
    const deals = [{ n: 1, time: '2026-03-01T20:15:00Z', dealer: 2, result }];
    fakeServer({ 'GET /api/tables/t1/results': { table: 't1', matches: [{ ...match, deals }] } });
    render(ResultsPage, { table: 't1' });
    const region = await screen.findByRole('region', { name: 'Match 1' });
    expect(region).toHaveTextContent('Ann wins.');
    const rows = within(region).getAllByRole('row');
    const cells = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('th, td') ?? [])].map((cell) =>
        cell.textContent.replace(/\s+/g, ' ').trim(),
      );
    expect(cells(rows[1])).toEqual(['1 Solo', '+28 declarer', '−14', '−14']);
    expect(cells(rows[2])).toEqual(['Standing', '228 1.', '186 2.', '186 2.']);
    const records = screen.getByTestId('records');
    expect(records).toHaveAttribute('href', '/api/tables/t1/records');
    expect(records).toHaveAttribute('download', 'spadille-t1.jsonl');
  });
});
