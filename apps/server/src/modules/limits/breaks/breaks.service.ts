import { exclusionTerm, pauseTerm } from '@quetzal/domain/limits';
import type { Reader } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Identity } from '#modules/identity';
import type { ChangeDeps } from '../change-limit.ts';
import type { Decider, PlayBreak, Standing } from './break.model.ts';
import { selectBreaks, selectStopped } from './breaks.store.ts';
import { refusalOf } from './refusal.ts';
import { standingOf } from './standing.ts';
import { type BreakWish, endExclusion, noteStopped, takeBreak } from './take-break.ts';

const membersPerRunMax = 500;

/** Whose break it is. */
export interface BreakOwner {
  memberId: string;
  siteId: string;
}

/**
 * Pauses and exclusions of members. They bind at once and on every channel, and what is held only grows: one that asks for
 * nothing more changes nothing and ends no login. Open pages are told what began before their logins end.
 */
export interface Breaks {
  /** Where a member stands now; who is not `clear` stakes nothing, pays nothing in and is offered nothing. */
  standingOf(db: Reader, memberId: string): Promise<Standing>;
  /** Refuses with `limits.paused`, `limits.excluded`, `limits.listed` or `limits.unchecked` who may not play now. */
  assertMayPlay(db: Reader, memberId: string): Promise<void>;
  breaksOf(memberId: string): Promise<{ standing: Standing; breaks: PlayBreak[] }>;
  /** A time of 24 hours to six weeks that ends by itself. */
  pause(owner: BreakOwner, hours: number): Promise<void>;
  /** Six months or more, null for ever; `by` is the operator who was asked to, by the member or a third party. */
  exclude(owner: BreakOwner, months: number | null, by?: { operatorId: string; reason: string }): Promise<void>;
  /** Lets a member's exclusions stop in 24 hours, when the time of each is over. */
  endExclusion(by: Decider, of: { memberId: string; reason: string }): Promise<{ closesAt: Date }>;
  breakJobs: Job[];
}

export interface BreakDeps extends ChangeDeps {
  events: Pick<Events, 'publish'>;
  /** Ends the member's logins, and with them the games that are open. */
  identity: Pick<Identity, 'logOutEverywhere'>;
}

export function createBreaks(deps: BreakDeps): Breaks {
  const { db, clock, events } = deps;
  const standing = (reader: Reader, memberId: string) => standingOf(reader, memberId, clock.now());
  async function begin(wish: BreakWish): Promise<void> {
    if (!(await takeBreak(deps, wish))) return;
    const { memberId } = wish;
    const held = await standing(db, memberId);
    if ('until' in held) {
      const until = held.until?.toISOString() ?? null;
      const source = wish.by === null ? 'member' : 'operator';
      events.publish('break.began', { memberId, state: held.state, until, source });
    }
    await deps.identity.logOutEverywhere(memberId);
  }
  return {
    standingOf: standing,
    async assertMayPlay(reader, memberId) {
      const found = await standing(reader, memberId);
      if (found.state !== 'clear') throw refusalOf(found);
    },
    breaksOf: async (memberId) => ({
      standing: await standing(db, memberId),
      breaks: await selectBreaks(db, memberId),
    }),
    pause: (owner, hours) => begin({ ...owner, kind: 'pause', term: (now) => pauseTerm(now, hours), by: null }),
    exclude: (owner, months, by) =>
      begin({ ...owner, kind: 'exclusion', term: (now) => exclusionTerm(now, months), by: by ?? null }),
    endExclusion: (by, of) => endExclusion(deps, by, of),
    breakJobs: [
      {
        name: 'limits.note_stopped_breaks',
        cron: '* * * * *',
        async run() {
          for (const owner of await selectStopped(db, clock.now(), membersPerRunMax)) await noteStopped(deps, owner);
        },
      },
    ],
  };
}
