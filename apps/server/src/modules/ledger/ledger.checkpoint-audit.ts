import type { KeyObject } from 'node:crypto';
import type { Reader } from '#kernel/database/database.ts';
import { isBlockOf, isSignedCheckpoint } from './ledger.checkpoint.ts';
import type { CheckpointLine } from './ledger.checkpoint-file.ts';
import { blocksOf, unsealedBefore } from './ledger.seal.store.ts';

const linesPerRead = 500;

/** The sealer runs each minute: what is older than this is not waiting for it any more. */
const sealDelayMsMax = 10 * 60_000;

/** A kept checkpoint that the chain in the database contradicts. */
export interface BrokenCheckpoint {
  line: number;
  /** Undefined when the line says none. */
  block: bigint | undefined;
  /**
   * `unreadable`: the line is no checkpoint. `forged`: none of the keys signed it. `missing`: its block is gone.
   * `rewritten`: the block of its number is another, or signed anew.
   */
  what: 'unreadable' | 'forged' | 'missing' | 'rewritten';
}

async function faultsOf(
  db: Reader,
  lines: readonly CheckpointLine[],
  keys: ReadonlyMap<string, KeyObject>,
): Promise<BrokenCheckpoint[]> {
  const numbers = lines.flatMap(({ checkpoint }) => checkpoint?.block ?? []);
  const blocks = new Map((await blocksOf(db, numbers)).map((block) => [block.number, block]));
  return lines.flatMap(({ line, checkpoint }): BrokenCheckpoint[] => {
    if (checkpoint === undefined) return [{ line, block: undefined, what: 'unreadable' }];
    const block = blocks.get(checkpoint.block);
    const found = { line, block: checkpoint.block };
    if (!isSignedCheckpoint(checkpoint, keys)) return [{ ...found, what: 'forged' }];
    if (block === undefined) return [{ ...found, what: 'missing' }];
    return isBlockOf(checkpoint, block) ? [] : [{ ...found, what: 'rewritten' }];
  });
}

/** Compares the chain with checkpoints that were kept outside the database; `keys` are public keys by id. */
export async function verifyCheckpoints(
  db: Reader,
  keys: ReadonlyMap<string, KeyObject>,
  lines: AsyncIterable<CheckpointLine>,
): Promise<{ checkpoints: number; broken: BrokenCheckpoint[] }> {
  const broken: BrokenCheckpoint[] = [];
  let checkpoints = 0;
  let some: CheckpointLine[] = [];
  const check = async (): Promise<void> => {
    broken.push(...(await faultsOf(db, some, keys)));
    checkpoints += some.length;
    some = [];
  };
  for await (const line of lines) {
    some.push(line);
    if (some.length === linesPerRead) await check();
  }
  await check();
  return { checkpoints, broken };
}

/** Journals that the sealer should have sealed by now: how many, and when the oldest was written. */
export function overdueJournals(db: Reader, now: Date): Promise<{ journals: number; oldest: Date | null }> {
  return unsealedBefore(db, new Date(now.getTime() - sealDelayMsMax));
}
