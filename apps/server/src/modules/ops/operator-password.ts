import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#kernel/ids/ids.ts';
import { hashPassword, verifyPassword } from '#modules/identity';

/** What is kept of an operator's password. */
export interface StoredPassword {
  passwordHash: string;
  /** Who gave it; null once its owner chose one. */
  passwordGivenBy: string | null;
  /** The hash of the second half of a given password; null until another operator than its giver released it. */
  passwordReleaseHash: string | null;
}

/** 96 random bits each: nobody guesses one in the time until it is changed. */
const halfBytes = 12;
const halfLength = 16;

interface Half {
  /** Told once. */
  password: string;
  hash: string;
}

const newHalf = (): string => randomBytes(halfBytes).toString('base64url');

/** The half of a first password that its giver is told. */
export async function firstHalf(): Promise<Half> {
  const password = newHalf();
  return { password, hash: await hashPassword(password) };
}

/** The half that who releases it is told; its owner writes it after the first one. */
export function secondHalf(): Half {
  const password = newHalf();
  return { password, hash: hashSecret(password) };
}

/** True for the right password; a given one is right in both its halves only, and never before it was released. */
export async function isPasswordOf(stored: StoredPassword | undefined, password: string): Promise<boolean> {
  if (stored === undefined || stored.passwordGivenBy === null) return verifyPassword(stored?.passwordHash, password);
  const isRight = await verifyPassword(stored.passwordHash, password.slice(0, halfLength));
  const released = Buffer.from(stored.passwordReleaseHash ?? '');
  const written = Buffer.from(hashSecret(password.slice(halfLength)));
  return isRight && released.length === written.length && timingSafeEqual(released, written);
}
