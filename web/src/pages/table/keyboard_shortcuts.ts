/** Keyboard shortcuts: a shown letter gives its answer; others move the focus, open dialogs and speak. */
import { openInput } from '../../text_input/open_state.svelte';
import { digitOf, letterOf } from '../../shell/keyboard';
import { preferences, switchSpeech } from '../../shell/settings.svelte';
import { openOverlay, openRules, currentOverlay, type Overlay } from '../../shell/overlay.svelte';
import type { Session } from '../../protocol/session/session.svelte';
import { may } from '../../table/text/players';
import { spokenQuestion, type Question } from './speech.svelte';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;
}

const DIGITS = '1234567890';

function focusNth(selector: string, place = 0): boolean {
  const found = document.querySelectorAll<HTMLElement>(selector)[place];
  found?.focus();
  return found !== undefined;
}

/**
 * Give the answer whose button shows this letter. A button that has the letter without showing it is only
 * focused.
 */
function pressLetter(letter: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
  button?.focus();
  if (button?.querySelector('kbd')) button.click();
  return button !== null;
}

/** Dialogs that open by a key. */
const BESIDE: Record<string, Overlay> = { d: 'log', s: 'scores', a: 'people', ';': 'said' };
/** Questions about the table that a key answers aloud. */
const ASKS: Record<string, Question> = {
  t: 'trick',
  c: 'contract',
  z: 'speech',
  ',': 'earlier',
  '.': 'later',
};

function askAloud(what: Question): void {
  if (what === 'speech') switchSpeech();
  spokenQuestion.ask(what);
}

function handleLetter(key: string, session: Session): boolean {
  const beside = session.shown ? BESIDE[key] : undefined;
  const question = session.shown ? ASKS[key] : undefined;
  if (beside) openOverlay(beside);
  else if (key === 'l' && session.shown?.view?.tricks.length) openOverlay('last-trick');
  else if (key === 'w' && session.shown) session.hints.toggle(session.shown);
  else if (question) askAloud(question);
  else if (key === 'u' && session.shown && may(session.shown, 'take-back'))
    session.send({ type: 'take-back' });
  else if (key === 'r') openRules('table');
  else if (key === '/' && session.shown) openInput();
  else if (key === '?') openOverlay('help');
  else return false;
  return true;
}

export function keyPressed(event: KeyboardEvent, session: Session): void {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!preferences.letters || !plain || event.repeat || currentOverlay() !== null || isTyping(event.target))
    return;
  const [digit, letter] = [digitOf(event), letterOf(event)];
  const done =
    (digit !== '' && focusNth('[data-hand-place]', DIGITS.indexOf(digit))) ||
    (letter !== '' && pressLetter(letter)) ||
    handleLetter(letter || event.key, session);
  if (done) event.preventDefault();
}
