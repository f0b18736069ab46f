import type { Money } from '@quetzal/domain/money';

/** `in` to the vendor, `out` of it. */
export const transferDirections = ['in', 'out'] as const;
/** One of them. */
export type TransferDirection = (typeof transferDirections)[number];

/** `pending` until the vendor has said what became of it; then `done`, or `refused` and nothing has moved. */
export const transferStates = ['pending', 'done', 'refused'] as const;
/** One of them. */
export type TransferState = (typeof transferStates)[number];

/** Money between a member's cash and their wallet at a vendor. */
export interface VendorTransfer {
  id: string;
  siteId: string;
  memberId: string;
  vendorCode: string;
  /** Made by the client: the same wish sent again is the same transfer. */
  requestId: string;
  direction: TransferDirection;
  amount: Money;
  state: TransferState;
  /** Why it was refused, in the vendor's word. */
  reason: string | null;
  polls: number;
  createdAt: Date;
  endedAt: Date | null;
}

/** A vendor that keeps wallets of its own. */
export interface TransferVendor {
  code: string;
  name: string;
  baseUrl: string;
}

/** What a vendor says became of a transfer. */
export type TransferEnd = { state: 'done' } | { state: 'refused'; reason: string };

/** Nobody can say yet what became of a call: no answer, or none that can be understood. */
export class VendorUnheard extends Error {
  override readonly name = 'VendorUnheard';
}

/** The wallets of one vendor, over the wire. All throw `VendorUnheard`. */
export interface VendorWallets {
  balanceOf(player: { memberId: string; currency: string }): Promise<bigint>;
  /** Moves money once for each transfer. */
  move(transfer: VendorTransfer): Promise<TransferEnd>;
  /** Has the vendor say for ever what became of a transfer: one that never came is refused from then on. */
  close(transfer: VendorTransfer): Promise<TransferEnd>;
}
