import type { Session } from '../../protocol/session/session.svelte';
import { isAdvised } from '../text/coach_advice.svelte';

/** What the button of an answer has: it says it, is walked to by arrows, and shows what coach and hint think of it. */
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
