import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Members } from '#modules/members';
import type { ChangeDeps } from '../change-limit.ts';
import { refreshGuard } from '../guard.ts';
import { lockMember } from '../limits.store.ts';
import { type ExclusionRegister, RegisterUnavailable } from './exclusion-register.ts';
import * as store from './register.store.ts';

/** How long an answer is relied on. */
const goodMs = 60 * 60_000;
const membersPerRunMax = 100;

export interface RegisterDeps extends ChangeDeps {
  members: Pick<Members, 'setPlayLimited' | 'byId' | 'birthdayOf'>;
  /** Left out where no register has to be asked. */
  register?: ExclusionRegister | undefined;
}

/** Asks the register about members. */
export interface RegisterWatch {
  /** Asks, unless the last answer is younger than an hour; without an answer nobody stakes or pays in. */
  checkRegister(memberId: string): Promise<void>;
  registerJobs: Job[];
}

/** What is known after asking: who was listed stays so until the register says otherwise. */
async function ask(deps: RegisterDeps, register: ExclusionRegister, memberId: string, last: store.CheckState) {
  const member = await deps.members.byId(deps.db, memberId);
  if (member === undefined) return 'unknown';
  const birthday = await deps.members.birthdayOf(deps.db, memberId);
  try {
    return (await register.isListed({ memberId, account: member.account, birthday })) ? 'listed' : 'clear';
  } catch (error) {
    if (!(error instanceof RegisterUnavailable)) throw error;
    return last === 'listed' ? 'listed' : 'unknown';
  }
}

/** The watch; without a register it asks nobody. */
export function createRegisterWatch(deps: RegisterDeps): RegisterWatch {
  const { db, clock, register } = deps;
  if (register === undefined) return { checkRegister: async () => undefined, registerJobs: [] };

  async function checkRegister(memberId: string): Promise<void> {
    if (register === undefined) return;
    const known = await store.selectCheck(db, memberId);
    if (known !== undefined && known.state !== 'unknown' && known.goodUntil > clock.now()) return;
    const state = await ask(deps, register, memberId, known?.state ?? 'clear');
    await db.transaction().execute(async (tx) => {
      await lockMember(tx, memberId);
      const at = clock.now();
      const before = await store.selectCheck(tx, memberId);
      await store.upsertCheck(tx, memberId, { state, goodUntil: new Date(at.getTime() + goodMs) }, at);
      await refreshGuard(deps, tx, memberId);
      if (state === (before?.state ?? 'clear')) return;
      const member = await deps.members.byId(tx, memberId);
      await reportEvent(tx, {
        at,
        siteId: member?.siteId ?? null,
        component: 'limits.register',
        action: `member_${state}`,
        subject: `member:${memberId}`,
        actor: { kind: 'provider' },
        before: { state: before?.state ?? null },
        after: { state },
      });
    });
  }

  const recheck: Job = {
    name: 'limits.ask_register_again',
    cron: '* * * * *',
    async run() {
      for (const memberId of await store.selectUnanswered(db, membersPerRunMax)) await checkRegister(memberId);
    },
  };
  return { checkRegister, registerJobs: [recheck] };
}
