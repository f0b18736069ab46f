import { checkField } from '@quetzal/domain/field-rules';
import { passesForStaff } from '@quetzal/domain/chat';
import { memberTypes } from '@quetzal/domain/members';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import { AppError } from '#kernel/errors/app-error.ts';
import type { Members } from '#modules/members';
import type { Site } from '#modules/site';
import * as credentials from '../credentials.store.ts';
import { identityErrors } from '../identity.errors.ts';
import { hashPassword } from '../password.ts';
import { assertPassword } from './check-form.ts';

/** Agents with nobody above them, by whom the teams of a site begin. */
export interface TopAgents {
  /** Refuses a name that the site's rule speaks against or that is taken; asked before a password is. */
  check(site: Site, account: string): Promise<void>;
  /**
   * Adds one. The password is for the first login, which asks for another; the documents of the site are theirs to accept on
   * the player site. Refuses as `check` does, and a password that the site's rule speaks against.
   */
  add(site: Site, agent: { account: string; password: string; actorId: string }): Promise<{ affiliateCode: string }>;
}

/** Wires them to the accounts of the sites. */
export function createTopAgents(deps: {
  db: Database;
  clock: Clock;
  members: Pick<Members, 'byAccount' | 'createMember'>;
}): TopAgents {
  const { db, clock, members } = deps;

  async function check(reader: Reader, site: Site, account: string): Promise<void> {
    const rule = { ...site.settings.registration['username'], enabled: true, required: true };
    const problem = checkField(rule, account);
    if (problem !== null) throw new AppError(problem.code, 400, { field: 'username', params: problem.params });
    if (passesForStaff(account, site.name)) throw identityErrors.usernameReserved();
    if (await members.byAccount(reader, site.id, account)) throw identityErrors.usernameTaken();
  }

  return {
    check: (site, account) => check(db, site, account),
    async add(site, { account, password, actorId }) {
      await check(db, site, account);
      assertPassword(site, password, account);
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (tx) => {
        const file = { siteId: site.id, account, type: memberTypes.agent, currency: site.currency };
        const made = await members.createMember(tx, { ...file, registerMethod: 'OPERATOR' });
        if (made.outcome === 'account_taken') throw identityErrors.usernameTaken();
        const { id, affiliateCode } = made.member;
        if (affiliateCode === null) throw new Error(`The agent ${id} has no code`);
        const at = clock.now();
        await credentials.upsertCredential(tx, id, { passwordHash, isDefault: true }, at);
        await reportEvent(tx, {
          at,
          siteId: site.id,
          component: 'identity.registration',
          action: 'agent_added',
          subject: `member:${id}`,
          actor: { kind: 'system', id: actorId },
          after: { account, affiliateCode },
        });
        return { affiliateCode };
      });
    },
  };
}
