import { memberTypes } from '@quetzal/domain/members';
import { randomBytes } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { hashSecret, newSecret } from '#kernel/ids/ids.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Members } from '#modules/members';
import type { Site } from '#modules/site';
import { identityErrors } from '../identity.errors.ts';
import type { LoginOrigin, LoginValue } from '../login.model.ts';
import type { Sessions } from '../sessions.ts';
import * as store from './free-play.store.ts';

const hourMs = 60 * 60_000;
/** A visit is over when its sessions are: a day after it began. */
const visitMs = 24 * hourMs;
const perAddressAndHourMax = 30;
const perRunMax = 500;

/** A login to a trial account, and the secret by which the browser finds it again in the same visit. */
export interface TrialLogin extends LoginValue {
  visit: string;
}

/** Trial accounts: they look around, and neither play nor pay. One for a visit of a browser. */
export interface FreePlay {
  /** Opens the trial account of a visit, or makes one. Refuses with `identity.trials_too_many`. */
  logIn(site: Site, visit: string | undefined, origin: LoginOrigin): Promise<TrialLogin>;
  jobs: Job[];
}

/** What the room is made of. */
export interface FreePlayDeps {
  db: Database;
  clock: Clock;
  members: Pick<Members, 'createMember' | 'recordLogin' | 'removeTrial' | 'setState'>;
  sessions: Pick<Sessions, 'open'>;
}

/** Wires the room. */
export function createFreePlay(deps: FreePlayDeps): FreePlay {
  const { db, clock, members, sessions } = deps;

  async function makeAccount(tx: Tx, site: Site, visit: string, ip: string): Promise<string> {
    const now = clock.now();
    const made = await members.createMember(tx, {
      siteId: site.id,
      account: `trial-${randomBytes(6).toString('hex')}`,
      type: memberTypes.trial,
      currency: site.currency,
      registerMethod: 'TRIAL',
    });
    if (made.outcome !== 'created') throw new Error('A name of 48 random bits was taken');
    const expiresAt = new Date(now.getTime() + visitMs);
    const memberId = made.member.id;
    await store.insertVisit(tx, { memberId, siteId: site.id, visitHash: hashSecret(visit), ip, now, expiresAt });
    return memberId;
  }

  return {
    async logIn(site, brought, origin) {
      const now = clock.now();
      const known = brought && (await store.selectVisit(db, site.id, hashSecret(brought), now));
      const made = known ? 0 : await store.countVisits(db, origin.ip, new Date(now.getTime() - hourMs));
      if (made >= perAddressAndHourMax) throw identityErrors.trialsTooMany();
      const visit = known && brought ? brought : newSecret();
      const token = await db.transaction().execute(async (tx) => {
        const memberId = known || (await makeAccount(tx, site, visit, origin.ip));
        await members.recordLogin(tx, memberId);
        return sessions.open(tx, { memberId, side: 'member', origin });
      });
      return { token, firstTimeLogin: !known, passwordExpired: false, passwordIsDefault: false, visit };
    },
    jobs: [purgeJob(deps)],
  };
}

/** Deletes the accounts of visits that are over; one that something else points to is closed instead. */
function purgeJob({ db, clock, members }: FreePlayDeps): Job {
  async function purge(memberId: string): Promise<void> {
    try {
      await db.transaction().execute(async (tx) => {
        await store.deleteVisit(tx, memberId);
        await members.removeTrial(tx, memberId);
      });
    } catch (error) {
      if ((error as { code?: string }).code !== foreignKeyViolation) throw error;
      await members.setState(memberId, 'closed');
      await store.forgetVisit(db, memberId);
    }
  }
  return {
    name: 'identity.purge_trials',
    cron: '47 * * * *',
    async run() {
      for (const memberId of await store.selectOver(db, clock.now(), perRunMax)) await purge(memberId);
    },
  };
}

const foreignKeyViolation = '23503';
