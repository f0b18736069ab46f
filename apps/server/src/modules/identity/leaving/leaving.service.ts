import type { Job } from '#kernel/jobs/jobs.ts';
import { closeAccount } from './close-account.ts';
import { eraseAccountsJob } from './erase-accounts.ts';
import { exportAccount } from './export-account.ts';
import type { LeavingDeps } from './leaving.deps.ts';

/** Taking one's data along, and leaving. */
export interface Leaving {
  close(caller: { memberId: string; language: string }, password: string): Promise<void>;
  export(memberId: string): Promise<object>;
  jobs: Job[];
}

/** Wires the room. */
export function createLeaving(deps: LeavingDeps): Leaving {
  return {
    close: (caller, password) => closeAccount(deps, caller, password),
    export: (memberId) => exportAccount(deps, memberId),
    jobs: [eraseAccountsJob(deps)],
  };
}
