import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { setLanguage } from '../../i18n/translate.svelte';
import AnswerFeedback from './AnswerFeedback.svelte';

const BID = { id: 'answer-bid', action: '0 bid heart-solo', contract: 'heart-solo' };
const PASS = { id: 'answer-pass', action: '0 pass' };
const THOUGHT = {
  chosen: PASS.action,
  right: false,
  own: [{ id: 'hint-costs', chips: 31 }],
  told: { answers: [{ answer: PASS, found: [{ id: 'hint-costs', chips: 9 }] }], why: [], how: [] },
};
const COMPANY = { you: 0, table: { seats: [], players: [] } };

it.each([
  ['en', 'Pass is best: −9 expected. Yours (Heart solo): −31.'],
  ['sv', 'Pass är bäst: −9 väntat. Ditt bud (Solo hjärter): −31.'],
  ['de', 'Am besten ist Passen: −9 zu erwarten. Deine Wahl (Herz-Solo): −31.'],
] as const)('names both bids as the language writes them: %s', (language, verdict) => {
  setLanguage(language);
  const props = { thought: THOUGHT, given: BID, company: COMPANY } as never;
  render(AnswerFeedback, { props });
  expect(screen.getByText(verdict)).toBeVisible();
});
