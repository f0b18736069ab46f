import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { houseAccount, type Ledger, playerAccount, type PlayerBalance, type PostOutcome } from '#modules/ledger';
import { settleDebts } from './debts/debts.ts';
import type { BetMoved, BetMovement, BetSettlement } from './wallet.bet.model.ts';

type Moving = Pick<BetMovement, 'memberId' | 'amount'>;

/** The bet that a settlement answers, and what a journal says of a movement. */
export const betOf = ({ vendorCode, betTxId }: BetSettlement) => ({ vendorCode, txId: betTxId });
export const factsOf = ({ vendorCode, gameCode, roundId }: BetMovement) => ({ vendorCode, gameCode, roundId });

/** The accounts of a movement, and what is answered after it. */
export function createBetAnswers(deps: { ledger: Ledger; clock: Clock }) {
  const { ledger } = deps;

  async function cashNow(tx: Tx, { memberId, amount: { currency } }: Moving): Promise<bigint> {
    const which = { currency, purpose: 'cash' };
    return (await ledger.balancesOfMany(tx, [memberId], which)).get(memberId) ?? 0n;
  }

  return {
    async accountsOf(
      tx: Tx,
      { siteId, memberId, vendorCode, amount: { currency }, isFree = false }: BetMovement & { isFree?: boolean },
    ) {
      const [cash, house] = await ledger.accountsFor(tx, [
        playerAccount(memberId, currency, 'cash'),
        houseAccount(`${siteId}/${vendorCode}`, currency, isFree ? 'promotion' : 'game'),
      ]);
      return { siteId, memberId, currency, cash, house };
    },

    async answer(
      tx: Tx,
      movement: Moving,
      cashId: bigint,
      result: PostOutcome | { outcome: 'unknown' },
    ): Promise<BetMoved> {
      const { currency } = movement.amount;
      const balances: PlayerBalance[] = 'balances' in result ? result.balances : [];
      const known = balances.find(({ accountId }) => accountId === cashId)?.balance;
      const balance = { currency, amount: known ?? (await cashNow(tx, movement)) };
      if (result.outcome === 'posted' || result.outcome === 'exists' || result.outcome === 'conflict') {
        return { outcome: result.outcome, journalId: result.journalId, balance };
      }
      return { outcome: result.outcome, journalId: null, balance };
    },

    /** What came in pays debts first, and the answer tells what is left. */
    async credited(tx: Tx, movement: Moving, moved: BetMoved): Promise<BetMoved> {
      const { memberId, amount } = movement;
      const { currency } = amount;
      const hasPaid = moved.outcome === 'posted' && (await settleDebts(deps, tx, { memberId, currency }));
      return hasPaid ? { ...moved, balance: { currency, amount: await cashNow(tx, movement) } } : moved;
    },
  };
}

export type BetAnswers = ReturnType<typeof createBetAnswers>;
