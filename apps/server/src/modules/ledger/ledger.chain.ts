import type { KeyObject } from 'node:crypto';
import type { Reader } from '#kernel/database/database.ts';
import { misfits } from './ledger.audit.ts';
import { type Block, isSigned, noHash } from './ledger.block.ts';
import { leafHash, rootOf } from './ledger.merkle.ts';
import { blocksFrom, journalsIn, wrongHouseBalances } from './ledger.seal.store.ts';

const blocksPerRead = 100;

/** A block that its own journals, its neighbours or its signature contradict. */
export interface BrokenBlock {
  number: bigint;
  /**
   * `gap`: it does not begin where the one before ends. `link`: it names another block before it. `signature`: hash or
   * signature are not those of its contents. `journals`: what is in the ledger is not what was sealed. `accounts`: a
   * journal in it moves money between accounts that do not fit. `house_balance`: what it says of a house account is not
   * what the journals up to it come to.
   */
  what: 'gap' | 'link' | 'signature' | 'journals' | 'accounts' | 'house_balance';
}

async function faultsOf(
  db: Reader,
  block: Block,
  before: Block | undefined,
  keys: ReadonlyMap<string, KeyObject>,
): Promise<BrokenBlock['what'][]> {
  const range = { from: block.writtenFrom, to: block.writtenTo };
  const journals = await journalsIn(db, range);
  const root = journals.length === 0 ? noHash : rootOf(journals.map(({ text }) => leafHash(text)));
  const follows = block.number === (before?.number ?? 0n) + 1n && block.writtenFrom === (before?.writtenTo ?? 0n);
  const faults: [BrokenBlock['what'], boolean][] = [
    ['gap', !follows],
    ['link', !block.previousHash.equals(before?.hash ?? noHash)],
    ['signature', !isSigned(block, keys)],
    ['journals', journals.length !== block.journals || !root.equals(block.root)],
    ['accounts', (await misfits(db, range)).length > 0],
    ['house_balance', (await wrongHouseBalances(db, block)).length > 0],
  ];
  return faults.filter(([, isBroken]) => isBroken).map(([what]) => what);
}

/** Recomputes every block from the journals; `keys` are public keys by id. Tells how far the chain reaches. */
export async function verifyChain(
  db: Reader,
  keys: ReadonlyMap<string, KeyObject>,
): Promise<{ blocks: number; journals: number; broken: BrokenBlock[] }> {
  const broken: BrokenBlock[] = [];
  const seen = { blocks: 0, journals: 0 };
  let before: Block | undefined;
  let some: Block[];
  do {
    some = await blocksFrom(db, (before?.number ?? 0n) + 1n, blocksPerRead);
    for (const block of some) {
      for (const what of await faultsOf(db, block, before, keys)) broken.push({ number: block.number, what });
      seen.blocks += 1;
      seen.journals += block.journals;
      before = block;
    }
  } while (some.length > 0);
  return { ...seen, broken };
}
