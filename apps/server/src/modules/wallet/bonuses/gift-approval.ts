import type { Money } from '@quetzal/domain/money';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Members } from '#modules/members';
import { sumGivenAlone } from './bonuses.store.ts';
import { soloLimitOf } from './solo-limit.ts';

/** What an operator wants to give a member for nothing. */
interface Gift {
  siteId: string;
  memberId: string;
  /** Free rounds count with what they are worth. */
  amount: Money;
}

/** How much of what is given for nothing one person may decide. */
interface GiftApproval {
  /**
   * Whether one operator may give it alone: with all that operators gave the member alone in the last day, restricted
   * credit and free rounds, it is no more than the site lets one person give. The member is held, so that gifts of the
   * same time are counted one after another.
   */
  isForOne(tx: Tx, gift: Gift): Promise<boolean>;
}

const dayMs = 24 * 60 * 60_000;

/** Wires the rule. */
export function createGiftApproval(deps: { clock: Clock; members: Pick<Members, 'lockForBonus'> }): GiftApproval {
  const { clock, members } = deps;
  return {
    async isForOne(tx, { siteId, memberId, amount: { currency, amount } }) {
      await members.lockForBonus(tx, memberId);
      const above = await soloLimitOf(tx, siteId, currency);
      if (above === null) return true;
      const since = new Date(clock.now().getTime() - dayMs);
      return amount + (await sumGivenAlone(tx, { memberId, currency, since })) <= above;
    },
  };
}
