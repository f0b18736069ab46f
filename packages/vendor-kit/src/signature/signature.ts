import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of the two sides may be apart. */
export const clockSkewMaxMs = 30_000;

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
export interface SignatureHeaders {
  'x-timestamp': string;
  'x-signature': string;
}

type Unsigned = Omit<SignedMessage, 'timestamp'>;
type Given = Unsigned & { timestamp: string | null | undefined; signature: string | null | undefined };

/** HMAC-SHA256 over `METHOD\nPATH\nTIMESTAMP\nSHA256hex(body)`, in hex. */
export function signMessage(secret: string, message: SignedMessage): string {
  const digest = createHash('sha256').update(message.body).digest('hex');
  const text = `${message.method}\n${message.path}\n${message.timestamp}\n${digest}`;
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** The headers of a request: who calls, when, and the signature. */
export function signRequest(
  vendor: { vendorCode: string; secret: string },
  request: Unsigned,
  now: Date,
): SignatureHeaders & { 'x-vendor': string } {
  return { 'x-vendor': vendor.vendorCode, ...signResponse(vendor.secret, request, now) };
}

/** The headers of an answer. */
export function signResponse(secret: string, answer: Unsigned, now: Date): SignatureHeaders {
  const timestamp = Math.floor(now.getTime() / 1000).toString();
  return { 'x-timestamp': timestamp, 'x-signature': signMessage(secret, { ...answer, timestamp }) };
}

/** Checks a request over the bytes as they came; to be asked before anything parses them. Compares in constant time. */
export function verifyRequest(secret: string, request: Given, now: Date): SignatureVerdict {
  const { timestamp, signature } = request;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return 'INVALID_SIGNATURE';
  if (typeof signature !== 'string') return 'INVALID_SIGNATURE';
  const right = Buffer.from(signMessage(secret, { ...request, timestamp }), 'hex');
  const given = Buffer.from(signature, 'hex');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'INVALID_SIGNATURE';
  return Math.abs(now.getTime() - Number(timestamp) * 1000) > clockSkewMaxMs ? 'CLOCK_SKEW' : 'OK';
}

/** Checks an answer; what is not `OK` tells nothing about what the wallet did. */
export function verifyResponse(secret: string, answer: Given, now: Date): SignatureVerdict {
  return verifyRequest(secret, answer, now);
}
