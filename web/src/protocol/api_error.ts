import { ApiError } from './http';
import type { Error as Refused } from './messages';
import { errorText } from './sentence';

/** Await a request. Return its answer and null, or null and its error. */
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

/** Await a request; return its error, or null if it succeeded. */
export async function errorFrom(what: () => Promise<unknown>): Promise<Refused | null> {
  const [, refused] = await resultOrError(what);
  return refused;
}

/** Await a request; return its error in words, or an empty string. */
export async function errorTextFrom(what: () => Promise<unknown>): Promise<string> {
  return errorTextOf(await errorFrom(what));
}

/** Return an error in words, or an empty string. */
export function errorTextOf(refused: Pick<Refused, 'code' | 'facts'> | null): string {
  return refused ? errorText(refused.code, refused.facts) : '';
}
