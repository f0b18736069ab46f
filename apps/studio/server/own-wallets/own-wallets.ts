import { parseAmount } from '@quetzal/domain/money';
import type { Tx } from '../database/database.ts';
import type { StudioDeps } from '../deps.ts';
import * as store from './own-wallet.store.ts';

/** A movement as an operator asks for it: `in` to the vendor, `out` of it. Amounts are decimal strings. */
export type TransferOrder = store.WalletName & {
  readonly transferId: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
};

/** Where a transfer ended; `refused` with the reason. */
export type TransferEnd = { readonly state: 'done' } | { readonly state: 'refused'; readonly reason: string };

type Deps = Pick<StudioDeps, 'db' | 'now'>;

const refused = (reason: string): TransferEnd => ({ state: 'refused', reason });

/** Moves money once for each id: asked again it answers as it did. */
export function moveMoney(deps: Deps, order: TransferOrder): Promise<TransferEnd> {
  return once(deps, order, (balance, amount) =>
    order.direction === 'out' && balance < amount ? refused('insufficient') : { state: 'done' },
  );
}

/** Says for ever what became of a transfer: one that never came is refused from now on. */
export function closeTransfer(deps: Deps, order: TransferOrder): Promise<TransferEnd> {
  return once(deps, order, () => refused('closed'));
}

/** Answers a known transfer as before; decides a new one, and writes decision, movement and balance together. */
async function once(
  { db, now }: Deps,
  order: TransferOrder,
  decide: (balance: bigint, amount: bigint) => TransferEnd,
): Promise<TransferEnd> {
  const { transferId: id, vendorCode, playerRef, currency, direction } = order;
  const parsed = parseAmount(order.amount, currency);
  if (!parsed.ok || parsed.value.amount <= 0n) return refused('amount_invalid');
  const { amount } = parsed.value;
  return db.transaction().execute(async (tx) => {
    await store.lockTransfer(tx, vendorCode, id);
    const known = await store.findTransfer(tx, vendorCode, id);
    if (known !== undefined) return endOf(known, { ...order, units: amount });
    const end = decide(await store.lockWallet(tx, order), amount);
    const named = { vendor_code: vendorCode, id, player_ref: playerRef, currency, direction, amount };
    const reason = end.state === 'refused' ? end.reason : null;
    await store.keepTransfer(tx, { ...named, state: end.state, reason, created_at: now() });
    if (end.state === 'done') await move(tx, order, { amount, at: now() });
    return end;
  });
}

async function move(tx: Tx, order: TransferOrder, { amount, at }: { amount: bigint; at: Date }): Promise<void> {
  const kind = order.direction === 'in' ? 'transfer_in' : 'transfer_out';
  await store.moveOwn(tx, order, { kind, amount, transferId: order.transferId, at });
}

/** What became of a known transfer; its id with another content is refused. */
function endOf(known: store.OwnTransfer, asked: TransferOrder & { readonly units: bigint }): TransferEnd {
  const isSame =
    known.player_ref === asked.playerRef &&
    known.currency === asked.currency &&
    known.direction === asked.direction &&
    known.amount === asked.units;
  if (!isSame) return refused('id_reused');
  return known.state === 'done' ? { state: 'done' } : refused(known.reason ?? 'closed');
}
