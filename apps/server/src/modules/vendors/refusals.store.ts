import type { Reader } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { VendorStatus } from './protocol.model.ts';

/** A call that was refused, as far as it could be read. */
export interface RefusedCall {
  vendorCode: string;
  path: string;
  status: VendorStatus;
  requestId?: string | undefined;
  txId?: string | undefined;
  playerRef?: string | undefined;
}

/** Writes refused calls down; `times` tells how often one came. */
export async function insertRefusals(
  db: Reader,
  refused: readonly (RefusedCall & { times: number })[],
  now: Date,
): Promise<void> {
  const rows = refused.map((call) => ({
    id: newId(),
    at: now,
    vendor_code: call.vendorCode,
    path: call.path,
    status: call.status,
    request_id: call.requestId ?? null,
    tx_id: call.txId ?? null,
    player_ref: call.playerRef ?? null,
    times: BigInt(call.times),
  }));
  await db.insertInto('vendor_refusal').values(rows).execute();
}
