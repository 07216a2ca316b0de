import { Refusal } from './http';
import type { Error as Refused } from './messages';
import { refusalWords } from './sentence';

/** Does what is asked of the house; gives what it refused, and nothing where it was done. */
export async function refusalIn(what: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.error;
  }
}

/** Does what is asked of the house; gives the words of its refusal, and none where it was done. */
export async function troubleIn(what: () => Promise<unknown>): Promise<string> {
  const refused = await refusalIn(what);
  return refused ? refusalWords(refused.code, refused.facts) : '';
}
