/** The heading of the bids: the full question and the highest bid. */
import type { Choice, State } from '../../protocol/messages';
import { formatBriefly, contractName, seatName, seatFacts } from '../../protocol/sentence';
import { joinOr, formatNumber, t, capitalize } from '../../i18n/translate.svelte';
import { findContract } from '../text/settlement_text';

const REPLIES = ['hold', 'bid', 'double', 'redouble', 'pass'];

/** Return the question: higher, double or pass? */
export function bidQuestion(now: State, choices: readonly Choice[]): string {
  const higher = now.view?.bid ? 'bid-higher' : 'bid-bid';
  const asked = REPLIES.flatMap((verb) => choices.filter((choice) => choice.verb === verb));
  const replies = asked.map(({ verb, name: doubler }) =>
    t(verb === 'bid' ? higher : `bid-${verb}`, { name: seatName(now, Number(doubler ?? 0)) }),
  );
  return capitalize(t('bid-question', { answers: joinOr([...new Set(replies)]) }));
}

/** Return the highest bid, as in "Otto bids club solo, 3 a point"; empty before the first bid. */
export function standingBidText(now: State): string {
  const bid = now.view?.bid ?? null;
  const sheet = findContract(now.table.sheet, bid?.contract ?? null);
  if (bid === null || !sheet) return '';
  const price = { price: formatNumber(sheet.price.value), unit: formatBriefly(sheet.unit) };
  return t('bid-standing', { ...seatFacts(now, bid.seat), contract: contractName(bid.contract), ...price });
}
