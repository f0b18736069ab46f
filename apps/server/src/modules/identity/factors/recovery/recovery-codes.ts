import { randomInt } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { hashSecret } from '#kernel/ids/ids.ts';
import * as store from './recovery-codes.store.ts';

const codesPerMember = 10;
/** Crockford's base 32: nothing in it looks like something else in it. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const lettersPerGroup = 4;

/** Codes for who lost the app or the key: each counts once. 80 random bits need no slow hash. */
export interface RecoveryCodes {
  /** Makes ten new ones in place of all that were there; they are told this once. */
  issue(tx: Tx, memberId: string): Promise<string[]>;
  left(db: Reader, memberId: string): Promise<number>;
  /** Uses one up, however it is spaced or cased; false for a wrong one. */
  use(db: Reader, memberId: string, code: string): Promise<boolean>;
  removeAll(tx: Tx, memberId: string): Promise<void>;
}

function newCode(): string {
  const group = () => Array.from({ length: lettersPerGroup }, () => letters.charAt(randomInt(letters.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** What people write for what they read: O is zero, I and L are one. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');

const hashOf = (memberId: string, code: string): string => hashSecret(`recovery:${memberId}:${plain(code)}`);

/** Wires them to the clock. */
export function createRecoveryCodes({ clock }: { clock: Clock }): RecoveryCodes {
  return {
    async issue(tx, memberId) {
      const codes = Array.from({ length: codesPerMember }, newCode);
      await store.replaceCodes(
        tx,
        memberId,
        codes.map((code) => hashOf(memberId, code)),
        clock.now(),
      );
      return codes;
    },
    left: store.countLeft,
    use: (db, memberId, code) => store.useCode(db, memberId, hashOf(memberId, code), clock.now()),
    removeAll: store.deleteCodes,
  };
}
