import { createHash } from 'node:crypto';
import {
  isPayoutNumber,
  isSameHolder,
  maskPayoutNumber,
  normalizePayoutNumber,
  type PayoutKind,
} from '@quetzal/domain/wallet';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { PasswordOwner } from '#modules/identity';
import type { SiteFacts } from '../wallet.deposits.ts';
import * as store from './payout-accounts.store.ts';
import type { NumberVault } from './number-vault.ts';
import { policyOf } from './policy.ts';
import { withdrawalErrors } from './withdrawal.errors.ts';

const hourMs = 3_600_000;
const holderPattern = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,79}$/u;
const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** An account that a member wants to be paid out to. */
export interface PayoutAccountWish {
  kind: PayoutKind;
  holderName: string;
  number: string;
}

export interface PayoutAccountDeps {
  db: Database;
  clock: Clock;
  newId: () => string;
  sites: SiteFacts;
  vault: NumberVault;
  /** The real name in a member's profile, held until the transaction ends; undefined when it was never told. */
  realNameOf(tx: Tx, memberId: string): Promise<string | undefined>;
}

/** Where members are paid out to, in their own name only. Callers have checked the transaction password. */
export interface PayoutAccounts {
  accountsOf(memberId: string): Promise<store.PayoutAccount[]>;
  /** The holder is who the member says they are: refuses with `wallet.payout_holder_not_registered` and `_differs`. */
  addAccount(owner: PasswordOwner, wish: PayoutAccountWish): Promise<store.PayoutAccount>;
  removeAccount(owner: PasswordOwner, accountId: string): Promise<void>;
}

/** The payout accounts; `assertUnused` throws when money is on its way to an account, and lets none set out meanwhile. */
export function createPayoutAccounts(
  deps: PayoutAccountDeps,
  assertUnused: (tx: Tx, account: store.PayoutAccount) => Promise<void>,
): PayoutAccounts {
  const { db, clock, newId, sites, vault } = deps;

  function report(
    tx: Tx,
    { siteId, memberId, id, kind, shownNumber }: store.PayoutAccount,
    action: 'added' | 'removed',
  ) {
    const facts = { id, kind, number: shownNumber };
    return reportEvent(tx, {
      at: clock.now(),
      siteId,
      component: 'wallet.payout_accounts',
      action,
      subject: `member:${memberId}`,
      actor: { kind: 'member', id: memberId },
      ...(action === 'added' ? { after: facts } : { before: facts }),
    });
  }

  function plan({ siteId, memberId }: PasswordOwner, wish: PayoutAccountWish) {
    const holderName = wish.holderName.trim().replaceAll(/\s+/g, ' ');
    if (!holderPattern.test(holderName)) throw withdrawalErrors.holderMalformed();
    const number = normalizePayoutNumber(wish.kind, wish.number);
    if (!isPayoutNumber(wish.kind, number, sha256)) throw withdrawalErrors.numberInvalid();
    const now = clock.now();
    const { kind } = wish;
    const id = newId();
    const sealed = vault.seal(number, { accountId: id, siteId, kind });
    const times = { addedAt: now, usableFrom: now, removedAt: null };
    const { fingerprint } = sealed;
    const shownNumber = maskPayoutNumber(number);
    const account = { id, siteId, memberId, kind, holderName, shownNumber, fingerprint, ...times };
    return { account, sealed, sameAs: vault.fingerprints(number, { siteId, kind }) };
  }

  return {
    accountsOf: async (memberId) =>
      (await store.selectAccounts(db, memberId)).filter(({ removedAt }) => removedAt === null),
    async addAccount(owner, wish) {
      const { account: planned, sealed, sameAs } = plan(owner, wish);
      const { currency } = await sites.byId(owner.siteId);
      const policy = await policyOf(db, owner.siteId, currency);
      return db.transaction().execute(async (tx) => {
        const realName = await deps.realNameOf(tx, owner.memberId);
        if (realName !== undefined && !isSameHolder(realName, planned.holderName)) {
          throw withdrawalErrors.holderNotRegistered();
        }
        const holder = await store.fixHolder(tx, owner.memberId, planned.holderName, planned.addedAt);
        if (!isSameHolder(holder, planned.holderName)) throw withdrawalErrors.holderDiffers();
        const known = await store.selectAccounts(tx, owner.memberId);
        const inUse = known.filter(({ removedAt }) => removedAt === null);
        if (inUse.some(({ fingerprint }) => fingerprint !== null && sameAs.includes(fingerprint))) {
          throw withdrawalErrors.accountExists();
        }
        if (inUse.length >= policy.accountsMax) throw withdrawalErrors.accountsTooMany(policy.accountsMax);
        const coolingMs = known.length === 0 ? 0 : policy.coolingHours * hourMs;
        const account = { ...planned, usableFrom: new Date(planned.addedAt.getTime() + coolingMs) };
        if (!(await store.insertAccount(tx, account, sealed))) throw withdrawalErrors.accountExists();
        await report(tx, account, 'added');
        return account;
      });
    },
    async removeAccount({ memberId }, accountId) {
      await db.transaction().execute(async (tx) => {
        const account = await store.findAccount(tx, memberId, accountId);
        if (account === undefined) throw withdrawalErrors.accountNotFound();
        await assertUnused(tx, account);
        if (!(await store.markRemoved(tx, accountId, clock.now()))) throw withdrawalErrors.accountNotFound();
        await report(tx, account, 'removed');
      });
    },
  };
}
