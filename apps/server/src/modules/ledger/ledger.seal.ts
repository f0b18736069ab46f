import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { misfits } from './ledger.audit.ts';
import { type Block, type BlockHeader, hashOfBlock, noHash, type SealKey } from './ledger.block.ts';
import { type Checkpoint, checkpointOf, isBlockOf } from './ledger.checkpoint.ts';
import type { CheckpointKeeper } from './ledger.checkpoint-file.ts';
import { leafHash, rootOf } from './ledger.merkle.ts';
import {
  blocksOf,
  cutsBetween,
  horizonOf,
  insertBlock,
  journalsIn,
  lastBlock,
  takeSealTurn,
} from './ledger.seal.store.ts';

const transfersPerBlock = 20_000;
const blocksPerRunMax = 50;

/** What sealing needs. `transfersMax` is about how many transfers a block takes; a transaction is never cut in two. */
export interface SealDeps {
  db: Database;
  clock: Clock;
  key: SealKey;
  transfersMax?: number;
  /** Where the checkpoint of each new block is kept outside the database. */
  keeper?: CheckpointKeeper | undefined;
  /** Told of each new checkpoint, before it is kept. */
  onSealed?: ((checkpoint: Checkpoint) => void) | undefined;
}

/** The ledger is not as it was sealed, or cannot be: signing on would cover it up. */
export class SealRefused extends Error {
  /** What it is about, as `ledger_block:5`. */
  readonly subject: string;

  constructor(subject: string, message: string) {
    super(message);
    this.subject = subject;
  }
}

/** A signature over what followed a block that was changed would stand for the change. */
async function refuseIfRewritten(db: Reader, keeper: CheckpointKeeper | undefined): Promise<void> {
  const kept = await keeper?.last();
  if (kept === undefined) return;
  const subject = `ledger_block:${kept.block}`;
  const [block] = await blocksOf(db, [kept.block]);
  if (block === undefined)
    throw new SealRefused(subject, `Not sealed: block ${kept.block} was sealed before and is gone`);
  if (!isBlockOf(kept, block)) {
    throw new SealRefused(subject, `Not sealed: block ${kept.block} is not the one that was sealed before`);
  }
}

async function sealUpTo({ clock, key, keeper }: SealDeps, tx: Tx, writtenTo: bigint): Promise<Block | undefined> {
  if (!(await takeSealTurn(tx))) return undefined;
  await refuseIfRewritten(tx, keeper);
  const before = await lastBlock(tx);
  const writtenFrom = before?.writtenTo ?? 0n;
  if (writtenFrom >= writtenTo) return undefined;
  const journals = await journalsIn(tx, { from: writtenFrom, to: writtenTo });
  const wrong = await misfits(tx, { from: writtenFrom, to: writtenTo });
  if (wrong.length > 0) {
    const message = `Not sealed: journal ${wrong[0]} moves money between accounts that do not fit`;
    throw new SealRefused(`ledger_journal:${wrong[0]}`, message);
  }
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
 * Chains the journals of all transactions that have ended and that no transaction still under way could come before, and
 * keeps the checkpoint of each block. Answers the new blocks. Processes that seal at the same time take turns; who comes
 * second seals nothing. Throws `SealRefused` when the ledger is not as it was sealed.
 */
export async function seal(deps: SealDeps): Promise<Block[]> {
  const { db, keeper, onSealed, transfersMax = transfersPerBlock } = deps;
  await refuseIfRewritten(db, keeper);
  const from = (await lastBlock(db))?.writtenTo ?? 0n;
  const { horizon, current } = await horizonOf(db);
  if (current < from) {
    const message = 'The database counts transactions from anew: see "After a restore" in docs/ledger.md';
    throw new SealRefused('ledger', message);
  }
  const sealed: Block[] = [];
  for (const end of await cutsBetween(db, { from, to: horizon, limit: transfersMax, max: blocksPerRunMax })) {
    const block = await db.transaction().execute((tx) => sealUpTo(deps, tx, end));
    if (block === undefined) break;
    sealed.push(block);
    onSealed?.(checkpointOf(block));
    await keeper?.keep(checkpointOf(block));
  }
  return sealed;
}
