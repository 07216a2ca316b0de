/** Events besides the play, and phrases, in words. */
import type { Notice, PhraseSaid, State } from '../protocol/messages';
import { seatFacts } from '../table/text/players';
import { t } from '../i18n/translate.svelte';
import { isReaction } from '../table/seats/phrases';

const DETAILED: Partial<Record<Notice['kind'], (news: Notice) => string | null | undefined>> = {
  asked: ({ about }) => about,
  claimed: ({ claim }) => claim,
};

/** Return an event in words; a no to one's own question is its withdrawal. */
export function newsText(now: State, news: Notice, asker: number | null = null): string {
  const { kind, seat, name } = news;
  const detail = DETAILED[kind]?.(news);
  const plain = kind === 'declined' && seat !== null && seat === asker ? 'withdrawn' : kind;
  const id = detail ? `notice-${kind}-${detail}` : `notice-${plain}`;
  // the name at the time of the event: another player may have the seat now
  const facts = seat === null ? { who: 'other' } : seatFacts(now, seat);
  return t(id, { ...facts, ...(name ? { name } : {}) });
}

/** Return a phrase for the log. */
export function phraseText(now: State, { phrase, seat }: PhraseSaid): string {
  const words = t(`phrase-${phrase}`);
  return t(isReaction(phrase) ? 'phrase-done' : 'phrase-said', { ...seatFacts(now, seat), phrase: words });
}
