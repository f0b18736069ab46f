import { type KeyObject, verify } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { type Block, hashOfBlock } from './ledger.block.ts';

/** What is kept of a block outside the database: enough to know it again, and to see that it was signed. */
export interface Checkpoint {
  block: bigint;
  hash: Buffer;
  signature: Buffer;
  keyId: string;
  sealedAtMs: number;
}

const CheckpointLine = Type.Object({
  block: Type.String({ pattern: '^[1-9]\\d{0,17}$' }),
  hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  signature: Type.String({ pattern: '^[0-9a-f]{128}$' }),
  keyId: Type.String({ minLength: 1 }),
  sealedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
});

/** The checkpoint of a block. */
export function checkpointOf(block: Block): Checkpoint {
  const { number, hash, signature, keyId, sealedAtMs } = block;
  return { block: number, hash, signature, keyId, sealedAtMs };
}

/** A checkpoint as it is written down and logged: plain text, hashes in hex. */
export function checkpointFields(checkpoint: Checkpoint): Record<string, string> {
  return {
    block: String(checkpoint.block),
    hash: checkpoint.hash.toString('hex'),
    signature: checkpoint.signature.toString('hex'),
    keyId: checkpoint.keyId,
    sealedAt: new Date(checkpoint.sealedAtMs).toISOString(),
  };
}

/** The checkpoint that a line says; undefined when it says none. */
export function readCheckpoint(line: string): Checkpoint | undefined {
  let fields: unknown;
  try {
    fields = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!Value.Check(CheckpointLine, fields)) return undefined;
  return {
    block: BigInt(fields.block),
    hash: Buffer.from(fields.hash, 'hex'),
    signature: Buffer.from(fields.signature, 'hex'),
    keyId: fields.keyId,
    sealedAtMs: Date.parse(fields.sealedAt),
  };
}

/** Whether a block, with all that it says, is the one that the checkpoint was made of. */
export function isBlockOf(checkpoint: Checkpoint, block: Block): boolean {
  const { hash, signature, keyId } = checkpoint;
  const isSame = hash.equals(block.hash) && signature.equals(block.signature) && keyId === block.keyId;
  return isSame && hash.equals(hashOfBlock(block));
}

/** Whether one of the keys, by id, signed the checkpoint. */
export function isSignedCheckpoint(checkpoint: Checkpoint, keys: ReadonlyMap<string, KeyObject>): boolean {
  const key = keys.get(checkpoint.keyId);
  return key !== undefined && verify(null, checkpoint.hash, key, checkpoint.signature);
}
