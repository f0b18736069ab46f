import { maskAddress, maskNumber } from '../members/mobile-number.ts';

/** What a payout goes to. */
export const payoutKinds = ['bank', 'e_wallet', 'crypto'] as const;
/** One of them. */
export type PayoutKind = (typeof payoutKinds)[number];

/** SHA-256 of bytes; handed in, since browsers and servers have different ones. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const clabeWeights = [3, 7, 1];
const tronVersion = 0x41;

/** An account's number as it is kept: without the spaces and dashes that people write for reading. */
export function normalizePayoutNumber(kind: PayoutKind, text: string): string {
  const bare = text.trim();
  return kind === 'e_wallet' ? bare.replaceAll(/\s/g, '').toLowerCase() : bare.replaceAll(/[\s-]/g, '');
}

/** Whether it is a CLABE: 18 digits, the last of which follows from the others. */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const digits = text.split('').map(Number);
  const sum = digits.slice(0, 17).reduce((total, digit, at) => total + ((digit * (clabeWeights[at % 3] ?? 0)) % 10), 0);
  return (10 - (sum % 10)) % 10 === digits[17];
}

function base58Bytes(text: string): Uint8Array | undefined {
  let value = 0n;
  for (const letter of text) {
    const digit = base58.indexOf(letter);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(50, '0');
  if (hex.length !== 50) return undefined;
  return Uint8Array.from({ length: 25 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}

/** Whether it is an address of the Tron network, where USDT is paid out: a version, 20 bytes and their checksum. */
export function isTronAddress(text: string, sha256: Sha256): boolean {
  if (!/^T.{33}$/.test(text)) return false;
  const bytes = base58Bytes(text);
  if (bytes === undefined || bytes[0] !== tronVersion) return false;
  const checksum = sha256(sha256(bytes.slice(0, 21)));
  return bytes.slice(21).every((byte, at) => byte === checksum[at]);
}

/** Whether a normalized number can be one of its kind; an e-wallet's is a phone number with country code or an email. */
export function isPayoutNumber(kind: PayoutKind, number: string, sha256: Sha256): boolean {
  if (kind === 'bank') return isClabe(number);
  if (kind === 'crypto') return isTronAddress(number, sha256);
  return /^\+?\d{8,15}$/.test(number) || /^[^\s@]{1,64}@[^\s@]{1,120}\.[a-z]{2,24}$/.test(number);
}

/**
 * A normalized number of which its owner recognises enough to tell accounts apart: the ends of an e-mail address, the country
 * and the end of a telephone number, the end of any other.
 */
export function maskPayoutNumber(number: string): string {
  if (number.includes('@')) return maskAddress(number);
  return number.startsWith('+') ? maskNumber(number) : `****${number.slice(-4)}`;
}

/**
 * The text by which two spellings of a name are compared: words without accents, case or the signs around them, in one
 * order, since banks write family names first or last.
 */
export function holderKey(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const words = plain.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.toSorted().join(' ');
}

/** Whether two spellings are one person's name. */
export function isSameHolder(one: string, other: string): boolean {
  return holderKey(one) === holderKey(other);
}
