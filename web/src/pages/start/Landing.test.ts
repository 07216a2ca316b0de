import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOPICS } from '../../table_setup/setup_summary';
import { ANSWERS, postedBodies, landingRendered, HAND, optionRow } from '../../testing/landing';
import { takePass } from '../../table_setup/first_answer';
import { fakeServer, type FakeRequest } from '../../testing/fake_server';
import { workerStatus } from '../../protocol/worker_status.svelte';
import { closeOverlay } from '../../shell/overlay.svelte';
import StartPage from './StartPage.svelte';

const opened = (asked: FakeRequest[]) => postedBodies(asked, '/api/tables')[0];

/** A server that refuses every table. */
function refusing(others: typeof fetch, error: unknown): typeof fetch {
  return (path, init) =>
    path === '/api/tables' && init?.method === 'POST'
      ? Promise.resolve(new Response(JSON.stringify(error), { status: 409 }))
      : others(path, init);
}

describe('the landing page', () => {
  let asked: FakeRequest[];
  // the form imports these modules later; imported here, so that they arrive before the test ends
  beforeAll(() =>
    Promise.all([
      import('../table/TablePage.svelte'),
      import('./SetupPanel.svelte'),
      import('./FriendsForm.svelte'),
    ]),
  );
  beforeEach(async () => {
    closeOverlay();
    asked = fakeServer(ANSWERS);
    render(StartPage);
    await landingRendered();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('plays the hand on show at one click, without a form', async () => {
    expect(screen.getByText('Five hearts with the ace. Would you bid?')).toBeInTheDocument();
    expect(screen.getByText(/two club-player bots/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(opened(asked)).toEqual({
      game: 'six-bid',
      rules: 'standard',
      options: {},
      seats: 3,
      match: {
        start: 200,
        bankrupt: 'end',
        end: { deals: 12 },
        unpaid: 'credited',
        whole_rounds: 'no',
      },
      name: 'Guest',
      bot: 'club',
      bots: {},
      free: [],
      hints: null,
      public: false,
      waits: { nudge: 30, absent: 30, idle: 180 },
      hand: HAND.hand,
    });
    expect(location.pathname).toBe('/table/new');
  });

  it('begins the first lesson of the game at one click', async () => {
    const lessons = [{ id: 'six-bid-solo', topic: 'solo' }];
    fakeServer({
      ...ANSWERS,
      'GET /api/lessons': { games: [{ game: 'six-bid', lessons, tips: [] }] },
      'POST /api/lessons': { table: 'first', seat: 0 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Learn in three minutes' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/first'));
  });

  it('deals another hand for another game, and the same hand for other rules', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'German Solo' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Six-Bid Solo' }));
    await userEvent.click(screen.getByRole('button', { name: /^Seats/ }));
    await userEvent.click(await screen.findByRole('radio', { name: '5' }));
    const wanted = { game: 'six-bid', rules: 'standard', options: {}, hand: null };
    expect(postedBodies(asked, '/api/hand-previews')).toEqual([
      { ...wanted, seats: 3 },
      { ...wanted, game: 'german-solo', seats: 4 },
      { ...wanted, seats: 3 },
      { ...wanted, seats: 5, hand: HAND.hand },
    ]);
  });

  it('says why no table was opened, and deals again if the hand has expired', async () => {
    fakeServer({ ...ANSWERS, 'POST /api/tables': undefined });
    vi.stubGlobal('fetch', refusing(fetch, { code: 'hand-gone', rule: null, facts: {} }));
    await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Those cards are gone. Here is another hand.');
    expect(alert.querySelector('button')).toBeNull();
  });

  it('marks changed settings in the summary line', async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Options as published/ }));
    await screen.findByRole('dialog');
    await userEvent.click(within(optionRow('sixty')).getByLabelText('made'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Options 1 own' })).toBeInTheDocument();
    expect(screen.getByText(/Custom rules/)).toBeInTheDocument();
  });

  it.each(TOPICS)('opens a panel for the setting "%s"', async (topic) => {
    const word = document.querySelector(`[data-topic="${topic}"]`);
    await fireEvent.click(word as HTMLElement);
    const panel = await screen.findByRole('dialog');
    expect(panel.querySelectorAll('input').length).toBeGreaterThan(0);
  });

  it('asks for a name before inviting friends, and remembers it', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'With friends' }));
    expect(await screen.findByLabelText('Your name')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your name.');
    await userEvent.type(screen.getByLabelText('Your name'), 'Signe{Enter}');
    expect(opened(asked)).toMatchObject({ name: 'Signe', free: [1, 2], bots: {} });
    expect(opened(asked)).not.toHaveProperty('hand');
    expect(localStorage['spadille.name']).toBe('"Signe"');
  });

  it('says where the game comes from', () => {
    expect(screen.getByText('The card game of Salt Lake City and Denver')).toBeInTheDocument();
  });

  it.each([
    ['Bid', false],
    ['Pass', true],
  ])('opens the table for the answer "%s" to the hand on show', async (answer, passes) => {
    const group = screen.getByRole('group', { name: 'Your answer to this hand' });
    await userEvent.click(within(group).getByRole('button', { name: answer }));
    expect(opened(asked)).toMatchObject({ hand: HAND.hand });
    expect(location.pathname).toBe('/table/new');
    expect(takePass('new')).toBe(passes);
    expect(takePass('new')).toBe(false);
  });

  it('deals the hand of the first lesson at once', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Learn in three minutes' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/taught'));
    expect(postedBodies(asked, '/api/lessons')).toMatchObject([{ lesson: 'six-bid-first' }]);
  });
});

describe('the landing page before the engine is loaded', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    workerStatus.state = 'asleep';
  });

  it('keeps one click, and plays the hand that arrives', async () => {
    closeOverlay();
    const asked = fakeServer(ANSWERS);
    const answered = fetch;
    let load: () => void = () => undefined;
    const loaded = new Promise<void>((done) => (load = done));
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path === '/api/hand-previews') await loaded;
      return answered(path, init);
    });
    workerStatus.state = 'loading';
    render(StartPage);
    const play = await screen.findByRole('button', { name: 'Play now' });
    await userEvent.click(play);
    await userEvent.click(play);
    expect(screen.getByText('You sit down as soon as the table is ready.')).toBeInTheDocument();
    expect(postedBodies(asked, '/api/tables')).toEqual([]);
    load();
    await vi.waitFor(() => expect(postedBodies(asked, '/api/tables')).toMatchObject([{ hand: HAND.hand }]));
  });
});

describe('the landing page on a slow phone', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is rendered in stages, the visible part first', async () => {
    closeOverlay();
    fakeServer(ANSWERS);
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    render(StartPage);
    await screen.findByRole('button', { name: 'Play now' });
    for (const name of ['All options', 'Six-Bid Solo', 'Learn with a first hand']) {
      expect(screen.queryByText(name)).toBeNull();
      frames.splice(0).forEach((frame) => frame(0));
      await screen.findByText(name);
    }
  });
});
