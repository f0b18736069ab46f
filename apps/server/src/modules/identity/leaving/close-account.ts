import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import { type Holding, playerAccount } from '#modules/ledger';
import type { Member } from '#modules/members';
import { deleteLinksOf } from '../third-party/third-party.store.ts';
import type { OwnerWords } from '../factors/factors.model.ts';
import type { LeavingDeps } from './leaving.deps.ts';
import { leavingErrors } from './leaving.errors.ts';

/** What the law of most places asks for after the end of a business relation; a site may say another time. */
const keptDaysUsual = 5 * 365;
const dayMs = 24 * 60 * 60_000;
const everyOpenBet = { from: undefined, to: undefined, gameCode: undefined, state: 'open' } as const;

/**
 * Closes the account of a member who wishes it. Refuses with `identity.password_*`, `identity.proof_*`, and with `members.money_left`,
 * `members.money_at_vendor` or `members.bets_open` while there is something to withdraw or to wait for. What is personal is kept as long as the site's
 * file says and then erased.
 */
export async function closeAccount(
  deps: LeavingDeps,
  caller: { memberId: string; language: string },
  words: OwnerWords,
): Promise<void> {
  const { db, clock, ledger, sites, members, profiles, identity } = deps;
  const member = await members.byId(db, caller.memberId);
  if (member === undefined) throw errors.notLoggedIn();
  await deps.stepUp.proveOwner(member, words);
  const mayReturn = await deps.mayReturn(member.id);
  const { policies } = (await sites.byId(member.siteId)).settings;
  const seen = await ledger.holdingsOf(db, member.id);
  await assertNothingAtVendors(deps, member);
  const now = clock.now();
  const eraseAfter = new Date(now.getTime() + (policies?.keptDays ?? keptDaysUsual) * dayMs);
  await db.transaction().execute(async (tx) => {
    await assertNothingLeft(tx, deps, member, seen);
    await members.close(tx, member.id, { reason: 'own_wish', eraseAfter });
    if (mayReturn) {
      await profiles.release(tx, member.id);
      await deleteLinksOf(tx, member.id);
    }
    await reportEvent(tx, {
      at: now,
      siteId: member.siteId,
      component: 'members.closure',
      action: 'closed',
      subject: `member:${member.id}`,
      actor: { kind: 'member', id: member.id },
      reason: 'own_wish',
      before: { state: member.state },
      after: { state: 'closed', eraseAfter: eraseAfter.toISOString(), mayReturn },
    });
    await sayGoodbye(tx, deps, member, caller.language);
  });
  await identity.logOutEverywhere(member.id);
}

/** Nobody could bring it back afterwards. A vendor that does not answer may have some. */
async function assertNothingAtVendors({ moneyAtVendors }: LeavingDeps, { id, siteId }: Member): Promise<void> {
  if (((await moneyAtVendors?.({ siteId, memberId: id })) ?? 'none') !== 'none') throw leavingErrors.moneyAtVendor();
}

const entriesOf = (holdings: readonly Holding[]): bigint => holdings.reduce((sum, { seq }) => sum + seq, 0n);

/**
 * Holds the money while it looks, so that nothing comes or goes in between. What has moved since it was `seen` may lie at a
 * vendor by now: those are asked before, since no transaction should wait for them.
 */
async function assertNothingLeft(
  tx: Tx,
  { ledger, records }: LeavingDeps,
  { id, currency }: Member,
  seen: readonly Holding[],
): Promise<void> {
  const names = (['cash', 'bonus', 'held'] as const).map((purpose) => playerAccount(id, currency, purpose));
  await ledger.lockAccounts(tx, await ledger.accountsFor(tx, names));
  const holdings = await ledger.holdingsOf(tx, id);
  if (holdings.some(({ balance }) => balance !== 0n)) throw leavingErrors.moneyLeft();
  if (entriesOf(holdings) !== entriesOf(seen)) throw leavingErrors.moneyAtVendor();
  const { bets } = await records.list({ memberId: id }, everyOpenBet, { pageNum: 1, pageSize: 1 });
  if (bets.length > 0) throw leavingErrors.betsOpen();
}

async function sayGoodbye(
  tx: Tx,
  { profiles, messages }: LeavingDeps,
  member: Member,
  language: string,
): Promise<void> {
  const { facts } = await profiles.of(tx, member.id);
  const to = facts.email ?? facts.mobile;
  if (to === undefined) return;
  await messages.send(tx, {
    siteId: member.siteId,
    memberId: member.id,
    channel: facts.email === undefined ? 'sms' : 'email',
    to,
    template: 'account_closed',
    language: member.language ?? language,
    params: { account: member.account },
  });
}
