import { createHash, createHmac, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto';

/** How far the clocks of the two sides may be apart. */
export const clockSkewMaxMs = 30_000;

/** Ed25519: each side signs with a private key of its own and knows the public keys of the other. */
export interface KeyPair {
  own: KeyObject;
  /** More than one while the other side changes its key. */
  theirs: readonly KeyObject[];
  /** Name of the own key, told with each signature. */
  keyId?: string;
}

/** What both sides sign and check with: a secret that they share, or keys. */
export type SigningKeys = string | KeyPair;

/** What is signed; an answer is signed over the method and path of its request and its own time and body. */
export interface SignedMessage {
  method: string;
  /** Path with its query, as in the request line. */
  path: string;
  /** Epoch seconds, exactly as in the header. */
  timestamp: string;
  /** The bytes on the wire. */
  body: Uint8Array | string;
}

export type SignatureVerdict = 'OK' | 'INVALID_SIGNATURE' | 'CLOCK_SKEW';
export type SignatureHeaders = { 'x-timestamp': string; 'x-signature': string; 'x-key-id'?: string };

type Unsigned = Omit<SignedMessage, 'timestamp'>;
type Given = Unsigned & { timestamp: string | null | undefined; signature: string | null | undefined };

/** What goes into a signature: `METHOD\nPATH\nTIMESTAMP\nSHA256hex(body)`. */
function textOf({ method, path, timestamp, body }: SignedMessage): string {
  return `${method}\n${path}\n${timestamp}\n${createHash('sha256').update(body).digest('hex')}`;
}

const hmacOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** HMAC-SHA256 or Ed25519 over `METHOD\nPATH\nTIMESTAMP\nSHA256hex(body)`, in hex. */
export function signMessage(keys: SigningKeys, message: SignedMessage): string {
  const text = textOf(message);
  return (typeof keys === 'string' ? hmacOf(keys, text) : sign(null, Buffer.from(text), keys.own)).toString('hex');
}

function isSignature(keys: SigningKeys, message: SignedMessage, given: Buffer): boolean {
  const text = textOf(message);
  if (typeof keys !== 'string') return keys.theirs.some((key) => verify(null, Buffer.from(text), key, given));
  const right = hmacOf(keys, text);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The headers of a request: who calls, when, and the signature. */
export function signRequest(
  vendor: { vendorCode: string; secret: SigningKeys },
  request: Unsigned,
  now: Date,
): SignatureHeaders & { 'x-vendor': string } {
  return { 'x-vendor': vendor.vendorCode, ...signResponse(vendor.secret, request, now) };
}

/** The headers of an answer. */
export function signResponse(secret: SigningKeys, answer: Unsigned, now: Date): SignatureHeaders {
  const timestamp = Math.floor(now.getTime() / 1000).toString();
  const keyId = typeof secret === 'string' ? undefined : secret.keyId;
  return {
    'x-timestamp': timestamp,
    'x-signature': signMessage(secret, { ...answer, timestamp }),
    ...(keyId === undefined ? {} : { 'x-key-id': keyId }),
  };
}

/** Checks a request over the bytes as they came; to be asked before anything parses them. Compares in constant time. */
export function verifyRequest(secret: SigningKeys, request: Given, now: Date): SignatureVerdict {
  const { timestamp, signature } = request;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return 'INVALID_SIGNATURE';
  if (typeof signature !== 'string') return 'INVALID_SIGNATURE';
  if (!isSignature(secret, { ...request, timestamp }, Buffer.from(signature, 'hex'))) return 'INVALID_SIGNATURE';
  return Math.abs(now.getTime() - Number(timestamp) * 1000) > clockSkewMaxMs ? 'CLOCK_SKEW' : 'OK';
}

/** Checks an answer; what is not `OK` tells nothing about what the wallet did. */
export function verifyResponse(secret: SigningKeys, answer: Given, now: Date): SignatureVerdict {
  return verifyRequest(secret, answer, now);
}
