import { setTimeout } from 'node:timers/promises';
import type { Database } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Ledger } from '#modules/ledger';
import { balanceFrom } from './wallet.balance.ts';
import { balanceView } from './wallet.views.ts';

const membersPerRead = 500;
const restMs = 50;

/**
 * Tells open screens what members hold: at once when nobody was told just now, else in the next read, for all who changed
 * since and once for each, so that a busy house is read as often as a quiet one.
 */
export function createBalanceScreens(deps: {
  db: Database;
  ledger: Ledger;
  events: Pick<Events, 'publish'>;
  onError: (error: unknown) => void;
}): (memberId: string) => void {
  const { db, ledger, events, onError } = deps;
  const waiting = new Set<string>();
  let isReading = false;

  async function publish(memberIds: readonly string[]): Promise<void> {
    const all = Map.groupBy(await ledger.holdingsOfMany(db, memberIds), ({ memberId }) => memberId);
    for (const [memberId, holdings] of all) {
      for (const currency of new Set(holdings.map((holding) => holding.currency))) {
        events.publish('wallet.balance', { memberId, balance: balanceView(balanceFrom(holdings, currency)) });
      }
    }
  }

  async function read(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) {
      const memberIds = [...waiting].slice(0, membersPerRead);
      for (const memberId of memberIds) waiting.delete(memberId);
      await publish(memberIds).catch(onError);
      await setTimeout(restMs, undefined, { ref: false });
    }
    isReading = false;
  }

  return (memberId) => {
    waiting.add(memberId);
    if (!isReading) void read();
  };
}
