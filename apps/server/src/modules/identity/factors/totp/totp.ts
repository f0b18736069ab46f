import { Secret, TOTP } from 'otpauth';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import * as store from './totp.store.ts';

const periodSeconds = 30;
const secretBytes = 20;
/** A code of the half minute before or after counts as well: clocks differ. */
const window = 1;
const resealedPerRunMax = 500;

/** Six digits of an authenticator app (RFC 6238: SHA-1, half minutes, which every app speaks). */
export interface Totp {
  /** Since when the member has one; undefined without one that was confirmed. */
  since(db: Reader, memberId: string): Promise<Date | undefined>;
  /** Makes a secret that waits for its first code; undefined when there is one that counts. */
  begin(
    tx: Tx,
    member: { id: string; account: string },
    issuer: string,
  ): Promise<{ secret: string; uri: string } | undefined>;
  /** Whether the first code is right; the factor counts from then on. `none` when nothing waits for a code. */
  confirm(tx: Tx, memberId: string, code: string): Promise<'right' | 'wrong' | 'none'>;
  /** Whether a code is right now and did not count before. */
  verify(db: Reader, memberId: string, code: string): Promise<boolean>;
  /** False when there was none. */
  remove(tx: Tx, memberId: string): Promise<boolean>;
  /** Seals what an earlier key sealed with the key of now. */
  reseal(db: Database): Promise<void>;
}

/** Wires it to the vault that keeps the secrets. */
export function createTotp({ clock, vault }: { clock: Clock; vault: Vault }): Totp {
  const contextOf = (memberId: string) => `totp:${memberId}`;

  /** The half minute that a code is of; undefined for a wrong one. */
  function stepOf(sealed: string, memberId: string, code: string): number | undefined {
    const secret = Secret.fromBase32(vault.open(sealed, contextOf(memberId)));
    const timestamp = clock.now().getTime();
    const totp = new TOTP({ secret, period: periodSeconds });
    const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window });
    return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
  }

  return {
    since: async (db, memberId) => (await store.selectTotp(db, memberId))?.confirmedAt ?? undefined,
    async begin(tx, { id, account }, issuer) {
      const secret = new Secret({ size: secretBytes });
      const sealed = vault.seal(secret.base32, contextOf(id));
      if (!(await store.upsertPending(tx, id, sealed, clock.now()))) return undefined;
      const totp = new TOTP({ issuer, label: account, secret, period: periodSeconds });
      return { secret: secret.base32, uri: totp.toString() };
    },
    async confirm(tx, memberId, code) {
      const row = await store.selectTotp(tx, memberId);
      if (row === undefined || row.confirmedAt !== null) return 'none';
      const step = stepOf(row.secret, memberId, code);
      if (step === undefined) return 'wrong';
      return (await store.confirm(tx, memberId, step, clock.now())) ? 'right' : 'none';
    },
    async verify(db, memberId, code) {
      const row = await store.selectTotp(db, memberId);
      if (row === undefined || row.confirmedAt === null) return false;
      const step = stepOf(row.secret, memberId, code);
      return step !== undefined && store.useStep(db, memberId, step);
    },
    remove: store.deleteTotp,
    async reseal(db) {
      for (const { memberId, secret: from } of await store.selectOutdated(db, vault.keyId, resealedPerRunMax)) {
        const to = vault.seal(vault.open(from, contextOf(memberId)), contextOf(memberId));
        await store.replaceSecret(db, memberId, { from, to });
      }
    },
  };
}
