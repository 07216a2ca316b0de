import { describe, expect, it } from 'vitest';
import type { DealReview, PaymentParts } from '../../protocol/messages';
import { verdictSentences } from './verdict';

function verdict(payment: number, parts: Partial<PaymentParts>, slips = 2): string {
  const whole = { hand: 0, lie: 0, others: 0, own: 0, ...parts };
  return verdictSentences({
    payment,
    parts: whole,
    costliest: Array.from({ length: slips }, (_, place) => place),
  } as unknown as DealReview).join(' ');
}

describe('the verdict on a deal', () => {
  it('names the largest cause of a loss, and what the slips cost', () => {
    expect(verdict(-52, { hand: -10, lie: -22, others: -7, own: -13 })).toBe(
      'Mostly bad luck: 32 of the 52. Your slips cost about 13.',
    );
  });
  it('names the largest cause of a gain', () => {
    expect(verdict(48, { hand: -19, lie: 89, others: 18, own: -40 })).toBe(
      'Good luck: it alone brought 70. Your slips cost about 40.',
    );
    expect(verdict(40, { lie: 12, others: 28 }, 0)).toBe(
      'Mostly the others’ play: 28 of the 40. Your own play cost nothing.',
    );
  });
  it('blames the reader’s own play only where it cost most', () => {
    expect(verdict(-20, { lie: -4, own: -16 }, 1)).toBe(
      'Mostly your own play: 16 of the 20. Your slips cost about 16.',
    );
  });
  it('says what small slips cost that are no stops', () => {
    expect(verdict(-30, { others: -25, own: -5 }, 0)).toBe(
      'Mostly the others’ play: 25 of the 30. Small slips cost about 5.',
    );
  });
  it('has a sentence for a deal in which nothing was paid', () => {
    expect(verdict(0, { lie: 5, own: -5 })).toBe('No one paid anything. Your slips cost about 5.');
  });
});
