import { createHash } from 'node:crypto';
import { formatAmount } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import type { Caller } from './player-check.ts';
import { httpStatusOf, type VendorStatus, type Verdict } from './protocol.model.ts';
import type { VendorAnswer } from './protocol.schemas.ts';
import { insertAnswer, lockPlayer, selectAnswer } from './protocol.store.ts';
import { tellScreens } from './tell-screens.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** An answer as it goes out. */
export interface Reply {
  httpStatus: number;
  text: string;
}

/** Who calls what, with the bytes that make a request the same when it comes again. */
export interface VendorCall extends Caller {
  path: string;
  rawBody: Buffer;
}

/** An answer without a player's money in it. */
export function plainReply(status: VendorStatus, requestId: string): Reply {
  return { httpStatus: httpStatusOf(status), text: JSON.stringify({ status, requestId }) };
}

/** Puts what a call came to on the wire. */
export function replyOf(body: { requestId: string; txId?: string }, verdict: Verdict): Reply {
  const { status, currency, balance } = verdict;
  const answer: VendorAnswer = {
    status,
    requestId: body.requestId,
    ...(body.txId === undefined ? {} : { txId: body.txId }),
    ...(currency === undefined || balance === undefined
      ? {}
      : { currency, balance: formatAmount({ currency, amount: balance }) }),
  };
  return { httpStatus: httpStatusOf(status), text: JSON.stringify(answer) };
}

/**
 * Does the work of a call about money once and for ever: the answer is kept in the same transaction as the money, and
 * the same request gets the same bytes. Calls of one player run one after another. A request id that comes with other
 * bytes is refused and changes nothing.
 */
export async function once(
  deps: VendorsDeps,
  call: VendorCall,
  body: { requestId: string; playerRef: string; txId?: string },
  work: (tx: Tx) => Promise<Verdict>,
): Promise<Reply> {
  const { vendorCode } = call;
  const requestHash = createHash('sha256').update(`${call.path}\n`).update(call.rawBody).digest('hex');
  const { reply, verdict } = await deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, body.playerRef.toLowerCase());
    const kept = await selectAnswer(tx, vendorCode, body.requestId);
    if (kept !== undefined) {
      const same = kept.requestHash === requestHash;
      const again = { httpStatus: kept.httpStatus, text: kept.response };
      return { reply: same ? again : plainReply('DUPLICATE_TRANSACTION', body.requestId), verdict: undefined };
    }
    const found = await work(tx);
    const fresh = replyOf(body, found);
    const answer = { requestHash, httpStatus: fresh.httpStatus, response: fresh.text };
    await insertAnswer(tx, { vendorCode, requestId: body.requestId }, answer, deps.clock.now());
    return { reply: fresh, verdict: found };
  });
  if (verdict?.status === 'OK') await tellScreens(deps, body.playerRef.toLowerCase(), verdict);
  return reply;
}
