import { describe, expect, it } from 'vitest';
import { Refusal } from './http';
import { answerOr, refusalIn, troubleIn, wordsOf } from './api_error';

const refused = { code: 'too-often', rule: null, facts: {} };

const refuse = () => Promise.reject<string>(new Refusal(refused));
const lost = () => Promise.reject(new TypeError('the line is cut'));

describe('what the house refuses', () => {
  it('is given instead of an answer', async () => {
    expect(await answerOr(() => Promise.resolve('yes'))).toEqual(['yes', null]);
    expect(await answerOr(refuse)).toEqual([null, refused]);
  });

  it('is given alone, or in words', async () => {
    expect(await refusalIn(refuse)).toEqual(refused);
    expect(await troubleIn(refuse)).toBe(wordsOf(refused));
    expect(wordsOf(refused)).not.toBe('');
    expect(await troubleIn(() => Promise.resolve())).toBe('');
  });

  it('is no other trouble', async () => {
    await expect(answerOr(lost)).rejects.toThrow(TypeError);
  });
});
