import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import menu from '../../testing/games.json';
import { ANSWERS, postedBodies, landingRendered, optionRow } from '../../testing/landing';
import { fakeServer, type FakeRequest } from '../../testing/fake_server';
import { closeOverlay } from '../../shell/overlay.svelte';
import StartPage from './StartPage.svelte';

const opened = (asked: FakeRequest[]) => postedBodies(asked, '/api/tables')[0];

/** Render the form with all sections unfolded. */
async function allOptions() {
  await userEvent.click(screen.getByRole('button', { name: 'All options' }));
  await screen.findByRole('button', { name: 'Sit down' });
}

describe('the form with all settings', () => {
  let asked: FakeRequest[];
  // the form imports these modules later; imported here, so that they arrive before the test ends
  beforeAll(() => Promise.all([import('../table/TablePage.svelte'), import('./SetupPanel.svelte')]));
  beforeEach(async () => {
    closeOverlay();
    asked = fakeServer(ANSWERS);
    render(StartPage);
    await landingRendered();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('opens a default table with only a name', async () => {
    await allOptions();
    await userEvent.type(screen.getByLabelText('Your name'), 'Signe{Enter}');
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
      name: 'Signe',
      bot: 'club',
      bots: {},
      free: [],
      hints: null,
      public: false,
      waits: { nudge: 30, absent: 30, idle: 180 },
    });
    expect(location.pathname).toBe('/table/new');
  });

  it('sets the usual number of seats of a game', async () => {
    await allOptions();
    await userEvent.type(screen.getByLabelText('Your name'), 'Signe');
    const form = within(screen.getByRole('dialog'));
    await userEvent.click(form.getByRole('radio', { name: 'German Solo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(opened(asked)).toMatchObject({ game: 'german-solo', rules: 'standard', seats: 4 });
  });
  it('keeps the number of seats for the next game only if it was chosen', async () => {
    await allOptions();
    await userEvent.type(screen.getByLabelText('Your name'), 'Signe');
    const form = within(screen.getByRole('dialog'));
    await userEvent.click(form.getByRole('radio', { name: 'German Solo' }));
    await userEvent.click(form.getByRole('radio', { name: 'Six-Bid Solo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(opened(asked)).toMatchObject({ game: 'six-bid', seats: 3 });
  });

  it('opens a table with bots in one click, without a name', async () => {
    await allOptions();
    await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(opened(asked)).toMatchObject({ name: 'Guest', free: [] });
    expect(location.pathname).toBe('/table/new');
  });

  it('needs a name for an invitation, and says so', async () => {
    await allOptions();
    await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
    expect(opened(asked)).toBeUndefined();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your name.');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
  });

  it('rejects an invalid number and says which are valid', async () => {
    await allOptions();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Your name'), 'Signe');
    await user.clear(screen.getByTestId('length'));
    await user.type(screen.getByTestId('length'), '0{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 1,000,000.');
    expect(screen.getByTestId('length')).toHaveFocus();
    expect(opened(asked)).toBeUndefined();
  });

  it('unfolds a section with an invalid option', async () => {
    await allOptions();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Your name'), 'Signe');
    const points = screen.getByLabelText('Guarantee, points needed');
    await user.clear(points);
    await user.type(points, '12{Enter}');
    expect(points.closest('details')).toHaveAttribute('open');
    expect(points).toHaveFocus();
    expect(opened(asked)).toBeUndefined();
  });

  it('deals the first hand of a game’s lessons', async () => {
    const learn = screen.getByRole('region', { name: 'Learn with a first hand' });
    await userEvent.click(within(learn).getByRole('button', { name: 'German Solo' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/taught'));
    expect(postedBodies(asked, '/api/lessons')).toMatchObject([{ lesson: 'german-solo-first' }]);
  });

  it('shows every option with its description and source', async () => {
    await allOptions();
    const options = menu.games[0]?.options ?? [];
    const shown = [...document.querySelectorAll<HTMLElement>('[data-option]')];
    expect(shown.map((row) => row.dataset.option).sort()).toEqual(options.map(({ id }) => id).sort());
    for (const row of shown)
      expect(row).toHaveTextContent(/from the source|implied by the source|house ruling/);
  });

  it('sends the changed options and marks them', async () => {
    await allOptions();
    const user = userEvent.setup();
    const row = optionRow('sixty');
    await user.click(within(row).getByLabelText('made'));
    expect(row).toHaveTextContent('your choice');
    await user.type(screen.getByLabelText('Your name'), 'Signe{Enter}');
    expect(opened(asked)).toMatchObject({ options: { sixty: 'made' } });
  });

  it('uses the preset’s values for five seats, and marks only changes from those', async () => {
    await allOptions();
    const user = userEvent.setup();
    const row = optionRow('sitters');
    expect(within(row).getByLabelText('paid on a loss')).toBeChecked();
    await user.click(screen.getByLabelText('5'));
    expect(within(row).getByLabelText('like the defenders')).toBeChecked();
    expect(row).toHaveTextContent('from the source');
    await user.click(screen.getByLabelText('6'));
    expect(row).toHaveTextContent('house ruling');
    await user.click(within(row).getByLabelText('paid on a loss'));
    expect(row).toHaveTextContent('your choice');
    await user.type(screen.getByLabelText('Your name'), 'Signe{Enter}');
    expect(opened(asked)).toMatchObject({ seats: 6, options: { sitters: 'on-loss' } });
  });

  it('uses the preset’s match, and rounds that fit the number of seats', async () => {
    await allOptions();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText(/^White Knuckle/));
    await user.click(screen.getByLabelText('5'));
    await user.type(screen.getByLabelText('Your name'), 'Signe{Enter}');
    const body = opened(asked) as { match: { end: { deals: number }; start: null }; rules: string };
    expect(body.rules).toBe('white-knuckle');
    expect(body.match.end.deals % 5).toBe(0);
    expect(body.match.start).toBeNull();
  });

  it('reserves a seat for a person', async () => {
    await allOptions();
    const user = userEvent.setup();
    await user.click(screen.getAllByLabelText('kept free')[1] as HTMLElement);
    await user.type(screen.getByLabelText('Your name'), 'Signe{Enter}');
    expect(opened(asked)).toMatchObject({ free: [2] });
    expect(screen.getAllByText(/1 seat kept free/)).toHaveLength(2);
    expect(screen.getByText('The other seats').closest('details')).toHaveAttribute('open');
  });

  it('invites friends in one click: every other seat is reserved', async () => {
    await allOptions();
    await userEvent.type(screen.getByLabelText('Your name'), 'Signe');
    await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
    expect(opened(asked)).toMatchObject({ free: [1, 2] });
    expect(location.pathname).toBe('/table/new');
  });

  it('opens a public table without time limits if chosen', async () => {
    await allOptions();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('everyone'));
    await user.click(screen.getByLabelText('at your own pace'));
    expect(screen.getByText(/for days if need be/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Your name'), 'Signe{Enter}');
    expect(opened(asked)).toMatchObject({
      public: true,
      waits: { nudge: null, absent: null, idle: null },
    });
  });

  it('remembers the last settings', async () => {
    await allOptions();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText(/^Hoyle/));
    await user.type(screen.getByLabelText('Your name'), 'Signe{Enter}');
    document.body.replaceChildren();
    closeOverlay();
    render(StartPage);
    await landingRendered();
    await allOptions();
    expect(await screen.findByLabelText('Your name')).toHaveValue('Signe');
    expect(screen.getByLabelText(/^Hoyle/)).toBeChecked();
  });
});
