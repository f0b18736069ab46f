import type { TestDatabase } from '#testing/database.ts';
import type { Books, Movement } from './books.ts';

/** The day that most of these tests are about, and a time on it. */
export const day = '2026-11-20';
const at = `${day}T15:00:00Z`;

/** A bet of 10.00 on that day. */
export const bet = (txId: string, more: Partial<Movement> = {}): Movement => ({
  txId,
  kind: 'bet',
  amount: 100_000n,
  state: 'done',
  at,
  ...more,
});

export interface ItemAnswer {
  id: string;
  txId: string;
  difference: string;
  day: string;
  isLate: boolean;
  state: string;
  ours: { amount: string; state: string } | null;
  theirs: { amount: string; state: string } | null;
  reason: string | null;
}
interface SumAnswer {
  day: string;
  kind: string;
  currency: string;
  ours: string;
  theirs: string;
  ourCount: number;
  theirCount: number;
}
interface RunAnswer {
  state: string;
  trouble: string | null;
  day: string;
  sums: SumAnswer[];
}

/** What an operator does, over HTTP, about the vendor of the test. */
export function operatorCalls(books: Books, { db }: TestDatabase) {
  const items = async (state = 'open'): Promise<ItemAnswer[]> => {
    const { value } = await books.call('GET', `/items?vendorCode=${books.vendorCode}&state=${state}&pageSize=100`);
    return (value as { content: ItemAnswer[] }).content;
  };
  return {
    items,
    /** The open items in short. */
    found: async () => (await items()).map(({ txId, difference }) => `${txId} ${difference}`).toSorted(),
    runs: async (): Promise<RunAnswer[]> => {
      const { value } = await books.call('GET', `/runs?vendorCode=${books.vendorCode}`);
      return (value as { runs: RunAnswer[] }).runs;
    },
    ask: (of = day) => books.call('POST', '/runs', { vendorCode: books.vendorCode, day: of }),
    /** Asks for a comparison that is to begin reading at a place in the vendor's books, as if the part before were read. */
    askFrom: async (cursor: string, of = day) => {
      await books.call('POST', '/runs', { vendorCode: books.vendorCode, day: of });
      await db
        .updateTable('reconciliation_run')
        .set({ cursor })
        .where('vendor_code', '=', books.vendorCode)
        .where('state', '=', 'waiting')
        .execute();
    },
    close: (of = day) => books.call('POST', '/days/close', { vendorCode: books.vendorCode, day: of }),
    resolve: (id: string, reason = 'The vendor showed its logs') =>
      books.call('POST', `/items/${id}/resolve`, { reason }),
    /** The event report about the vendor. */
    events: () =>
      db
        .selectFrom('event_report')
        .select(['action', 'actor_kind', 'reason', 'before', 'after'])
        .where('component', '=', 'vendors.reconciliation')
        .where('subject', 'like', `%${books.vendorCode}%`)
        .orderBy('id')
        .execute(),
  };
}
