import type { PostOutcome } from './ledger.posting.ts';
import type { Statement } from './ledger.statement-text.ts';

/** A posting that was written now. */
export type Posted = Extract<PostOutcome, { outcome: 'posted' | 'exists' }>;

/** Writes rows of one table set by set, in the transaction of the money that they tell of. */
export interface CompanionTable<Row> {
  insert(rows: readonly Row[]): Statement;
}

/** A row that is to be written with a posting, and only if that is posted. */
export interface Companion {
  table: CompanionTable<never>;
  rowOf(posted: Posted): unknown;
}

/** A row of `table` that goes with a posting; `rowOf` makes it when the posting's outcome is known. */
export function companion<Row>(table: CompanionTable<Row>, rowOf: (posted: Posted) => Row): Companion {
  return { table, rowOf };
}

/** One statement for each table that has rows to write, in the order in which postings name them. */
export function companionStatements(answered: readonly { companion: Companion; outcome: PostOutcome }[]): Statement[] {
  const rows = new Map<CompanionTable<never>, unknown[]>();
  for (const { companion: asked, outcome } of answered) {
    if (outcome.outcome !== 'posted') continue;
    const ofTable = rows.get(asked.table);
    if (ofTable === undefined) rows.set(asked.table, [asked.rowOf(outcome)]);
    else ofTable.push(asked.rowOf(outcome));
  }
  return [...rows].map(([table, all]) => table.insert(all as never[]));
}
