import { describe, expect, it } from 'vitest';
import { ApiError } from './http';
import { resultOrError, errorFrom, errorTextFrom, errorTextOf } from './api_error';

const refused = { code: 'too-often', rule: null, facts: {} };

const refuse = () => Promise.reject<string>(new ApiError(refused));
const lost = () => Promise.reject(new TypeError('the line is cut'));

describe('a refusal of the server', () => {
  it('is returned instead of an answer', async () => {
    expect(await resultOrError(() => Promise.resolve('yes'))).toEqual(['yes', null]);
    expect(await resultOrError(refuse)).toEqual([null, refused]);
  });

  it('is returned alone, or in words', async () => {
    expect(await errorFrom(refuse)).toEqual(refused);
    expect(await errorTextFrom(refuse)).toBe(errorTextOf(refused));
    expect(errorTextOf(refused)).not.toBe('');
    expect(await errorTextFrom(() => Promise.resolve())).toBe('');
  });

  it('excludes other errors', async () => {
    await expect(resultOrError(lost)).rejects.toThrow(TypeError);
  });
});
