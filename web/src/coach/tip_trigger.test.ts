import { describe, expect, it } from 'vitest';
import type { When } from '../protocol/messages';
import { namedState, type StateName } from '../testing/states';
import { isTriggered } from './tip_trigger';

describe('a moment that triggers a tip', () => {
  it.each<[StateName, When]>([
    ['auction', { asked: 'auction' }],
    ['must-trump', { refused: 'must-trump' }],
    ['must-trump', { declarer: 'me', tricks: 6, leads: false }],
    ['follow', { asked: 'play', refused: 'must-follow-suit', leads: false }],
    ['exposed', { declarer: 'other', contract: 'spread' }],
    ['double', { offered: 'double' }],
    ['stop', { offered: 'stop', leads: true }],
    ['partner', { declarer: 'partner' }],
    ['settled-solo', { over: 'won', contract: 'solo' }],
  ])('has come: %s %o', (moment, when) => {
    expect(isTriggered(when, namedState(moment))).toBe(true);
  });

  it.each<[StateName, When]>([
    ['auction', { asked: 'play' }],
    ['auction', { asked: 'auction', offered: 'double' }],
    ['auction', { leads: true }],
    ['follow', { declarer: 'other' }],
    ['must-trump', { tricks: 7 }],
    ['settled-solo', { over: 'lost' }],
    ['follow', {}],
  ])('has not come: %s %o', (moment, when) => {
    expect(isTriggered(when, namedState(moment))).toBe(false);
  });

  it('never comes for an observer', () => {
    const state = namedState('auction');
    if (state.view) state.view.seat = null;
    expect(isTriggered({ asked: 'auction' }, state)).toBe(false);
  });
});
