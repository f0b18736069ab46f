import type { Job } from '#kernel/jobs/jobs.ts';
import type { OwnerWords } from '../factors/factors.model.ts';
import { closeAccount } from './close-account.ts';
import { eraseAccountsJob } from './erase-accounts.ts';
import { exportAccount } from './export-account.ts';
import type { LeavingDeps } from './leaving.deps.ts';

/** Taking one's data along, and leaving. */
export interface Leaving {
  close(caller: { memberId: string; language: string }, words: OwnerWords): Promise<void>;
  export(memberId: string): Promise<object>;
  jobs: Job[];
}

/** Wires the room. */
export function createLeaving(deps: LeavingDeps): Leaving {
  return {
    close: (caller, words) => closeAccount(deps, caller, words),
    export: (memberId) => exportAccount(deps, memberId),
    jobs: [eraseAccountsJob(deps)],
  };
}
