import { isAgentType } from '@quetzal/domain/members';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { newAffiliateCode } from './affiliate-code.ts';
import type { CreatedMember, Member, MemberState, NewMember } from './member.model.ts';
import * as store from './members.store.ts';

/** The accounts of all sites. Reads take the database or a transaction; writes that belong to a larger one take its `tx`. */
export interface Members {
  byId(db: Reader, id: string): Promise<Member | undefined>;
  /** Names are one whatever their case. */
  byAccount(db: Reader, siteId: string, account: string): Promise<Member | undefined>;
  /** Account names by id. */
  accountsOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>>;
  /** The active agent whose code it is. */
  agentByCode(db: Reader, siteId: string, code: string): Promise<Member | undefined>;
  /** Makes an account and puts it below its upline. A taken name is an answer, not an error. */
  createMember(tx: Tx, file: NewMember): Promise<CreatedMember>;
  /** Notes a login. */
  recordLogin(tx: Tx, id: string): Promise<void>;
  setLanguage(id: string, language: string): Promise<void>;
  /** Lets an account in or keeps it out; sessions that are open are the caller's to revoke. */
  setState(id: string, state: MemberState): Promise<void>;
}

/** Wires the room to its database and clock. */
export function createMembers(deps: { db: Database; clock: Clock }): Members {
  const { db, clock } = deps;
  return {
    byId: store.selectById,
    byAccount: store.selectByAccount,
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
    recordLogin: (tx, id) => store.updateLastLogin(tx, id, clock.now()),
    setLanguage: (id, language) => store.updateLanguage(db, id, language),
    setState: (id, state) => store.updateState(db, id, state),
  };
}
