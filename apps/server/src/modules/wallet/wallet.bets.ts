import type { Money } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import { houseAccount, type Ledger, playerAccount, type PlayerBalance, type PostOutcome } from '#modules/ledger';

/** Money that a game vendor moves for a member. `amount` is above 0. */
export interface BetMovement {
  siteId: string;
  memberId: string;
  amount: Money;
  vendorCode: string;
  /** The vendor's name of this movement: with the vendor's code it is the journal's key for ever. */
  txId: string;
  roundId: string;
  gameCode: string;
}

/** A movement that answers an earlier bet. */
export type BetSettlement = BetMovement & { betTxId: string };

/** A prize that no bet of its own won: from a promotion, or out of a jackpot. `amount` is above 0. */
export interface Prize {
  siteId: string;
  memberId: string;
  amount: Money;
  vendorCode: string;
  txId: string;
  kind: 'promo' | 'jackpot' | 'free_rounds';
  /** What the vendor calls the campaign or the pot. */
  campaign: string | null;
}

/** What became of a movement; `balance` is the cash that can be staked afterwards, also when it was refused. */
export type BetMoved =
  | { outcome: 'posted' | 'exists' | 'conflict'; journalId: string; balance: Money }
  | { outcome: 'insufficient' | 'already_closed' | 'expired' | 'unknown'; journalId: null; balance: Money };

/** Stakes, wins and rollbacks as the game rooms post them, each inside the caller's transaction. */
export interface BetDoor {
  /** Takes a stake from cash: `posted`, `exists` (sent before), `conflict` (other content), or `insufficient`. */
  debitForBet(tx: Tx, bet: BetMovement): Promise<BetMoved>;
  /** Pays a win into cash; never refused for the member's sake. A win of nothing needs no call. */
  creditWin(tx: Tx, win: BetSettlement): Promise<BetMoved>;
  /** Pays a prize into cash, out of what the house keeps for promotions or jackpots of this vendor. */
  creditPrize(tx: Tx, prize: Prize): Promise<BetMoved>;
  /** Gives a stake back, once: `unknown` when there was no such bet, `already_closed` under another key. */
  rollbackBet(tx: Tx, rollback: BetSettlement): Promise<BetMoved>;
}

/** The game rooms' door to the ledger. The house side is one account for each site and vendor. */
export function createBetDoor(deps: { ledger: Ledger }): BetDoor {
  const { ledger } = deps;

  async function accountsOf(tx: Tx, { siteId, memberId, vendorCode, amount: { currency } }: BetMovement) {
    const names = [
      playerAccount(memberId, currency, 'cash'),
      houseAccount(`${siteId}/${vendorCode}`, currency, 'game'),
    ] as const;
    const [cash, house] = await ledger.accountsFor(tx, names);
    return { cash, house };
  }

  async function answer(
    tx: Tx,
    movement: Pick<BetMovement, 'memberId' | 'amount'>,
    cashId: bigint,
    result: PostOutcome | { outcome: 'unknown' },
  ): Promise<BetMoved> {
    const { currency } = movement.amount;
    const balances: PlayerBalance[] = 'balances' in result ? result.balances : [];
    const known = balances.find(({ accountId }) => accountId === cashId)?.balance;
    const amount = known ?? (await cashNow(tx, movement));
    const balance = { currency, amount };
    if (result.outcome === 'posted' || result.outcome === 'exists' || result.outcome === 'conflict') {
      return { outcome: result.outcome, journalId: result.journalId, balance };
    }
    return { outcome: result.outcome, journalId: null, balance };
  }

  async function cashNow(
    tx: Tx,
    { memberId, amount: { currency } }: Pick<BetMovement, 'memberId' | 'amount'>,
  ): Promise<bigint> {
    const which = { currency, purpose: 'cash' };
    return (await ledger.balancesOfMany(tx, [memberId], which)).get(memberId) ?? 0n;
  }

  const factsOf = ({ vendorCode, gameCode, roundId }: BetMovement) => ({ vendorCode, gameCode, roundId });

  return {
    async debitForBet(tx, bet) {
      const { cash, house } = await accountsOf(tx, bet);
      const result = await ledger.post(tx, {
        key: { scope: `bet:${bet.vendorCode}`, text: bet.txId },
        kind: 'bet',
        reference: factsOf(bet),
        transfers: [{ from: cash, to: house, amount: bet.amount.amount }],
      });
      return answer(tx, bet, cash.id, result);
    },
    async creditWin(tx, win) {
      const { cash, house } = await accountsOf(tx, win);
      const result = await ledger.post(tx, {
        key: { scope: `win:${win.vendorCode}`, text: win.txId },
        kind: 'win',
        reference: { ...factsOf(win), betTxId: win.betTxId },
        transfers: [{ from: house, to: cash, amount: win.amount.amount }],
      });
      return answer(tx, win, cash.id, result);
    },
    async creditPrize(tx, prize) {
      const { siteId, memberId, vendorCode, kind, campaign } = prize;
      const { currency, amount } = prize.amount;
      const purpose = kind === 'jackpot' ? 'jackpot' : 'promotion';
      const [cash, house] = await ledger.accountsFor(tx, [
        playerAccount(memberId, currency, 'cash'),
        houseAccount(`${siteId}/${vendorCode}`, currency, purpose),
      ]);
      const result = await ledger.post(tx, {
        key: { scope: `credit:${vendorCode}`, text: prize.txId },
        kind: 'credit',
        reference: { vendorCode, kind, campaign },
        transfers: [{ from: house, to: cash, amount }],
      });
      return answer(tx, prize, cash.id, result);
    },
    async rollbackBet(tx, rollback) {
      const { cash } = await accountsOf(tx, rollback);
      const result = await ledger.reverse(tx, {
        of: { scope: `bet:${rollback.vendorCode}`, text: rollback.betTxId },
        key: { scope: `rollback:${rollback.vendorCode}`, text: rollback.txId },
        kind: 'rollback',
        reference: { ...factsOf(rollback), betTxId: rollback.betTxId },
      });
      return answer(tx, rollback, cash.id, result);
    },
  };
}
