import { isAgentType } from '@quetzal/domain/members';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { newAffiliateCode } from './affiliate-code.ts';
import type { BonusHolder, CreatedMember, Member, MemberState, NewMember } from './member.model.ts';
import * as closures from './closure.store.ts';
import * as store from './members.store.ts';
import { selectAccepted } from './terms/terms.store.ts';

/** The accounts of all sites. Reads take the database or a transaction; writes that belong to a larger one take its `tx`. */
export interface Members {
  byId(db: Reader, id: string): Promise<Member | undefined>;
  /** Names are one whatever their case. */
  byAccount(db: Reader, siteId: string, account: string): Promise<Member | undefined>;
  /** `YYYY-MM-DD`, null when the site did not ask for it. */
  birthdayOf(db: Reader, id: string): Promise<string | null>;
  /** Account names by id. */
  accountsOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>>;
  /** The active agent whose code it is. */
  agentByCode(db: Reader, siteId: string, code: string): Promise<Member | undefined>;
  /** Makes an account and puts it below its upline. A taken name is an answer, not an error. */
  createMember(tx: Tx, file: NewMember): Promise<CreatedMember>;
  /** Deletes a trial account; others are not touched. */
  removeTrial(tx: Tx, id: string): Promise<void>;
  /** Notes a login. */
  recordLogin(tx: Tx, id: string): Promise<void>;
  setLanguage(id: string, language: string): Promise<void>;
  setNickname(tx: Tx, id: string, nickname: string): Promise<void>;
  /** Notes a birth date (`YYYY-MM-DD`) where none is known; false where one is. */
  setBirthday(tx: Tx, id: string, birthday: string): Promise<boolean>;
  /** Notes whether limits, a pause or an exclusion may speak against a bet: then each one is looked at alone. */
  setPlayLimited(tx: Tx, id: string, isLimited: boolean): Promise<void>;
  /** Notes whether restricted credit may pay for a part of a bet: then each one is looked at alone. */
  setBonusCredit(tx: Tx, id: string, hasCredit: boolean): Promise<void>;
  /** Holds an account until the transaction ends, so that its restricted credit has one change at a time. */
  lockForBonus(tx: Tx, id: string): Promise<BonusHolder | undefined>;
  /** The same for a bet: false, and nothing is held, when the account has no restricted credit. */
  lockIfBonus(tx: Tx, id: string): Promise<boolean>;
  /** The versions of documents that a member accepted. */
  acceptedBy: typeof selectAccepted;
  /** Closes an account for good; what is personal goes after `eraseAfter`. Sessions are the caller's to revoke. */
  close(tx: Tx, id: string, closure: { reason: string; eraseAfter: Date }): Promise<void>;
  /** Closed accounts whose time to be erased has come. */
  closedBefore(db: Reader, now: Date, limit: number): Promise<{ id: string; siteId: string }[]>;
  /** Takes name, birth date and origin out of an account. */
  erase(tx: Tx, id: string): Promise<void>;
  /** Lets an account in or keeps it out; sessions that are open are the caller's to revoke. */
  setState(id: string, state: MemberState): Promise<void>;
}

/** Wires the room to its database and clock. */
export function createMembers(deps: { db: Database; clock: Clock }): Members {
  const { db, clock } = deps;
  return {
    byId: store.selectById,
    byAccount: store.selectByAccount,
    birthdayOf: store.selectBirthday,
    accountsOf: store.selectAccounts,
    async agentByCode(reader, siteId, code) {
      const found = await store.selectByAffiliateCode(reader, siteId, code);
      return found?.state === 'active' && isAgentType(found.type) ? found : undefined;
    },
    async createMember(tx, file) {
      const affiliateCode = isAgentType(file.type) ? (file.affiliateCode ?? newAffiliateCode()) : undefined;
      const member = await store.insertMember(tx, newId(), { ...file, affiliateCode }, clock.now());
      if (member === undefined) return { outcome: 'account_taken' };
      await store.insertPaths(tx, member.id, member.uplineId);
      return { outcome: 'created', member };
    },
    removeTrial: store.deleteTrial,
    recordLogin: (tx, id) => store.updateLastLogin(tx, id, clock.now()),
    setLanguage: (id, language) => store.updateLanguage(db, id, language),
    setNickname: store.updateNickname,
    setBirthday: store.insertBirthday,
    setPlayLimited: store.updatePlayLimited,
    setBonusCredit: store.updateBonusCredit,
    lockForBonus: store.lockForBonus,
    lockIfBonus: store.lockIfBonus,
    acceptedBy: selectAccepted,
    close: (tx, id, closure) => closures.updateClosed(tx, id, { ...closure, now: clock.now() }),
    closedBefore: closures.selectToErase,
    erase: (tx, id) => closures.eraseMember(tx, id, clock.now()),
    setState: (id, state) => store.updateState(db, id, state),
  };
}
