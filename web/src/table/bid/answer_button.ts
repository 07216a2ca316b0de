import type { Session } from '../../protocol/session/session.svelte';
import { isAdvised } from '../text/coach_advice.svelte';

/** Return the attributes of an answer's button: its action, arrow keys, and marks of the coach and the hint. */
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
