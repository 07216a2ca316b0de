import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../protocol/session/session.svelte';
import { fakeServer } from '../testing/fake_server';
import { namedState } from '../testing/states';
import TextInput from './TextInput.svelte';

const now = namedState('auction');
const path = `POST /api/tables/${now.table.id}/text-commands`;

function sitting() {
  return { refused: null, act: vi.fn(), next: vi.fn() };
}

describe('the text input', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function say(text: string, heard: object) {
    const asked = fakeServer({ [path]: heard });
    const session = sitting();
    render(TextInput, { session: session as unknown as Session, now });
    await userEvent.type(screen.getByRole('textbox', { name: 'In words' }), `${text}{Enter}`);
    return { asked, session };
  }

  it('runs a command', async () => {
    const { asked, session } = await say('solo', { action: '0 bid solo', then: null, told: [], rule: null });
    expect(asked[0]?.body).toEqual({ text: 'solo', language: 'en', rule: null });
    expect(session.act).toHaveBeenCalledWith('0 bid solo');
    expect(screen.getByRole('textbox', { name: 'In words' })).toHaveValue('');
  });

  it('answers in the log, line by line', async () => {
    await say('trumps', { action: null, then: null, told: ['There are no trumps yet.', 'Ask again.'] });
    const log = screen.getByRole('log', { name: 'Answers' });
    expect(log).toHaveTextContent('trumps There are no trumps yet. Ask again.');
  });

  it('links the rule that forbids a play', async () => {
    await say('ace of spades', { told: ['You must trump.'], rule: 'six-bid.play.must-trump' });
    expect(screen.getByRole('button', { name: 'the rule' })).toBeVisible();
  });

  it('shows a hint in lines', async () => {
    const pass = { answer: { id: 'answer-pass' }, found: [{ id: 'hint-costs', chips: 4 }] };
    const hint = { told: { answers: [pass], why: [{ id: 'hint-why-certain' }], how: [] } };
    fakeServer({ [path]: { then: 'hint', told: [] }, [`POST /api/tables/${now.table.id}/hint`]: hint });
    render(TextInput, { session: sitting() as unknown as Session, now });
    await userEvent.type(screen.getByRole('textbox', { name: 'In words' }), 'hint{Enter}');
    expect(await screen.findByText('Pass: −4 chips expected.')).toBeVisible();
  });

  it('continues with the next deal', async () => {
    const { session } = await say('next', { then: 'next', told: [] });
    expect(session.next).toHaveBeenCalled();
  });

  it('says that the server does not answer', async () => {
    render(TextInput, { session: sitting() as unknown as Session, now });
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await userEvent.type(screen.getByRole('textbox', { name: 'In words' }), 'pass{Enter}');
    expect(screen.getByRole('log')).toHaveTextContent('The server does not answer.');
  });

  it('recalls the last line', async () => {
    await say('whose turn', { told: ['Bid or pass.'] });
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('textbox', { name: 'In words' })).toHaveValue('whose turn');
  });
});
