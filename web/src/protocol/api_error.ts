import { Refusal } from './http';
import type { Error as Refused } from './messages';
import { refusalWords } from './sentence';

/** What the house answers, or what it refused: one of the two is null. */
export async function answerOr<Answer>(
  asked: () => Promise<Answer>,
): Promise<[answer: Answer, refused: null] | [answer: null, refused: Refused]> {
  try {
    return [await asked(), null];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [null, error.error];
  }
}

/** Does what is asked of the house; gives what it refused, and nothing where it was done. */
export async function refusalIn(what: () => Promise<unknown>): Promise<Refused | null> {
  const [, refused] = await answerOr(what);
  return refused;
}

/** Does what is asked of the house; gives the words of its refusal, and none where it was done. */
export async function troubleIn(what: () => Promise<unknown>): Promise<string> {
  return wordsOf(await refusalIn(what));
}

/** A refusal in words; none where there is none. */
export function wordsOf(refused: Pick<Refused, 'code' | 'facts'> | null): string {
  return refused ? refusalWords(refused.code, refused.facts) : '';
}
