/** A review in two short sentences: where the payment came from, and what the decisions cost. */
import type { DealReview } from '../../protocol/messages';
import { formatNumber, t } from '../../i18n/translate.svelte';

type Cause = 'luck' | 'others' | 'own';

/** Return the part of the payment that explains it best, and its chips; null if none does. */
function mainCause({ payment, parts }: DealReview): { cause: Cause; chips: number } | null {
  const sign = Math.sign(payment);
  const causes = { luck: parts.hand + parts.lie, others: parts.others, own: parts.own };
  const [most] = (Object.keys(causes) as Cause[])
    .map((cause) => ({ cause, chips: Math.round(sign * causes[cause]) }))
    .sort((one, other) => other.chips - one.chips);
  return most && most.chips > 0 ? most : null;
}

function causeText(review: DealReview): string {
  const paid = Math.abs(review.payment);
  if (paid === 0) return t('review-page-cause-nothing');
  const found = mainCause(review);
  if (!found) return '';
  const share = found.chips >= paid ? 'all' : 2 * found.chips >= paid ? 'most' : 'part';
  const id = `review-page-cause-${found.cause}-${review.payment < 0 ? 'lost' : 'won'}`;
  return t(id, { share, chips: formatNumber(found.chips), paid: formatNumber(paid) });
}

function slipsText(review: DealReview): string {
  const cost = Math.round(-review.parts.own);
  if (cost < 1) return t('review-page-slips-none');
  return t('review-page-slips-cost', { count: review.costliest.length, cost: formatNumber(cost) });
}

export function verdictSentences(review: DealReview): string[] {
  return [causeText(review), slipsText(review)].filter(Boolean);
}
