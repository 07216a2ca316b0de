import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../testing/server';
import { learnMore } from '../text/say.svelte';
import MinePage from './MinePage.svelte';
import OpenTables from './OpenTables.svelte';
import ResultsPage from './ResultsPage.svelte';

const MATCH = {
  ...{ table: 't9', number: 2, game: 'six-bid', rules: 'hoyle', ended: '2026-03-01T20:15:00Z' },
  ...{ seat: 0, deals: 12, chips: 254, place: 1, others: ['Bo', 'Cy'] },
};
const TABLE = {
  ...{ table: 't1', game: 'six-bid', rules: 'hoyle', seat: 0, deal: 3, stage: 'playing' },
  ...{ asked: 'turn', by_turns: true, others: ['Bo', 'Cy'] },
};
const ME = { known: true, name: 'Ann', recovery: null };
const PHONE = {
  ...{ id: 'd1', browser: 'Safari', system: 'iPhone', came: '2026-02-01', seen: '2026-03-01' },
  here: false,
};
const LAPTOP = { ...PHONE, id: 'd2', browser: 'Firefox', system: 'Linux', here: true };
const ASKED = {
  'GET /api/me/devices': { devices: [LAPTOP] },
  'GET /api/tables': { tables: [TABLE] },
  'GET /api/me': ME,
  'GET /api/me/history': { matches: [MATCH], next: 'page2' },
  'GET /api/me/history?after=page2': { matches: [{ ...MATCH, table: 't8', others: ['Dora'] }], next: null },
};

describe('my games', () => {
  beforeAll(() => learnMore('mine'));

  it('says where one sits and whose turn it is', async () => {
    answering(ASKED);
    render(MinePage);
    const line = await screen.findByTestId('resume');
    expect(line).toHaveTextContent('Your turn');
    expect(line).toHaveTextContent('with Bo and Cy, by turns');
    expect(line).toHaveAttribute('href', '/table/t1');
  });

  it('tells what was played before, a page at a time', async () => {
    answering(ASKED);
    render(MinePage);
    const history = screen.getByTestId('history');
    expect(await within(history).findByText('Bo and Cy')).toBeInTheDocument();
    expect(within(history).getByText('254')).toBeInTheDocument();
    expect(within(history).getByText('1 Mar 2026')).toBeInTheDocument();
    await userEvent.click(within(history).getByRole('button', { name: 'Earlier ones' }));
    expect(await within(history).findByText('Dora')).toBeInTheDocument();
    expect(within(history).queryByRole('button', { name: 'Earlier ones' })).toBeNull();
  });

  it('asks for a page once, however often it is wanted', async () => {
    const asked = answering(ASKED);
    render(MinePage);
    const history = within(screen.getByTestId('history'));
    const earlier = await history.findByRole('button', { name: 'Earlier ones' });
    earlier.click();
    earlier.click();
    expect(await history.findByText('Dora')).toBeInTheDocument();
    expect(asked.filter(({ path }) => path.endsWith('after=page2'))).toHaveLength(1);
  });

  it('shows a code once, and asks before it makes another', async () => {
    const asked = answering({ ...ASKED, 'POST /api/me/recovery': { code: 'ABCD-EFGH' } });
    render(MinePage);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText('ABCD-EFGH')).toBeInTheDocument();
    document.body.replaceChildren();
    answering({ ...ASKED, 'GET /api/me': { ...ME, recovery: '2026-03-01T20:15:00Z' } });
    render(MinePage);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a new code' }));
    expect(screen.getByRole('button', { name: /no longer work/ })).toBeVisible();
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('takes a code from another device, or says that there is none', async () => {
    answering({ ...ASKED, 'GET /api/me': { known: false, name: null, recovery: null } });
    render(MinePage);
    const code = within(screen.getByTestId('code'));
    await userEvent.type(code.getByRole('textbox', { name: 'Recovery code' }), 'nonsense{Enter}');
    expect(await code.findByRole('alert')).toHaveTextContent('There is nothing here.');
    const asked = answering({ ...ASKED, 'POST /api/me/recover': ME });
    await userEvent.click(code.getByRole('button', { name: 'Use it' }));
    expect(await code.findByText('Welcome back, Ann.')).toBeInTheDocument();
    expect(asked[0]?.body).toEqual({ code: 'nonsense' });
  });
});

describe('one’s devices', () => {
  beforeAll(() => learnMore('mine'));
  const TWO = { ...ASKED, 'GET /api/me/devices': { devices: [LAPTOP, PHONE] } };

  it('are named with their days, and one is signed out when it is meant', async () => {
    const asked = answering({ ...TWO, 'POST /api/me/devices/d1/sign-out': { devices: [LAPTOP] } });
    render(MinePage);
    const devices = within(await screen.findByTestId('devices'));
    expect(await devices.findByText('Safari on iPhone')).toBeInTheDocument();
    expect(devices.getAllByText('here since 1 Feb 2026, last seen 1 Mar 2026')).toHaveLength(2);
    const out = devices.getByRole('button', { name: /Sign out Safari on iPhone/ });
    await userEvent.click(out);
    expect(screen.getByText(/no longer plays as you/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await userEvent.click(out);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await devices.findByText('Safari on iPhone is signed out.')).toBeInTheDocument();
    expect(devices.getAllByRole('listitem')).toHaveLength(1);
  });

  it('are signed out by a new code, which is asked about first', async () => {
    const asked = answering({ ...TWO, 'POST /api/me/recovery': { code: 'ABCD-EFGH' } });
    render(MinePage);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a code' }));
    const sure = await screen.findByRole('button', { name: /other devices are signed out/ });
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await userEvent.click(sure);
    expect(await screen.findByText('ABCD-EFGH')).toBeInTheDocument();
  });
});

describe('being forgotten', () => {
  beforeAll(() => learnMore('mine'));

  it('is confirmed by one’s name, and a wrong one is told', async () => {
    answering(ASKED);
    render(MinePage);
    await userEvent.click(await screen.findByRole('button', { name: 'Erase me …' }));
    expect(screen.getByText('Write your name to confirm: Ann')).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Your name' });
    await userEvent.type(name, 'Bo{Enter}');
    expect(await screen.findByText('There is nothing here.')).toBeVisible();
    const nobody = { known: false, name: null, recovery: null };
    const asked = answering({ ...ASKED, 'POST /api/me/erase': nobody, 'GET /api/me': nobody });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ann{Enter}');
    expect(await screen.findByText('You are forgotten here.')).toBeInTheDocument();
    expect(asked[0]?.body).toEqual({ name: 'Ann' });
    expect(screen.queryByTestId('devices')).toBeNull();
  });

  it('leaves a player without a name in what others have played', async () => {
    const match = { ...MATCH, others: ['', 'Cy'] };
    answering({ ...ASKED, 'GET /api/me/history': { matches: [match], next: null } });
    render(MinePage);
    expect(await screen.findByText('a player and Cy')).toBeInTheDocument();
  });
});

describe('open tables', () => {
  beforeAll(() => learnMore('mine'));

  it('are listed with whom and what, and lead there', async () => {
    const one = {
      ...{ table: 'open1', game: 'six-bid', rules: 'hoyle', options: { sixty: 'made' }, seats: 4 },
      ...{ people: ['Bo'], free: 1, bots: 2, watchers: 1, stage: 'playing', deal: 4 },
    };
    answering({ 'GET /api/open-tables': { tables: [one, { ...one, table: 'full', free: 0, bots: 0 }] } });
    render(OpenTables);
    const lines = await screen.findAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(
      'Bo deal 4, 1 free seat, 2 bots’ seats, 1 looks on, 1 option of its own',
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/open1', '/table/full']);
    expect(links.map((link) => link.textContent.trim())).toEqual(['Sit down', 'Look on']);
  });

  it('take no room where there are none', async () => {
    const asked = answering({ 'GET /api/open-tables': { tables: [] } });
    render(OpenTables);
    await Promise.resolve();
    expect(asked).toHaveLength(1);
    expect(screen.queryByTestId('open-tables')).toBeNull();
  });
});

describe('the results of a table', () => {
  beforeAll(() => learnMore('mine'));

  it('are told match by match, with the records to take along', async () => {
    const result = {
      ...{ contract: 'solo', declarer: 0, outcome: 'won', payments: [28, -14, -14], bonuses: {} },
      ...{ partner: null, trump: 'C', value: 14 },
    };
    const standing = ['Ann', 'Bo', 'Cy'].map((name, seat) => ({
      ...{ seat, name, bot: null, chips: 228 - 42 * Number(seat > 0), place: seat > 0 ? 2 : 1 },
    }));
    const match = { number: 1, game: 'six-bid', rules: 'hoyle', ended: 'deals', standing };
    const deals = [{ n: 1, time: '2026-03-01T20:15:00Z', dealer: 2, result }];
    answering({ 'GET /api/tables/t1/results': { table: 't1', matches: [{ ...match, deals }] } });
    render(ResultsPage, { table: 't1' });
    const told = await screen.findByRole('region', { name: 'Match 1' });
    expect(told).toHaveTextContent('Ann wins.');
    const rows = within(told).getAllByRole('row');
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
