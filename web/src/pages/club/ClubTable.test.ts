import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { ClubList } from '../../protocol/messages';
import { t } from '../../i18n/translate.svelte';
import { listSheets } from '../pad/sheet_store';
import ClubTable from './ClubTable.svelte';

const counted = { hands: 4, won: 1, lost: 0, beaten: 1 };
const list: ClubList = {
  titles: ['Autumn'],
  total: 0,
  rows: [{ name: 'Nora', place: 1, counters: 42, bonus: 90, points: 132, each: [132], ...counted }],
};
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('a club', () => {
  it('shows chips beside the total only if the club gives points', () => {
    const { unmount } = render(ClubTable, { list, title: 'Autumn', extra: false });
    expect(heads()).not.toContain(t('club-counters'));
    unmount();
    render(ClubTable, { list, title: 'Autumn', extra: true });
    expect(heads()).toContain(t('club-counters'));
  });

  it('numbers an evening that has no title', () => {
    const rows = list.rows.map((row) => ({ ...row, each: [132, 0] }));
    render(ClubTable, { list: { ...list, titles: ['', 'Autumn'], rows }, title: 'Season', extra: false });
    expect(heads().slice(-2)).toEqual([t('club-evening-number', { number: 1 }), 'Autumn']);
  });

  it('tells two sheets of one evening apart by their players', () => {
    const log = [{ entry: 'open', title: 'Thursday', game: 'six-bid', names: ['Olga', 'Tor'] }];
    localStorage.setItem('spadille.sheet.one', JSON.stringify({ log }));
    expect(listSheets().map(({ names }) => names)).toEqual([['Olga', 'Tor']]);
    localStorage.removeItem('spadille.sheet.one');
  });
});
