import { parseAmount } from '@quetzal/domain/money';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import { lockRequestsOf } from '../withdrawals/withdrawals.store.ts';
import { uplineErrors } from './upline.errors.ts';
import { moveToUpline } from './upline-money.ts';
import {
  assertAllowed,
  type UplineRules,
  uplineRulesOf,
  type UplineRulesDeps,
  type UplineSender,
} from './upline-rules.ts';
import * as store from './upline.store.ts';

/** What the room is made of. */
export interface UplineDeps extends UplineRulesDeps {
  db: Database;
  newId: () => string;
  ledger: Ledger;
  publishBalance(memberId: string): void;
}

/** Money from a member to the direct upline: the only way from one player to another, and only where a site lets it. */
export interface UplineTransfers {
  /**
   * Refuses with `function.not.available` where the site does not offer it, `wallet.upline_transfer_forbidden` where its
   * policy forbids it, and `wallet.upline_missing` for who has no upline that could take money.
   */
  rulesOf(sender: UplineSender): Promise<UplineRules>;
  /** Moves money at once. The same wish again is the same transfer. */
  transfer(
    sender: UplineSender,
    wish: { amount: string; requestId: string },
  ): Promise<{ transfer: store.UplineTransfer; uplineAccount: string }>;
  savePolicy(tx: Tx, siteId: string, policy: store.UplinePolicy): Promise<void>;
}

/** Wires the room. */
export function createUplineTransfers(deps: UplineDeps): UplineTransfers {
  const { db, clock } = deps;
  return {
    rulesOf: (sender) => uplineRulesOf(deps, db, sender),
    async transfer(sender, wish) {
      const { siteId, memberId } = sender;
      const made = await db.transaction().execute(async (tx) => {
        await lockRequestsOf(tx, memberId);
        const rules = await uplineRulesOf(deps, tx, sender);
        const parsed = parseAmount(wish.amount, rules.currency);
        if (!parsed.ok) throw uplineErrors.amountMalformed();
        const uplineAccount = rules.upline.account;
        const known = await store.findByRequest(tx, memberId, wish.requestId);
        if (known !== undefined) {
          const isSame = known.amount.amount === parsed.value.amount && known.uplineId === rules.upline.id;
          if (!isSame) throw uplineErrors.requestIdReused();
          return { transfer: known, uplineAccount };
        }
        assertAllowed(parsed.value, rules);
        const transfer = {
          id: deps.newId(),
          siteId,
          memberId,
          uplineId: rules.upline.id,
          requestId: wish.requestId,
          amount: parsed.value,
          createdAt: clock.now(),
        };
        await store.insertTransfer(tx, transfer);
        await moveToUpline(deps, tx, transfer);
        return { transfer, uplineAccount };
      });
      deps.publishBalance(memberId);
      deps.publishBalance(made.transfer.uplineId);
      return made;
    },
    savePolicy: store.savePolicy,
  };
}
