import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import type { Members, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import type { Records } from '#modules/records';
import type { Sites } from '#modules/site';
import type { StepUp } from '../factors/step-up/step-up.ts';
import type { Identity } from '../identity.service.ts';

/** What another room keeps of a person. */
export interface PersonalRecords {
  /** For the member, by the name of each kind of thing. */
  exportOf?(member: { id: string; siteId: string }): Promise<Record<string, object[]>>;
  /** Takes the person out of it; left out where it goes with the account. */
  erase?(tx: Tx, memberId: string, now: Date): Promise<void>;
}

/** What the rooms around leaving are made of. */
export interface LeavingDeps {
  db: Database;
  clock: Clock;
  sites: Pick<Sites, 'byId'>;
  members: Members;
  profiles: Profiles;
  messages: Pick<Messages, 'send'>;
  identity: Pick<Identity, 'logOutEverywhere'>;
  ledger: Pick<Ledger, 'accountsFor' | 'holdingsOf' | 'historyOf' | 'lockAccounts'>;
  records: Pick<Records, 'list'>;
  stepUp: Pick<StepUp, 'proveOwner'>;
  /** The rooms that a member's data lie in beside the ones named here. */
  personalRecords: readonly PersonalRecords[];
  /** Whether vendors that keep wallets of their own have money of a member; left out where there are none. */
  moneyAtVendors?: ((owner: { siteId: string; memberId: string }) => Promise<'none' | 'some' | 'unknown'>) | undefined;
  /** Whether somebody who closes an account may open another: not while they are excluded. */
  mayReturn: (memberId: string) => Promise<boolean>;
}
