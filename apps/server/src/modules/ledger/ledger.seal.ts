import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { misfits } from './ledger.audit.ts';
import { type Block, type BlockHeader, hashOfBlock, noHash, type SealKey } from './ledger.block.ts';
import { leafHash, rootOf } from './ledger.merkle.ts';
import { cutsBetween, horizonOf, insertBlock, journalsIn, lastBlock, takeSealTurn } from './ledger.seal.store.ts';

const transfersPerBlock = 20_000;
const blocksPerRunMax = 50;

/** What sealing needs. `transfersMax` is about how many transfers a block takes; a transaction is never cut in two. */
export interface SealDeps {
  db: Database;
  clock: Clock;
  key: SealKey;
  transfersMax?: number;
}

async function sealUpTo({ clock, key }: SealDeps, tx: Tx, writtenTo: bigint): Promise<Block | undefined> {
  if (!(await takeSealTurn(tx))) return undefined;
  const before = await lastBlock(tx);
  const writtenFrom = before?.writtenTo ?? 0n;
  if (writtenFrom >= writtenTo) return undefined;
  const journals = await journalsIn(tx, { from: writtenFrom, to: writtenTo });
  const wrong = await misfits(tx, { from: writtenFrom, to: writtenTo });
  if (wrong.length > 0) throw new Error(`Not sealed: journal ${wrong[0]} moves money between accounts that do not fit`);
  const header: BlockHeader = {
    number: (before?.number ?? 0n) + 1n,
    writtenFrom,
    writtenTo,
    journals: journals.length,
    root: rootOf(journals.map(({ text }) => leafHash(text))),
    previousHash: before?.hash ?? noHash,
    createdUntilMs: journals.reduce((max, { createdAtMs }) => Math.max(max, createdAtMs), before?.createdUntilMs ?? 0),
    sealedAtMs: clock.now().getTime(),
  };
  const hash = hashOfBlock(header);
  const block: Block = { ...header, hash, signature: key.sign(hash), keyId: key.id };
  await insertBlock(tx, block);
  return block;
}

/**
 * Chains the journals of all transactions that have ended and that no transaction still under way could come before.
 * Answers the new blocks. Processes that seal at the same time take turns; who comes second seals nothing.
 */
export async function seal(deps: SealDeps): Promise<Block[]> {
  const { db, transfersMax = transfersPerBlock } = deps;
  const from = (await lastBlock(db))?.writtenTo ?? 0n;
  const { horizon, current } = await horizonOf(db);
  if (current < from) {
    throw new Error('The database counts transactions from anew: see "After a restore" in docs/ledger.md');
  }
  const sealed: Block[] = [];
  for (const end of await cutsBetween(db, { from, to: horizon, limit: transfersMax, max: blocksPerRunMax })) {
    const block = await db.transaction().execute((tx) => sealUpTo(deps, tx, end));
    if (block === undefined) break;
    sealed.push(block);
  }
  return sealed;
}
