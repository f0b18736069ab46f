import { parseAmount } from '@quetzal/domain/money';
import type { Database, Tx } from '../database/database.ts';
import * as store from './game-wallet.store.ts';

/** A movement as the merchant asks for it: `in` to the game vendor, `out` of it. Amounts are decimal strings. */
export interface TransferOrder extends store.WalletName {
  transferId: string;
  direction: 'in' | 'out';
  amount: string;
}

/** Where a transfer ended; `refused` with the reason. */
export type TransferEnd =
  | { state: 'done' }
  | { state: 'refused'; reason: 'insufficient' | 'amount_invalid' | 'closed' | 'id_reused' };

export interface GameWalletsDeps {
  db: Database;
  now: () => Date;
}

/** The wallets of a pretended game vendor that keeps its players' money itself. */
export interface GameWallets {
  balanceOf(wallet: store.WalletName): Promise<bigint>;
  /** Moves money once for each id: asked again it answers as it did. */
  move(order: TransferOrder): Promise<TransferEnd>;
  /** Says for ever what became of a transfer: one that never came is refused from now on. */
  close(order: TransferOrder): Promise<TransferEnd>;
}

const endOf = ({ state }: store.GameTransfer): TransferEnd =>
  state === 'done' ? { state } : { state: 'refused', reason: 'closed' };

/** Wallets over the sandbox's database. */
export function createGameWallets({ db, now }: GameWalletsDeps): GameWallets {
  function once(order: TransferOrder, work: (tx: Tx, amount: bigint) => Promise<TransferEnd>): Promise<TransferEnd> {
    const { transferId, playerRef, currency, direction } = order;
    const parsed = parseAmount(order.amount, currency);
    if (!parsed.ok || parsed.value.amount <= 0n) return Promise.resolve({ state: 'refused', reason: 'amount_invalid' });
    const { amount } = parsed.value;
    return db.transaction().execute(async (tx) => {
      await store.lockWallet(tx, order);
      const known = await store.findTransfer(tx, transferId);
      if (known !== undefined) {
        const isSame = known.player_ref === playerRef && known.currency === currency && known.direction === direction;
        return isSame && known.amount === amount ? endOf(known) : { state: 'refused', reason: 'id_reused' };
      }
      const end = await work(tx, amount);
      const named = { id: transferId, player_ref: playerRef, currency, direction, amount };
      await store.keepTransfer(tx, { ...named, state: end.state, created_at: now() });
      return end;
    });
  }

  return {
    balanceOf: (wallet) => store.balanceOf(db, wallet),
    move: (order) =>
      once(order, async (tx, amount) => {
        const before = await store.balanceOf(tx, order);
        const after = order.direction === 'in' ? before + amount : before - amount;
        if (after < 0n) return { state: 'refused', reason: 'insufficient' };
        await store.keepBalance(tx, order, after);
        return { state: 'done' };
      }),
    close: (order) => once(order, () => Promise.resolve({ state: 'refused', reason: 'closed' })),
  };
}
