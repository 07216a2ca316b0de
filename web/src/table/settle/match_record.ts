/** Reads the finished deals of a match from its record. */
export interface FinishedDeal {
  contract: string | null;
  declarer: number | null;
  /** The letter of the trump suit. */
  trump?: string | null;
  payments: number[];
}

interface Recorded {
  deals?: { result?: FinishedDeal | null }[];
}

function parseRecord(text: string): Recorded {
  try {
    return JSON.parse(text) as Recorded;
  } catch {
    return {};
  }
}

export function finishedDeals(record: string): FinishedDeal[] {
  const results = (parseRecord(record).deals ?? []).map((deal) => deal.result);
  return results.filter((result): result is FinishedDeal => Boolean(result));
}

/** Return how often a seat was declarer, and how often it won as such. */
export function countDeclared(deals: readonly FinishedDeal[], seat: number): { count: number; made: number } {
  const own = deals.filter(({ declarer }) => declarer === seat);
  return { count: own.length, made: own.filter(({ payments }) => (payments[seat] ?? 0) > 0).length };
}

/** Return a single deal of a record. */
export function firstDeal(record: string): string {
  return JSON.stringify(parseRecord(record).deals?.[0] ?? null);
}
