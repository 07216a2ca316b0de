import { Refusal } from './http';
import { refusalWords } from './sentence';

/** Does what is asked of the house; gives the words of its refusal, and none where it was done. */
export async function troubleIn(what: () => Promise<void>): Promise<string> {
  try {
    await what();
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalWords(error.error.code, error.error.facts);
  }
}
