import { ApiError } from './http';
import type { Error as Refused } from './messages';
import { errorText } from './sentence';

/** What the house answers, or what it refused: one of the two is null. */
export async function resultOrError<Answer>(
  asked: () => Promise<Answer>,
): Promise<[answer: Answer, refused: null] | [answer: null, refused: Refused]> {
  try {
    return [await asked(), null];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [null, error.error];
  }
}

/** Does what is asked of the house; gives what it refused, and nothing where it was done. */
export async function errorFrom(what: () => Promise<unknown>): Promise<Refused | null> {
  const [, refused] = await resultOrError(what);
  return refused;
}

/** Does what is asked of the house; gives the words of its refusal, and none where it was done. */
export async function errorTextFrom(what: () => Promise<unknown>): Promise<string> {
  return errorTextOf(await errorFrom(what));
}

/** A refusal in words; none where there is none. */
export function errorTextOf(refused: Pick<Refused, 'code' | 'facts'> | null): string {
  return refused ? errorText(refused.code, refused.facts) : '';
}
