/** How it stands with the house that a page without a server brings along. */
export type Standing = 'asleep' | 'loading' | 'elsewhere' | 'ready' | 'failed';

export const house = $state({ standing: 'asleep' as Standing, loaded: 0, of: 1 });

export const standing = (): Standing => house.standing;
/** How much of the house is here, from 0 to 1. */
export const loaded = (): number => house.loaded / house.of;
