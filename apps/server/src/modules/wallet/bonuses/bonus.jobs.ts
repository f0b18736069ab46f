import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Ledger } from '#modules/ledger';
import { reportBonus, takeOut } from './bonus-money.ts';
import { selectBonuses, selectOverdue, updateBonus } from './bonuses.store.ts';

const creditsPerRunMax = 500;

/** What the expiry needs. */
export interface ExpiryDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  noteLiving(tx: Tx, memberId: string): Promise<void>;
  members: { lockForBonus(tx: Tx, id: string): Promise<unknown> };
  publishBalance(memberId: string): void;
  onError: (error: unknown) => void;
}

/** Takes what is left of one credit whose time is over, unless something changed meanwhile. */
async function expireOne(deps: ExpiryDeps, id: string, memberId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await deps.members.lockForBonus(tx, memberId);
    const [bonus] = await selectBonuses(tx, [id]);
    const at = deps.clock.now();
    if (bonus === undefined || bonus.state !== 'active' || bonus.expiresAt > at || bonus.atStake > 0n) return;
    const { remaining } = bonus;
    await takeOut(deps.ledger, tx, bonus, { end: 'expired', amount: remaining });
    const ended = { ...bonus, state: 'expired' as const, remaining: 0n, endedAt: at };
    await updateBonus(tx, ended);
    await deps.noteLiving(tx, memberId);
    const actor = { kind: 'system' } as const;
    await reportBonus(tx, ended, { action: 'expired', at, actor, remainingBefore: remaining });
  });
  deps.publishBalance(memberId);
}

/**
 * Ends restricted credit whose time is over. What stands in a bet that was placed in time may still win and count, so a
 * credit ends when its last bet has; nothing of it can be staked meanwhile.
 */
export function expireBonusesJob(deps: ExpiryDeps): Job {
  return {
    name: 'wallet.expire_bonuses',
    cron: '* * * * *',
    async run() {
      for (const { id, memberId } of await selectOverdue(deps.db, deps.clock.now(), creditsPerRunMax)) {
        // One that cannot be ended must not keep the others.
        await expireOne(deps, id, memberId).catch(deps.onError);
      }
    },
  };
}
