import { createHmac, hash, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto';

/** How far the clocks of the two sides may be apart. */
export const clockSkewMaxMs = 30_000;

/** What a signature is made over; `body` is the bytes as they travel. */
export interface SignedMessage {
  method: string;
  /** Path with its query, as in the request line. */
  path: string;
  /** Epoch seconds, as in the header. */
  timestamp: string;
  body: Buffer | string;
}

/** Ed25519: we sign with our private key, and check with the vendor's public keys. */
export interface KeyPair {
  ours: KeyObject;
  keyId: string;
  /** More than one while the vendor changes its key. */
  theirs: readonly KeyObject[];
}

/** What a vendor and we sign and check with: a secret that both know, or keys. */
export type VendorKeys = string | KeyPair;

/** What goes into a signature: `METHOD\nPATH\nTIMESTAMP\nSHA256hex(body)`. Both directions of the vendor protocol use it. */
function textOf({ method, path, timestamp, body }: SignedMessage): string {
  return `${method}\n${path}\n${timestamp}\n${hash('sha256', body, 'hex')}`;
}

// Asked for as bytes a digest takes Node half as long again as asked for as text.
const hmacOf = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Whether the other side signed this. A secret's signature is compared in constant time, so that time tells nothing. */
export function isSignature(keys: VendorKeys, message: SignedMessage, given: string): boolean {
  const text = textOf(message);
  const guess = Buffer.from(given, 'hex');
  if (typeof keys !== 'string') return keys.theirs.some((key) => verify(null, Buffer.from(text), key, guess));
  const right = Buffer.from(hmacOf(keys, text), 'hex');
  return guess.length === right.length && timingSafeEqual(guess, right);
}

/** The headers that sign what we send, a request of ours or an answer: hex HMAC-SHA256, or Ed25519 with the key's name. */
export function signedHeaders(
  keys: VendorKeys,
  { method, path }: Pick<SignedMessage, 'method' | 'path'>,
  body: SignedMessage['body'],
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000).toString();
  const text = textOf({ method, path, timestamp, body });
  if (typeof keys === 'string') return { 'x-timestamp': timestamp, 'x-signature': hmacOf(keys, text) };
  const signature = sign(null, Buffer.from(text), keys.ours).toString('hex');
  return { 'x-timestamp': timestamp, 'x-signature': signature, 'x-key-id': keys.keyId };
}

/** Whether what came was signed by the other side, and now. */
export function isFreshSignature(keys: VendorKeys, given: SignedMessage & { signature: string }, now: Date): boolean {
  const isNow = Math.abs(now.getTime() - Number(given.timestamp) * 1000) <= clockSkewMaxMs;
  return /^\d{1,12}$/.test(given.timestamp) && isNow && isSignature(keys, given, given.signature);
}
