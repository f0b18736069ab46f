import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';

/** What a block says of the journals in it. Hashes are 32 bytes, instants epoch milliseconds. */
export interface BlockHeader {
  number: bigint;
  /** The journals of all transactions from `writtenFrom` up to and without `writtenTo`. */
  writtenFrom: bigint;
  writtenTo: bigint;
  journals: number;
  root: Buffer;
  previousHash: Buffer;
  /** The latest time of any journal so far, in this block or before. */
  createdUntilMs: number;
  sealedAtMs: number;
}

/** A block with what makes it a checkpoint: everything up to it is as the signer saw it. */
export interface Block extends BlockHeader {
  hash: Buffer;
  signature: Buffer;
  keyId: string;
}

/** What the block before the first one would have had for a hash. */
export const noHash = Buffer.alloc(32);

/** The hash of a block, over all that it says. */
export function hashOfBlock(header: BlockHeader): Buffer {
  const { number, writtenFrom, writtenTo, journals, root, previousHash, createdUntilMs, sealedAtMs } = header;
  const said = [number, writtenFrom, writtenTo, journals, root.toString('hex'), previousHash.toString('hex')];
  const text = [...said, createdUntilMs, sealedAtMs].map(String).join('\n');
  return hash('sha256', `quetzal ledger block\n${text}`, 'buffer');
}

/** Signs checkpoints; others check them by the public key of the same id. */
export interface SealKey {
  id: string;
  sign(hash: Buffer): Buffer;
  publicKey: KeyObject;
}

interface KeyText {
  kid?: string;
  kty?: string;
  crv?: string;
}

function parse(text: string): KeyText & Record<string, unknown> {
  const jwk = JSON.parse(text) as KeyText & Record<string, unknown>;
  if (jwk.kty !== 'OKP' || jwk.crv !== 'Ed25519' || !jwk.kid)
    throw new Error('The ledger signs with Ed25519, by a JWK with kid');
  return jwk;
}

/** The signing key of a private Ed25519 JWK with `kid`, as text. Throws on anything else. */
export function readSealKey(text: string): SealKey {
  const jwk = parse(text);
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return { id: jwk.kid ?? '', publicKey: createPublicKey(key), sign: (data) => sign(null, data, key) };
}

/** A public Ed25519 JWK with `kid`, as text, for checking what an earlier key signed. */
export function readPublicKey(text: string): Pick<SealKey, 'id' | 'publicKey'> {
  const jwk = parse(text);
  return { id: jwk.kid ?? '', publicKey: createPublicKey({ key: jwk, format: 'jwk' }) };
}

/** The public half of a key as JWK text, for who checks what it signed. */
export function publicKeyText({ id, publicKey }: Pick<SealKey, 'id' | 'publicKey'>): string {
  return JSON.stringify({ ...publicKey.export({ format: 'jwk' }), kid: id });
}

/** Whether a block's hash and signature are what its contents and the key of its id make of it. */
export function isSigned(block: Block, keys: ReadonlyMap<string, KeyObject>): boolean {
  const key = keys.get(block.keyId);
  return key !== undefined && hashOfBlock(block).equals(block.hash) && verify(null, block.hash, key, block.signature);
}
