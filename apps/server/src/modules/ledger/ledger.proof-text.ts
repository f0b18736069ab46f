import Type from 'typebox';
import { Value } from 'typebox/value';
import type { InclusionProof } from './ledger.proof.ts';

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const BigInteger = Type.String({ pattern: '^\\d{1,18}$' });
const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const ProofDocument = Type.Object({
  journal: Type.String(),
  index: Count,
  path: Type.Array(Hash, { maxItems: 64 }),
  block: Type.Object({
    number: BigInteger,
    writtenFrom: BigInteger,
    writtenTo: BigInteger,
    journals: Count,
    root: Hash,
    previousHash: Hash,
    createdUntilMs: Count,
    sealedAtMs: Count,
    hash: Hash,
    signature: Type.String({ pattern: '^[0-9a-f]{128}$' }),
    keyId: Type.String({ minLength: 1 }),
  }),
});

/** A proof as JSON, to be handed to somebody: hashes in hex, numbers of transactions and blocks as text. */
export function proofText(proof: InclusionProof): string {
  const plain = (value: unknown): unknown => {
    if (Buffer.isBuffer(value)) return value.toString('hex');
    return typeof value === 'bigint' ? String(value) : value;
  };
  const block = Object.fromEntries(Object.entries(proof.block).map(([name, value]) => [name, plain(value)]));
  return JSON.stringify({ ...proof, path: proof.path.map(plain), block }, null, 2);
}

/** The proof that such a text says. Throws when it is none. */
export function readProof(text: string): InclusionProof {
  const document: unknown = JSON.parse(text);
  if (!Value.Check(ProofDocument, document)) throw new Error('This is no proof of the ledger');
  const { block, path } = document;
  const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
  return {
    ...document,
    path: path.map(hex),
    block: {
      ...block,
      number: BigInt(block.number),
      writtenFrom: BigInt(block.writtenFrom),
      writtenTo: BigInt(block.writtenTo),
      root: hex(block.root),
      previousHash: hex(block.previousHash),
      hash: hex(block.hash),
      signature: hex(block.signature),
    },
  };
}
