/** Single keys as an extra: they point, open and say, they never play a card or make a bid by themselves. */
import { openLine } from '../../text_input/open_state.svelte';
import { preferences } from '../../shell/settings.svelte';
import { open, openRules, overlay, type Over } from '../../shell/overlay.svelte';
import type { Session } from '../../protocol/session/session.svelte';
import { may } from '../../table/text/players';
import { spoken } from './speech.svelte';

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;
}

const DIGITS = '1234567890';

function pointTo(selector: string, place = 0): boolean {
  const found = document.querySelectorAll<HTMLElement>(selector)[place];
  found?.focus();
  return found !== undefined;
}

/** What lies beside a table that is seen. */
const BESIDE: Record<string, Over> = { d: 'log', s: 'scores', a: 'people' };

function opened(key: string, session: Session): boolean {
  const beside = session.shown ? BESIDE[key] : undefined;
  if (beside) open(beside);
  else if (key === 'l' && session.shown?.view?.tricks.length) open('last-trick');
  else if (key === 'w' && session.shown) session.hinting.toggle(session.shown);
  else if ((key === 't' || key === 'c') && session.shown) spoken.ask(key === 't' ? 'trick' : 'contract');
  else if (key === 'u' && session.shown && may(session.shown, 'take-back'))
    session.say({ type: 'take-back' });
  else if (key === 'r') openRules('table');
  else if (key === '/' && session.shown) openLine();
  else if (key === '?') open('help');
  else return false;
  return true;
}

export function keyPressed(event: KeyboardEvent, session: Session): void {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!preferences.letters || !plain || event.repeat || overlay() !== null || typing(event.target)) return;
  const key = event.key.toLowerCase();
  const digit = DIGITS.indexOf(key);
  const done =
    (digit >= 0 && pointTo('[data-hand-place]', digit)) ||
    (/^\p{L}$/u.test(key) && pointTo(`[data-letter="${key}"]`)) ||
    opened(key, session);
  if (done) event.preventDefault();
}
