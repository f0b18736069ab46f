import { bigintArray, uuidArray } from '#kernel/database/array-binary.ts';
import type { PlayerState } from './ledger.decide.ts';
import type { Facts, Posting } from './ledger.posting.ts';
import { textOfContent } from './ledger.posting.ts';
import type { Run } from './ledger.statement-text.ts';

/** Players' accounts, locked; `latest` is when the newest entry of any of them was written. */
export interface LockedPlayers {
  players: Map<bigint, PlayerState>;
  latest: Date | undefined;
}

/** Locks players' accounts in the order of their ids, so that two batches never wait for each other in a circle. */
export async function lockPlayers(run: Run, ids: readonly bigint[]): Promise<LockedPlayers> {
  const locked: LockedPlayers = { players: new Map(), latest: undefined };
  if (ids.length === 0) return locked;
  const rows = await run<{ id: bigint; balance: bigint; seq: bigint; last_entry_at: Date | null }>({
    name: 'ledger_lock',
    text: `select id, balance, entry_seq as seq, last_entry_at from ledger_account
      where id = any($1::bigint[]) and owner_kind = 'player' order by id for update`,
    values: [bigintArray(ids, (id) => id)],
  });
  for (const { id, balance, seq, last_entry_at: at } of rows) {
    locked.players.set(id, { balance, seq });
    if (at !== null && (locked.latest === undefined || at > locked.latest)) locked.latest = at;
  }
  return locked;
}

/** One posting that was written before, as it can be compared, taken back or settled. */
export interface StoredJournal {
  id: string;
  kind: string;
  reference: Facts;
  closes: string | null;
  transfers: { fromAccountId: bigint; toAccountId: bigint; amount: bigint }[];
  hold: { toAccountId: bigint; expiresAt: Date } | null;
}

interface JournalRow {
  id: string;
  kind: string | null;
  reference: Facts | null;
  closes: string | null;
  from_id: bigint;
  to_id: bigint;
  amount: bigint;
  hold_to: bigint | null;
  expires_at: Date | null;
}

/** The journals of these ids that exist, by id. */
export async function findJournals(run: Run, ids: readonly string[]): Promise<Map<string, StoredJournal>> {
  const rows = await run<JournalRow>({
    name: 'ledger_find',
    text: `select transfer.journal_id as id, kind, reference, closes_journal_id as closes, from_account_id as from_id,
        transfer.to_account_id as to_id, transfer.amount, hold.to_account_id as hold_to, hold.expires_at
      from ledger_transfer transfer left join ledger_hold hold on hold.journal_id = transfer.journal_id
      where transfer.journal_id = any($1::uuid[]) order by transfer.journal_id, position`,
    values: [uuidArray(ids, (id) => id)],
  });
  const found = new Map<string, StoredJournal>();
  for (const row of rows) {
    const transfer = { fromAccountId: row.from_id, toAccountId: row.to_id, amount: row.amount };
    const known = found.get(row.id);
    if (known !== undefined) known.transfers.push(transfer);
    else found.set(row.id, journalOf(row, transfer));
  }
  return found;
}

function journalOf(row: JournalRow, transfer: StoredJournal['transfers'][number]): StoredJournal {
  const { id, kind, reference, closes, hold_to: toAccountId, expires_at: expiresAt } = row;
  if (kind === null || reference === null) throw new Error(`Journal ${id} has no first transfer`);
  const hold = toAccountId === null || expiresAt === null ? null : { toAccountId, expiresAt };
  return { id, kind, reference, closes, transfers: [transfer], hold };
}

/** The content of a journal that was written before, as `textOfContent`. */
export function textOfStored({ kind, reference, closes, transfers, hold }: StoredJournal): string {
  return textOfContent({
    kind,
    reference,
    closes,
    transfers: transfers.map(({ fromAccountId, toAccountId, amount }) => [fromAccountId, toAccountId, amount] as const),
    hold: hold && [hold.toAccountId, hold.expiresAt.getTime()],
  });
}

/** Which of the journals that these postings close are closed already. */
export async function findClosed(run: Run, postings: readonly Posting[]): Promise<Set<string>> {
  const ids = postings.flatMap(({ closes }) => closes ?? []);
  if (ids.length === 0) return new Set();
  const rows = await run<{ id: string }>({
    name: 'ledger_find_closed',
    text: `select closes_journal_id as id from ledger_transfer where closes_journal_id = any($1::uuid[])`,
    values: [uuidArray(ids, (id) => id)],
  });
  return new Set(rows.map(({ id }) => id));
}
