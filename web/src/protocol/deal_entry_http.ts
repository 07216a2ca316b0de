/** Deals of a real table, entered by hand. */
import { post } from './http';
import type { DealEntry, EnteredDeal, EntryTable } from './messages';

export const describeEntry = (entry: DealEntry) => post<EntryTable>('/api/deal-entries/table', entry);
export const enterDeal = (entry: DealEntry) => post<EnteredDeal>('/api/deal-entries', entry);
