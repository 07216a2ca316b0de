import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../protocol/messages';
import { setPreference, SPEECH_LEVELS } from '../../shell/settings.svelte';
import { setLanguage } from '../../i18n/translate.svelte';
import { namedState } from '../../testing/states';
import { narrateArrival, narrate } from './narration';

describe('the narration', () => {
  it('describes the last action', () => {
    const before = namedState('auction');
    const after = namedState('auction');
    const last = (sentence: Sentence, language: 'en' | 'sv' = 'en') => {
      setLanguage(language);
      after.view?.actions.push('0 pass');
      if (after.wording) after.wording.told = [sentence];
      return narrate(before, [after]);
    };
    expect(last({ id: 'said-bid', seat: 1, contract: 'heart-solo' })).toEqual(['Alma bids heart solo.']);
    expect(last({ id: 'said-give-hidden', seat: 1 })).toEqual(['Alma gives a card for it, face down.']);
    expect(last({ id: 'said-pass', seat: 0 })).toEqual(['You pass.']);
    expect(last({ id: 'said-pass', seat: 0 }, 'sv')).toEqual(['Du passar.']);
  });

  it('describes every state that came, also those not shown', () => {
    const [call, give] = [namedState('call'), namedState('give')];
    give.table.id = call.table.id;
    const skipped = structuredClone(give);
    give.view?.actions.push('0 give KS');
    if (give.wording) give.wording.told = [{ id: 'said-give', seat: 0, card: 'KS' }];
    expect(narrate(call, [skipped, give])).toEqual([
      'You call the ace of spades.',
      'Bruno holds it and hands it over.',
      'You give the king of spades for it.',
    ]);
  });

  it('describes nothing twice', () => {
    const state = namedState('follow');
    expect(narrate(state, [state])).toEqual([]);
  });

  it('names the giver of the called card, or says that it was not given', () => {
    const before = namedState('call');
    const after = namedState('give');
    before.table.id = after.table.id;
    expect(narrate(before, [after])).toEqual([
      'You call the ace of spades.',
      'Bruno holds it and hands it over.',
    ]);
  });

  it('begins a new deal with its number and dealer', () => {
    const before = namedState('settled-solo');
    const after = namedState('auction');
    if (!after.view) throw new Error('no view');
    after.table = { ...after.table, id: before.table.id, deal: before.table.deal + 1 };
    after.view = { ...after.view, actions: [], dealer: 1 };
    const deal = after.table.deal;
    const hand = expect.stringMatching(/^Your hand: .*clubs king, .+\.$/) as string;
    expect(narrate(before, [after])).toEqual([`Deal ${deal}: Alma deals.`, hand]);
    expect(narrateArrival(after)).toEqual([`Deal ${deal}: Alma deals.`, hand]);
    after.view.dealer = 0;
    expect(narrate(before, [after])).toEqual([`Deal ${deal}: you deal.`, hand]);
    expect(narrate(null, [after])).toEqual([]);
  });

  it('describes the result once', () => {
    const after = namedState('settled-solo');
    const before = namedState('settled-solo');
    if (!before.view) throw new Error('the deal is not over');
    before.view.result = null;
    expect(narrate(before, [after])).toHaveLength(2);
    expect(narrate(before, [after]).at(-1)).toMatch(/^You (win|lose) \d+\.$/);
    expect(narrate(after, [after])).toEqual([]);
  });

  it('says a card briefly, as usual, or with all that it changed', () => {
    const before = namedState('follow');
    if (!before.view?.trick) throw new Error('no trick');
    before.view.actions.pop();
    before.view.trick.cards.pop();
    const after = namedState('follow');
    if (!after.view || !after.wording) throw new Error('no deal');
    after.wording.told = [{ id: 'said-play-trump', seat: 3, card: '6H' }];
    const levels = SPEECH_LEVELS.map((level) => {
      setPreference('speech', level);
      return narrate(before, [after]);
    });
    setPreference('speech', 'usual');
    expect(levels).toEqual([
      ['Clara: six of hearts.'],
      ['Clara plays the six of hearts, trump.'],
      ['Clara plays the six of hearts, trump.', 'Bruno’s ace of hearts is winning.'],
    ]);
  });
});
