import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is made over; `body` is the bytes as they travel. */
export interface SignedMessage {
  method: string;
  /** Path with its query, as in the request line. */
  path: string;
  /** Epoch seconds, as in the header. */
  timestamp: string;
  body: Buffer | string;
}

/** HMAC-SHA256 over `METHOD\nPATH\nTIMESTAMP\nSHA256hex(body)`, in hex. Both directions of the vendor protocol use it. */
export function signMessage(secret: string, message: SignedMessage): string {
  const digest = createHash('sha256').update(message.body).digest('hex');
  const text = `${message.method}\n${message.path}\n${message.timestamp}\n${digest}`;
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares in constant time, so that the answer's time does not tell how much of a guess was right. */
export function isSignature(secret: string, message: SignedMessage, given: string): boolean {
  const right = Buffer.from(signMessage(secret, message), 'hex');
  const guess = Buffer.from(given, 'hex');
  return guess.length === right.length && timingSafeEqual(guess, right);
}
