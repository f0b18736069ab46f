import type { StudioDeps } from '../deps.ts';
import { tellSeeds } from '../seeds/tell-seeds.ts';
import { findSessionById } from '../sessions/session.store.ts';
import { continueRound, leaseUntil } from './play-real.ts';
import { claimDueRounds, findRound } from './round.store.ts';

const PAUSE_MS = 500;
const BATCH = 20;

/** Finishes rounds that a crash, a restart or the platform left open, and tells the platform of retired seeds. Runs until `stop`, which waits for the last step. */
export function startRecovery(deps: StudioDeps): { readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await recoverDueRounds(deps);
      await tellSeeds(deps);
    } catch (err) {
      deps.log.error({ err }, 'the recovery of rounds, or the telling of seeds, failed');
    }
    if (!isStopped) timer = setTimeout(start, PAUSE_MS);
  }
  function start(): void {
    running = run();
  }

  start();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** One pass: every due round goes one step further, each on its own so that one failure holds up no other. */
export async function recoverDueRounds(deps: StudioDeps): Promise<void> {
  const ids = await claimDueRounds(deps.db, deps.now(), leaseUntil(deps), BATCH);
  await Promise.all(ids.map((id) => recover(deps, id)));
}

async function recover(deps: StudioDeps, id: string): Promise<void> {
  try {
    const round = await findRound(deps.db, id);
    const session = round === undefined ? undefined : await findSessionById(deps.db, round.session_id);
    if (session !== undefined) await continueRound(deps, session, id);
  } catch (err) {
    deps.log.error({ err, roundId: id }, 'a round could not be recovered yet');
  }
}
