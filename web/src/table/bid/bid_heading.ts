/** The heading of the bids: the question, all of it, and the bid that stands. */
import type { Choice, State } from '../../protocol/messages';
import { briefly, contractName, name, who } from '../../protocol/sentence';
import { either, plain, say, sentence } from '../../i18n/translate.svelte';
import { sheetOf } from '../text/settlement_text';

const REPLIES = ['hold', 'bid', 'double', 'redouble', 'pass'];

/** Higher, double or pass? */
export function question(now: State, choices: readonly Choice[]): string {
  const higher = now.view?.bid ? 'bid-higher' : 'bid-bid';
  const asked = REPLIES.flatMap((verb) => choices.filter((choice) => choice.verb === verb));
  const replies = asked.map(({ verb, name: doubler }) =>
    say(verb === 'bid' ? higher : `bid-${verb}`, { name: name(now, Number(doubler ?? 0)) }),
  );
  return sentence(say('bid-question', { answers: either([...new Set(replies)]) }));
}

/** Otto bids club solo, 3 a point; nothing before the first bid. */
export function standingWords(now: State): string {
  const bid = now.view?.bid ?? null;
  const sheet = sheetOf(now.table.sheet, bid?.contract ?? null);
  if (bid === null || !sheet) return '';
  const price = { price: plain(sheet.price.value), unit: briefly(sheet.unit) };
  return say('bid-standing', { ...who(now, bid.seat), contract: contractName(bid.contract), ...price });
}
