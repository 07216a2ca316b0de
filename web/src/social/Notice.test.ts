import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { question, fakeSession, sharedState } from '../testing/shared_table';
import Notice from './Notice.svelte';
import { hasNotice } from './notice_state.svelte';

const CLAIM = question('claim', 1, { claim: 'rest' });

describe('the banner above the table', () => {
  it('asks a question and accepts yes or no', async () => {
    const { session, send } = fakeSession();
    const now = sharedState('follow', { may: ['leave', 'answer'] }, { question: CLAIM });
    expect(hasNotice(now)).toBe(true);
    render(Notice, { session, now });
    expect(screen.getByRole('region')).toHaveAccessibleName('Question');
    expect(screen.getByRole('status')).toHaveTextContent('Bo says the rest is theirs. Do you agree?');
    // the question itself has the focus, not an answer
    expect(screen.getByRole('button', { name: 'Yes' }).parentElement).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'answer', question: 41, yes: false });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'answer', question: 41, yes: true });
  });

  it('leaves the focus where it is', () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    const now = sharedState('follow', { may: ['answer'] }, { question: CLAIM });
    render(Notice, { session: fakeSession().session, now });
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('lets the player withdraw a question, and names those who have not answered', async () => {
    const { session, send } = fakeSession();
    const asked = question('take-back', 0, { agreed: [0, 2], missing: [1] });
    render(Notice, { session, now: sharedState('follow', { may: ['withdraw'] }, { question: asked }) });
    expect(screen.getByRole('status')).toHaveTextContent(
      'You want to take back your last bid or card. Waiting for Bo.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the question' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'answer', question: 41, yes: false });
  });

  it('shows observers the question without buttons', () => {
    const now = sharedState('follow', { you: null, may: [] }, { question: question('stop', 2) });
    render(Notice, { session: fakeSession().session, now });
    expect(screen.getByRole('status')).toHaveTextContent('Cy wants to end the match here.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('describes the proposed match', async () => {
    const match = {
      ...{ game: 'german-solo', rules: 'standard', options: {}, seats: 4 },
      match: { start: null, bankrupt: 'debt' as const, end: { deals: 8 } },
    };
    const now = sharedState('finished', { may: ['answer'] }, { question: question('match', 1, { match }) });
    render(Notice, { session: fakeSession().session, now });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Bo proposes German Solo, Standard, 4 seats, 8 deals. Do you agree?',
    );
  });

  it('offers a returning player to take over from the bot', async () => {
    const { session, send } = fakeSession();
    const now = sharedState('follow', { may: ['back'] });
    Object.assign(now.table.seats[0] ?? {}, { covered: 'club' });
    render(Notice, { session, now });
    expect(screen.getByRole('status')).toHaveTextContent('A bot plays for you.');
    await userEvent.click(screen.getByRole('button', { name: 'I am back' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'back' });
  });

  it('lists what was played in the player’s absence, until it is acknowledged', async () => {
    const said = { id: 'said-play', seat: 0, card: 'AS' };
    const missed = [{ deal: 1, bot: 'Klara', action: '0 play AS', said }];
    const now = sharedState('follow', { missed, may: [] });
    missed.forEach((one) => (one.deal = now.table.deal));
    render(Notice, { session: fakeSession().session, now });
    expect(screen.getByText('Klara played for you once:')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent('You play the ace of spades');
    expect(hasNotice(now)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(hasNotice(now)).toBe(false);
  });
});
