import { randomUUID } from 'node:crypto';
import type { Database } from '../src/kernel/database/database.ts';
import {
  type Account,
  type BatchPoster,
  houseAccount,
  type Ledger,
  playerAccount,
} from '../src/modules/ledger/index.ts';
import type { Workload } from './baselines.ts';

const cash = 10n ** 12n;
const accountsPerStatement = 5_000;

/** Players with money, and the house that they play against. */
export interface Players {
  cash: Account[];
  house: Account;
}

/** Opens this many players and pays each of them in. */
export async function openPlayers(db: Database, ledger: Ledger, poster: BatchPoster, count: number): Promise<Players> {
  const [house] = await db
    .transaction()
    .execute((tx) => ledger.accountsFor(tx, [houseAccount('bench/XOC', 'MXN', 'game')]));
  const players: Players = { cash: [], house };
  while (players.cash.length < count) {
    const names = Array.from({ length: accountsPerStatement }, () => playerAccount(randomUUID(), 'MXN', 'cash'));
    const opened = await db.transaction().execute((tx) => ledger.accountsFor(tx, names));
    players.cash.push(...opened);
    const funding = opened.map((account) =>
      poster.submit({
        key: { scope: 'deposit', text: account.ownerId },
        kind: 'deposit',
        reference: {},
        transfers: [{ from: house, to: account, amount: cash }],
      }),
    );
    await Promise.all(funding);
  }
  return players;
}

/** Bets of one transfer each, with what a vendor's bet carries; `pick` chooses the player. */
export function bets(
  name: string,
  what: string,
  poster: BatchPoster,
  players: Players,
  pick: (random: (below: number) => number) => number,
): Workload {
  return {
    name,
    what,
    async once(random) {
      const from = players.cash[pick(random)];
      if (from === undefined) throw new RangeError('No such player');
      const { outcome } = await poster.submit({
        key: { scope: 'bet:XOC', text: randomUUID() },
        kind: 'bet',
        reference: { vendorCode: 'XOC', gameCode: 'fiesta-calavera', roundId: randomUUID() },
        transfers: [{ from, to: players.house, amount: 1n }],
      });
      if (outcome !== 'posted') throw new Error(`A bet was answered ${outcome}`);
    },
  };
}
