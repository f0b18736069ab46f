import { createHash } from 'node:crypto';

/** Digits that look random and are always the same for one payment. */
function digitsOf(paymentId: string, purpose: string, count: number): string {
  const digest = createHash('sha256').update(`${purpose}:${paymentId}`).digest('hex');
  return BigInt(`0x${digest}`).toString().slice(-count);
}

/** A bank account number in CLABE form with a right control digit, of a bank that does not exist. */
export function clabeOf(paymentId: string): string {
  const body = `999180${digitsOf(paymentId, 'clabe', 11)}`;
  const weights = [3, 7, 1];
  const sum = Array.from(body).reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  );
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** The number that a store's till would read. */
export function storeCodeOf(paymentId: string): string {
  return digitsOf(paymentId, 'store', 16);
}

/** Something like a wallet address; nobody has its key. */
export function walletAddressOf(paymentId: string): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const bytes = createHash('sha256').update(`wallet:${paymentId}`).digest();
  const letters = [...bytes, ...bytes].slice(0, 33).map((byte) => alphabet[byte % alphabet.length]);
  return `T${letters.join('')}`;
}

/** The number under which a bank would have authorised a payment. */
export function authorisationOf(paymentId: string): string {
  return digitsOf(paymentId, 'authorisation', 8);
}

/** Widths of the bars of a code, alternately dark and light. */
export function barsOf(code: string): number[] {
  return Array.from(code).flatMap((digit) => {
    const value = Number(digit);
    return [1 + (value % 3), 1 + (value % 2), 1 + ((value + 1) % 3), 2 - (value % 2)];
  });
}
