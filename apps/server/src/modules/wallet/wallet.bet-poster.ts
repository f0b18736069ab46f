import { createBatcher } from '#kernel/batching/batcher.ts';
import type { Database } from '#kernel/database/database.ts';
import {
  type Account,
  type AccountName,
  type BatchPoster,
  type Companion,
  houseAccount,
  type Ledger,
  playerAccount,
  type PostOutcome,
} from '#modules/ledger';
import type { BetMovement, BetSettlement } from './wallet.bet.model.ts';

const membersMax = 200_000;

/** The accounts that a bet moves money between, with what names them. */
interface BetAccounts {
  siteId: string;
  vendorCode: string;
  cash: Account;
  house: Account;
}

/** Stakes and wins posted together with those of other players; rows of other rooms go with them, or nothing does. */
export interface BetPoster {
  stake(bet: BetMovement, ...companions: readonly Companion[]): Promise<PostOutcome>;
  win(win: BetSettlement, ...companions: readonly Companion[]): Promise<PostOutcome>;
}

/** The fast door of the game rooms. Accounts never change, so those that were found once are remembered. */
export function createBetPoster(deps: { db: Database; ledger: Ledger; poster: BatchPoster }): BetPoster {
  const { db, ledger, poster } = deps;
  /** By member, who plays with few vendors. */
  const known = new Map<string, BetAccounts[]>();

  const houses = new Map<string, Promise<Account>>();
  const open = createBatcher<AccountName, Account>({
    run: (names) => db.transaction().execute((tx) => ledger.accountsFor(tx, names)),
    parallelMax: 1,
    batchMax: 500,
  });

  function houseOf(ownerId: string, currency: string): Promise<Account> {
    const key = `${ownerId}/${currency}`;
    const found = houses.get(key) ?? open(houseAccount(ownerId, currency, 'game'));
    houses.set(key, found);
    found.catch(() => houses.delete(key));
    return found;
  }

  async function accountsOf({ siteId, memberId, vendorCode, amount: { currency } }: BetMovement) {
    const ofMember = known.get(memberId);
    const found = ofMember?.find(
      (one) => one.vendorCode === vendorCode && one.cash.currency === currency && one.siteId === siteId,
    );
    if (found !== undefined) return found;
    const cash = await open(playerAccount(memberId, currency, 'cash'));
    const house = await houseOf(`${siteId}/${vendorCode}`, currency);
    if (known.size >= membersMax) known.clear();
    const accounts = { siteId, vendorCode, cash, house };
    known.set(memberId, [...(known.get(memberId) ?? []), accounts]);
    return accounts;
  }

  return {
    async stake(bet, ...companions) {
      const { vendorCode, gameCode, roundId, txId, amount } = bet;
      const { cash, house } = await accountsOf(bet);
      const posting = {
        key: { scope: `bet:${vendorCode}`, text: txId },
        kind: 'bet',
        reference: { vendorCode, gameCode, roundId },
        transfers: [{ from: cash, to: house, amount: amount.amount }],
      };
      return poster.submit(posting, ...companions);
    },
    async win(win, ...companions) {
      const { vendorCode, gameCode, roundId, txId, betTxId, amount } = win;
      const { cash, house } = await accountsOf(win);
      const posting = {
        key: { scope: `win:${vendorCode}`, text: txId },
        kind: 'win',
        reference: { vendorCode, gameCode, roundId, betTxId },
        transfers: [{ from: house, to: cash, amount: amount.amount }],
      };
      return poster.submit(posting, ...companions);
    },
  };
}
