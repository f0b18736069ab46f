import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** A new code for an agent's newcomers: 32^8 possibilities, so that codes cannot be found by trying. */
export function newAffiliateCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
