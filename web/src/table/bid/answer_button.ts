import type { Session } from '../../protocol/session/session.svelte';
import { isAdvised } from '../text/coach_advice.svelte';

/** Attributes of an answer's button: its action, arrow keys, and marks of coach and hint. */
export function answerButton(session: Session, answer: string, best: string | undefined, look: string) {
  return {
    class: [
      look,
      { pending: session.pending === answer, advised: isAdvised(answer), hinted: best === answer },
    ],
    'data-walk': '',
    'data-answer': answer,
    onclick: () => session.act(answer),
  };
}
