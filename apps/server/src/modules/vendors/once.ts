import { hash } from 'node:crypto';
import { formatAmount } from '@quetzal/domain/money';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Caller } from './player-check.ts';
import { httpStatusOf, type VendorStatus, type Verdict } from './protocol.model.ts';
import type { VendorAnswer } from './protocol.schemas.ts';
import { insertRefusals } from './refusals.store.ts';
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

/** The bytes of a request, in short. */
export function requestHashOf({ path, rawBody }: Pick<VendorCall, 'path' | 'rawBody'>): string {
  return hash('sha256', Buffer.concat([Buffer.from(`${path}\n`), rawBody]), 'hex');
}

/** The names of a call, which its answer repeats. */
export interface CallNames {
  requestId: string;
  txId?: string | undefined;
}

/** An answer without a player's money in it. */
export function plainReply(status: VendorStatus, names: CallNames): Reply {
  return replyOf(names, { status });
}

/** Puts what a call came to on the wire. */
export function replyOf(body: CallNames, verdict: Verdict): Reply {
  const { status, currency, balance, freeRoundsLeft, paid } = verdict;
  const answer: VendorAnswer = {
    status,
    requestId: body.requestId,
    ...(body.txId === undefined ? {} : { txId: body.txId }),
    ...(currency === undefined || balance === undefined
      ? {}
      : { currency, balance: formatAmount({ currency, amount: balance }) }),
    ...(freeRoundsLeft === undefined ? {} : { freeRoundsLeft }),
    ...(currency === undefined || paid === undefined ? {} : { paid: formatAmount({ currency, amount: paid }) }),
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
  const { vendorCode, path } = call;
  const { requestId, playerRef, txId } = body;
  const noteRefusal = (tx: Tx, status: VendorStatus) =>
    insertRefusals(tx, [{ vendorCode, path, status, requestId, txId, playerRef, times: 1 }], deps.clock.now());
  const requestHash = requestHashOf(call);
  const { reply, verdict } = await inTransaction(deps.db, async (tx) => {
    await lockPlayer(tx, body.playerRef.toLowerCase());
    const kept = await selectAnswer(tx, vendorCode, body.requestId);
    if (kept?.requestHash === requestHash) {
      return { reply: { httpStatus: kept.httpStatus, text: kept.response }, verdict: undefined };
    }
    if (kept !== undefined) {
      await noteRefusal(tx, 'DUPLICATE_TRANSACTION');
      return { reply: plainReply('DUPLICATE_TRANSACTION', body), verdict: undefined };
    }
    const found = await work(tx);
    if (found.status !== 'OK') await noteRefusal(tx, found.status);
    const fresh = replyOf(body, found);
    const answer = { requestHash, httpStatus: fresh.httpStatus, response: fresh.text };
    await insertAnswer(tx, { vendorCode, requestId: body.requestId }, answer, deps.clock.now());
    return { reply: fresh, verdict: found };
  });
  if (verdict?.status === 'OK') await tellScreens(deps, body.playerRef.toLowerCase(), verdict);
  return reply;
}

/** What another process may have done meanwhile: taken the same name, a deadlock, a cut. Looked at again, it is decided. */
const mayRepeat = new Set(['23505', '40P01', '40001']);
const attemptsMax = 3;

/** Runs a transaction, again when another process was in its way. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt >= attemptsMax || code === undefined || !mayRepeat.has(code)) throw error;
    }
  }
}
