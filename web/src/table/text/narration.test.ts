import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../protocol/messages';
import { speak } from '../../i18n/translate.svelte';
import { stateAt } from '../../testing/states';
import { arrived, happened } from './narration';

describe('the spoken log', () => {
  it('tells what was done last as it is said at a table', () => {
    const before = stateAt('auction');
    const after = stateAt('auction');
    const last = (told: Sentence, language: 'en' | 'sv' = 'en') => {
      speak(language);
      after.view?.actions.push('0 pass');
      if (after.wording) after.wording.told = [told];
      return happened(before, [after]);
    };
    expect(last({ id: 'said-bid', seat: 1, contract: 'heart-solo' })).toEqual(['Alma bids heart solo.']);
    expect(last({ id: 'said-give-hidden', seat: 1 })).toEqual(['Alma gives a card for it, unseen.']);
    expect(last({ id: 'said-pass', seat: 0 })).toEqual(['You pass.']);
    expect(last({ id: 'said-pass', seat: 0 }, 'sv')).toEqual(['Du passar.']);
  });

  it('tells of every state that came, also of those nobody saw', () => {
    const [call, give] = [stateAt('call'), stateAt('give')];
    give.table.id = call.table.id;
    const skipped = structuredClone(give);
    give.view?.actions.push('0 give KS');
    if (give.wording) give.wording.told = [{ id: 'said-give', seat: 0, card: 'KS' }];
    expect(happened(call, [skipped, give])).toEqual([
      'You call the ace of spades.',
      'Bruno holds it and hands it over.',
      'You give the king of spades for it.',
    ]);
  });

  it('says nothing twice', () => {
    const state = stateAt('follow');
    expect(happened(state, [state])).toEqual([]);
  });

  it('tells who gave the called card, or that nobody could', () => {
    const before = stateAt('call');
    const after = stateAt('give');
    before.table.id = after.table.id;
    expect(happened(before, [after])).toEqual([
      'You call the ace of spades.',
      'Bruno holds it and hands it over.',
    ]);
  });

  it('tells a new deal by its number and its dealer', () => {
    const before = stateAt('settled-solo');
    const after = stateAt('auction');
    if (!after.view) throw new Error('no view');
    after.table = { ...after.table, id: before.table.id, deal: before.table.deal + 1 };
    after.view = { ...after.view, actions: [], dealer: 1 };
    const deal = after.table.deal;
    const hand = expect.stringMatching(/^Your hand: .*clubs king, .+\.$/) as string;
    expect(happened(before, [after])).toEqual([`Deal ${deal}: Alma deals.`, hand]);
    expect(arrived(after)).toEqual([`Deal ${deal}: Alma deals.`, hand]);
    after.view.dealer = 0;
    expect(happened(before, [after])).toEqual([`Deal ${deal}: you deal.`, hand]);
    expect(happened(null, [after])).toEqual([]);
  });

  it('tells what the deal came to, once', () => {
    const after = stateAt('settled-solo');
    const before = stateAt('settled-solo');
    if (!before.view) throw new Error('the deal is not over');
    before.view.result = null;
    expect(happened(before, [after])).toHaveLength(2);
    expect(happened(before, [after]).at(-1)).toMatch(/^You (win|lose) \d+\.$/);
    expect(happened(after, [after])).toEqual([]);
  });
});
