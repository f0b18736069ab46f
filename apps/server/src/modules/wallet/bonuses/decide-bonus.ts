import type { EventActor } from '#kernel/audit/event-report.ts';
import { refusalToDecide } from '#kernel/auth/proposal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import type { BonusHolder, Members } from '#modules/members';
import type { CreditKeeper } from './bonus-credits.ts';
import { bonusErrors } from './bonus.errors.ts';
import type { Bonus } from './bonus.model.ts';
import { reportBonus, takeOut } from './bonus-money.ts';
import * as store from './bonuses.store.ts';
import type { BonusGiving } from './give-bonus.ts';

/** An operator and the site that they run. */
export interface BonusOperator {
  operatorId: string;
  siteId: string;
}

/** What a person decides about credit. */
export interface BonusDeciding {
  /** Gives what another operator proposed. */
  approve(operator: BonusOperator, id: string): Promise<Bonus>;
  reject(operator: BonusOperator, id: string): Promise<Bonus>;
  /** Takes back what is left of an active credit. */
  forfeit(operator: BonusOperator, id: string, reason: string): Promise<Bonus>;
}

/** What the decisions need. */
export interface DecidingDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  members: Pick<Members, 'lockForBonus'>;
  publishBalance(memberId: string): void;
}

/** Wires the decisions. */
export function createDeciding(
  deps: DecidingDeps,
  { start, noteLiving }: Pick<BonusGiving, 'start'> & Pick<CreditKeeper, 'noteLiving'>,
): BonusDeciding {
  const { db, clock, ledger, members } = deps;

  /** Changes a credit of the operator's site while its member is locked. */
  function change(
    { siteId }: BonusOperator,
    id: string,
    work: (tx: Tx, bonus: Bonus, holder: BonusHolder) => Promise<Bonus>,
  ): Promise<Bonus> {
    return db.transaction().execute(async (tx) => {
      const found = await store.findOfSite(tx, siteId, id);
      const holder = found && (await members.lockForBonus(tx, found.memberId));
      const bonus = await store.findOfSite(tx, siteId, id);
      if (bonus === undefined || holder === undefined) throw bonusErrors.notFound();
      return work(tx, bonus, holder);
    });
  }

  const tell = (bonus: Bonus): Bonus => {
    deps.publishBalance(bonus.memberId);
    return bonus;
  };

  function mayDecide({ operatorId }: BonusOperator, bonus: Bonus): void {
    const refusal = refusalToDecide(bonus, operatorId, clock.now());
    if (refusal !== undefined)
      throw refusal === 'own' ? bonusErrors.ownProposal() : bonusErrors.stateWrong(bonus.state);
  }

  const actorOf = ({ operatorId }: BonusOperator): EventActor => ({ kind: 'operator', id: operatorId });

  return {
    async approve(operator, id) {
      return tell(
        await change(operator, id, (tx, bonus, holder) => {
          mayDecide(operator, bonus);
          const { operatorId } = operator;
          return start(tx, { ...bonus, decidedBy: operatorId }, holder, actorOf(operator));
        }),
      );
    },
    reject: (operator, id) =>
      change(operator, id, async (tx, bonus) => {
        mayDecide(operator, bonus);
        const at = clock.now();
        const rejected: Bonus = { ...bonus, state: 'rejected', decidedBy: operator.operatorId, endedAt: at };
        await store.updateBonus(tx, rejected);
        await reportBonus(tx, rejected, {
          action: 'rejected',
          at,
          actor: actorOf(operator),
        });
        return rejected;
      }),
    async forfeit(operator, id, reason) {
      return tell(
        await change(operator, id, async (tx, bonus) => {
          if (bonus.state !== 'active') throw bonusErrors.stateWrong(bonus.state);
          const at = clock.now();
          const { remaining } = bonus;
          await takeOut(ledger, tx, bonus, { end: 'forfeited', amount: remaining });
          const ended: Bonus = { ...bonus, state: 'forfeited', remaining: 0n, endedAt: at };
          await store.updateBonus(tx, ended);
          await noteLiving(tx, bonus.memberId);
          const actor = actorOf(operator);
          await reportBonus(tx, ended, { action: 'forfeited', at, actor, reason, remainingBefore: remaining });
          return ended;
        }),
      );
    },
  };
}
