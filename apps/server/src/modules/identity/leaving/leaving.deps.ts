import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import type { Members, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import type { Records } from '#modules/records';
import type { Sites } from '#modules/site';
import type { Identity } from '../identity.service.ts';

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
  /** Whether somebody who closes an account may open another: not while they are excluded. */
  mayReturn: (memberId: string) => Promise<boolean>;
}
