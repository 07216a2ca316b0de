import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { State } from '../../protocol/messages';
import { namedState, type StateName } from '../../testing/states';
import { setLanguage } from '../../i18n/translate.svelte';
import Middle from './Middle.svelte';
import { HintState } from '../../protocol/session/hint_state.svelte';
import type { Session } from '../../protocol/session/session.svelte';

function asked(
  moment: StateName,
  change: (state: State) => void = () => {},
  chosen: string[] = [],
  dealing = false,
) {
  const state = namedState(moment);
  change(state);
  const session = {
    ...{ act: vi.fn(), actNow: vi.fn(), choose: vi.fn(), skip: vi.fn() },
    ...{
      chosen,
      dealAnimation: { running: dealing },
      resting: null,
      pending: null,
      behind: 0,
      hints: new HintState(),
    },
  };
  render(Middle, { session: session as unknown as Session, now: state });
  return { session, answers: state.view?.decision?.answers ?? [] };
}

const offered = () => screen.getAllByRole('button').map((button) => button.dataset.answer);

describe('the middle of the table', () => {
  it('offers exactly the legal bids and the pass', async () => {
    const { session, answers } = asked('auction');
    const box = screen.getByRole('region', { name: 'Your bid' });
    expect(offered().sort()).toEqual([...answers].sort());
    await userEvent.click(within(box).getByRole('button', { name: /Pass/ }));
    expect(session.act).toHaveBeenCalledExactlyOnceWith(answers.find((answer) => answer.endsWith('pass')));
  });

  it('shows the price of each bid', () => {
    asked('auction');
    for (const { id, price } of namedState('auction').table.sheet)
      expect(document.querySelector(`[data-answer$=" bid ${id}"]`)).toHaveTextContent(String(price.value));
  });

  it('asks for no bid while the cards are dealt', () => {
    asked('auction', undefined, [], true);
    expect(screen.queryByRole('region', { name: 'Your bid' })).toBeNull();
  });

  it('moves among the bids by arrow keys and bids by Enter', async () => {
    const { session, answers } = asked('auction');
    expect(screen.getByTestId('bidding-box')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(session.act).toHaveBeenCalledExactlyOnceWith(answers.filter((one) => one.includes('bid'))[1]);
  });

  it('changes its language in place', async () => {
    asked('auction');
    setLanguage('sv');
    await tick();
    expect(screen.getByRole('region', { name: 'Ditt bud' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Solo hjärter/ })).toBeInTheDocument();
  });

  it.each<StateName>(['double', 'redouble', 'hold'])(
    'offers just the answers to %s, with the bids',
    (moment) => {
      const { answers } = asked(moment);
      expect(offered().sort()).toEqual([...answers].sort());
      expect(answers.some((answer) => answer.includes(moment))).toBe(true);
    },
  );

  it('shows the price of a double, and does not focus it first', () => {
    asked('double');
    const box = screen.getByRole('region', { name: 'Your bid' });
    const name = /^Double.* falls short of 60\. Redoubled: 8\. 4 a point, with /;
    const double = within(box).getByRole('button', { name });
    expect(offered().indexOf('2 double')).toBeGreaterThan(offered().indexOf('2 bid heart-solo'));
    expect(document.activeElement).not.toBe(double);
    expect(within(box).getByRole('heading')).toHaveTextContent('Higher, double or pass?');
    const cases = within(box)
      .getAllByRole('listitem')
      .map((one) => one.textContent.replace(/\s+/g, ' '));
    expect(cases.map((one) => one.split(' takes ')[1]?.trim())).toEqual([
      '70 −40 undoubled −20',
      '60 0 no one pays',
      '50 +40 undoubled +20',
    ]);
  });

  it('focuses the pass if all else is a double', () => {
    asked('redouble');
    expect(document.activeElement).toHaveTextContent('Pass');
  });

  it('redoubles each doubler by name', async () => {
    const { session } = asked('redouble');
    await userEvent.click(screen.getByRole('button', { name: /^Redouble Clara/ }));
    expect(session.act).toHaveBeenCalledExactlyOnceWith('1 redouble 2');
  });

  it('lays away only after three cards are selected', async () => {
    const { session, answers } = asked('discard', undefined, ['AS', 'KS']);
    expect(screen.getByRole('button', { name: 'Lay away' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'king of spades' }));
    expect(session.choose).toHaveBeenCalledExactlyOnceWith('KS', 3);
    expect(answers.length).toBe(364);
  });

  it('lays away three cards selected in any order', async () => {
    const three = (namedState('discard').view?.decision?.answers[0] ?? '').split(' ').slice(2);
    const { session } = asked('discard', undefined, [...three].reverse());
    await userEvent.click(screen.getByRole('button', { name: 'Lay away' }));
    const said = `1 discard ${[...three].reverse().join(' ')}`;
    expect(session.actNow).toHaveBeenCalledExactlyOnceWith(said);
  });

  it('calls a partner by a card', () => {
    const { answers } = asked('call-partner');
    expect(screen.getByRole('region', { name: 'Call a partner' })).toBeInTheDocument();
    expect(offered()).toEqual(answers);
  });

  it('offers to stop beside the trick, never instead of it', async () => {
    const { session } = asked('stop');
    expect(screen.getByRole('group', { name: 'On the table' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'You’ve earned “first” (five tricks in a row). Stop and keep it, or play on for all eight (“last”).',
      ),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(session.act).toHaveBeenCalledExactlyOnceWith('1 stop');
  });

  it.each<StateName>(['trump', 'call'])('offers every answer to %s', async (moment) => {
    const { session, answers } = asked(moment);
    expect(offered().sort()).toEqual([...answers].sort());
    const [first] = screen.getAllByRole('button');
    if (first) await userEvent.click(first);
    expect(answers).toContain(session.act.mock.calls[0]?.[0]);
  });

  it('names the cards that can be called', () => {
    const { answers } = asked('call');
    const card = answers.find((answer) => answer.endsWith('S'))?.split(' ')[2] ?? '';
    expect(card).not.toBe('');
    expect(document.querySelector(`[data-answer$="${card}"]`)).toHaveAccessibleName(/ of spades$/);
  });

  it('lists the answers to an unknown question', async () => {
    const { session } = asked('auction', ({ wording }) => {
      const riddle = { id: 'said-pass', action: '0 riddle S', verb: 'riddle', seat: 1 };
      if (wording) wording.choices = [riddle, { id: 'answer-stop', action: '0 stop', verb: 'stop' }];
    });
    expect(screen.getByRole('region', { name: 'Your answer' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Alma passes.' }));
    expect(session.act).toHaveBeenCalledExactlyOnceWith('0 riddle S');
  });

  it('shows the trick with the player of each card, and marks the winning one', () => {
    asked('follow');
    const trick = screen.getByRole('group', { name: 'On the table' });
    const cards = within(trick).getAllByRole('img');
    expect(cards.length).toBeGreaterThan(0);
    expect(within(trick).getByText('winning')).toBeInTheDocument();
  });
});
