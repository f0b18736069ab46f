import { randomInt } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { hashSecret } from '#kernel/ids/ids.ts';
import { tellMember } from '#modules/inbox';
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
  /** Uses one up, however it is spaced or cased, and tells its owner how many are left; false for a wrong one. */
  use(member: { id: string; siteId: string }, code: string): Promise<boolean>;
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
export function createRecoveryCodes({ db, clock }: { db: Database; clock: Clock }): RecoveryCodes {
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
    use: ({ id: memberId, siteId }, code) =>
      db.transaction().execute(async (tx) => {
        const at = clock.now();
        if (!(await store.useCode(tx, memberId, hashOf(memberId, code), at))) return false;
        const left = `${await store.countLeft(tx, memberId)}`;
        await tellMember(tx, { siteId, memberId, at }, { kind: 'recovery_code_used', params: { left } });
        return true;
      }),
    removeAll: store.deleteCodes,
  };
}
