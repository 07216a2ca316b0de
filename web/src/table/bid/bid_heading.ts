/** The heading of the bids: the full question and the highest bid. */
import type { Choice, State } from '../../protocol/messages';
import { formatBriefly, contractName, seatName, seatFacts } from '../../protocol/sentence';
import { joinOr, formatNumber, t } from '../../i18n/translate.svelte';
import { findContract } from '../text/settlement_text';

const REPLIES = ['hold', 'bid', 'double', 'redouble', 'pass'];

/** Return the question: higher, double or pass? */
export function bidQuestion(now: State, choices: readonly Choice[]): string {
  const answers = REPLIES.filter((reply) => choices.some(({ verb }) => verb === reply))
    .map((reply) => (reply === 'bid' && now.view?.bid ? 'higher' : reply))
    .join('-');
  const doublers = choices.filter(({ verb }) => verb === 'redouble').map(({ name }) => Number(name ?? 0));
  return t('bid-question', { answers, names: joinOr(doublers.map((seat) => seatName(now, seat))) });
}

/** Return the highest bid, as in "Otto bids club solo, 3 a point"; empty before the first bid. */
export function standingBidText(now: State): string {
  const bid = now.view?.bid ?? null;
  const sheet = findContract(now.table.sheet, bid?.contract ?? null);
  if (bid === null || !sheet) return '';
  const price = { price: formatNumber(sheet.price.value), unit: formatBriefly(sheet.unit) };
  return t('bid-standing', { ...seatFacts(now, bid.seat), contract: contractName(bid.contract), ...price });
}
