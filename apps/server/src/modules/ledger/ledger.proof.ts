import type { KeyObject } from 'node:crypto';
import type { Reader } from '#kernel/database/database.ts';
import { type Block, isSigned } from './ledger.block.ts';
import { journalIdOf, type PostingKey } from './ledger.keys.ts';
import { leafHash, pathOf, rootByPath } from './ledger.merkle.ts';
import { blockOfTransaction, journalsIn, transactionOf } from './ledger.seal.store.ts';

/** Shows, to anyone with the public key, that a journal is part of the ledger as it was signed. */
export interface InclusionProof {
  /** All of the journal, in the one way in which it is sealed. */
  journal: string;
  index: number;
  path: Buffer[];
  block: Block;
}

/** The proof for the journal of a key, or of an id; undefined when there is none, or when it is not sealed yet. */
export async function proveInclusion(db: Reader, of: PostingKey | string): Promise<InclusionProof | undefined> {
  const id = typeof of === 'string' ? of : journalIdOf(of);
  const writtenIn = await transactionOf(db, id);
  const block = writtenIn === undefined ? undefined : await blockOfTransaction(db, writtenIn);
  if (block === undefined) return undefined;
  const journals = await journalsIn(db, { from: block.writtenFrom, to: block.writtenTo });
  const index = journals.findIndex((journal) => journal.id === id);
  const journal = journals[index];
  if (journal === undefined) return undefined;
  const leaves = journals.map(({ text }) => leafHash(text));
  return { journal: journal.text, index, path: pathOf(leaves, index), block };
}

/** Whether a proof holds; needs nothing but the public keys, by id. */
export function isProven(proof: InclusionProof, keys: ReadonlyMap<string, KeyObject>): boolean {
  const { journal, index, path, block } = proof;
  const root = rootByPath(leafHash(journal), { index, count: block.journals }, path);
  return root !== undefined && root.equals(block.root) && isSigned(block, keys);
}
