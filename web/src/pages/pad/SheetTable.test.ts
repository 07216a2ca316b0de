import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { PadHand, PadSheet } from '../../protocol/messages';
import SheetTable from './SheetTable.svelte';

function hand(number: number): PadHand {
  const now = { summary: {}, played: null, result: null };
  const line = {
    kind: 'hand',
    number,
    seated: [0, 1, 2],
    out: [],
    dealer: 0,
    struck: false,
    before: [],
    now,
  };
  return { ...line, chips: [0, 0, 0], pots: {}, bankrupt: [], freerides: [] } as unknown as PadHand;
}
function sheet(hands: number): PadSheet {
  const players = ['Signe', 'Nora', 'Edvin'].map((name) => ({ name, closed: false, brought: 0 }));
  const lines = Array.from({ length: hands }, (_, place) => hand(place + 1));
  return { players, seated: [0, 1, 2], pots: {}, lines } as unknown as PadSheet;
}

describe('a sheet', () => {
  it('shows its writer the last hand when it is opened, and again when one is entered', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const seen = () => shown.mock.contexts.map((row) => (row as Element).textContent.trim().split(' ')[0]);
    const { rerender } = render(SheetTable, { sheet: sheet(2), pick: () => {} });
    await rerender({ sheet: sheet(2) });
    expect(seen().map((text) => text?.[0])).toEqual(['2']);
    await rerender({ sheet: sheet(3) });
    expect(seen().map((text) => text?.[0])).toEqual(['2', '3']);
  });

  it('stays where it is for those who look on', () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    shown.mockClear();
    render(SheetTable, { sheet: sheet(2) });
    expect(shown).not.toHaveBeenCalled();
  });
});
