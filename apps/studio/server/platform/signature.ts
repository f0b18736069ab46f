import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of the two sides may be apart. */
export const CLOCK_SKEW_SECONDS_MAX = 30;

/** What both sides sign: one request or its answer. */
export type SignedMessage = {
  readonly method: string;
  readonly path: string;
  readonly timestampSeconds: number;
  /** The bytes on the wire, before any parsing. */
  readonly body: string;
};

/** HMAC-SHA256 over `METHOD\nPATH\nTS\nSHA256hex(body)`, in hex. */
export function sign(secret: string, message: SignedMessage): string {
  const digest = createHash('sha256').update(message.body).digest('hex');
  return createHmac('sha256', secret)
    .update(`${message.method}\n${message.path}\n${String(message.timestampSeconds)}\n${digest}`)
    .digest('hex');
}

/** Whether a signature is right and young enough. Compares in constant time. */
export function isSignatureValid(
  secret: string,
  message: SignedMessage,
  signature: string,
  nowSeconds: number,
): boolean {
  const skewSeconds = Math.abs(nowSeconds - message.timestampSeconds);
  if (!Number.isFinite(skewSeconds) || skewSeconds > CLOCK_SKEW_SECONDS_MAX) return false;
  const expected = Buffer.from(sign(secret, message));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
