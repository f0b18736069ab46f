import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const windowSeconds = 300;

/** What is signed: one message between a merchant and us. */
export interface SignedMessage {
  method: string;
  /** Path with query, as sent. */
  path: string;
  timestampSeconds: number;
  /** The bytes on the wire. */
  body: Buffer | string;
}

/** HMAC-SHA256 in hex over method, path, time and the SHA-256 of the body, one on each line. */
export function signatureOf(secret: string, message: SignedMessage): string {
  const digest = createHash('sha256').update(message.body).digest('hex');
  const text = [message.method, message.path, String(message.timestampSeconds), digest].join('\n');
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** True when the signature is right and at most five minutes old. Compares in constant time. */
export function isSigned(secret: string, message: SignedMessage, signature: string, nowSeconds: number): boolean {
  if (!(Math.abs(nowSeconds - message.timestampSeconds) <= windowSeconds)) return false;
  const expected = Buffer.from(signatureOf(secret, message));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
