import type { Tx } from '#kernel/database/database.ts';
import { okNow } from './ok-now.ts';
import { payloadHashOf } from './payload-hash.ts';
import { type Caller, playerOf } from './player-check.ts';
import { refuse, type Verdict } from './protocol.model.ts';
import type { RollbackBody } from './protocol.schemas.ts';
import { insertTransaction, selectTransaction, type VendorTransaction } from './protocol.store.ts';
import { lockRound } from './rounds.store.ts';
import { giveBetBack, takeWinBack } from './take-back.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** What a rollback is about. */
interface Target {
  kind: 'bet' | 'win';
  txId: string;
}

function targetOf({ betTxId, winTxId }: RollbackBody): Target | undefined {
  if (betTxId !== undefined && winTxId === undefined) return { kind: 'bet', txId: betTxId };
  return winTxId !== undefined && betTxId === undefined ? { kind: 'win', txId: winTxId } : undefined;
}

/**
 * Takes a bet or a win back. What never came is marked, so that it is refused when it comes late; what was taken back
 * already stays so; both are successes. A bet that has won or ended stands; a win can be taken back for ever. What is taken
 * back in the name of another round or game stands: as with a win, the vendor has it wrong.
 */
export async function rollBack(deps: VendorsDeps, tx: Tx, caller: Caller, body: RollbackBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const target = targetOf(body);
  // A rollback is a movement of its own: one that names itself would have to be there twice.
  if (target === undefined || target.txId === body.txId) return refuse('INVALID_REQUEST');
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  if (body.currency !== member.currency) return refuse('WRONG_CURRENCY');
  const hashKind = target.kind === 'bet' ? 'rollback' : 'rollback/win';
  const place = { vendorCode, gameCode: body.gameCode };
  const payloadHash = payloadHashOf({ ...body, kind: hashKind, betTxId: target.txId });
  const known = await selectTransaction(tx, vendorCode, body.txId);
  if (known !== undefined && known.payloadHash !== payloadHash) return refuse('DUPLICATE_TRANSACTION');
  if (known !== undefined) return okNow(deps, tx, member, place);

  const now = deps.clock.now();
  const rollback: VendorTransaction = {
    vendorCode,
    txId: body.txId,
    kind: 'rollback',
    state: 'done',
    memberId: member.id,
    payloadHash,
    betTxId: body.betTxId ?? null,
    winTxId: body.winTxId ?? null,
    roundId: null,
    betId: null,
    currency: member.currency,
    amount: 0n,
  };
  const found = await selectTransaction(tx, vendorCode, target.txId);
  if (found === undefined) {
    const never = { ...rollback, ...target, state: 'never_came', betTxId: null, winTxId: null } as const;
    await insertTransaction(tx, never, now);
  } else if (found.kind !== target.kind || found.memberId !== member.id) {
    return refuse('BET_NOT_FOUND');
  } else if (found.state === 'done') {
    const round = await lockRound(tx, { vendorCode, vendorRoundId: body.roundId, memberId: member.id });
    if (round === undefined || round.id !== found.roundId || round.gameCode !== body.gameCode)
      return refuse('INVALID_REQUEST');
    const takeBack = target.kind === 'bet' ? giveBetBack : takeWinBack;
    const refusal = await takeBack(deps, tx, { site, round, movement: found, txId: body.txId });
    if (refusal !== undefined) return refuse(refusal);
    const { roundId, betId, amount, grantId = null } = found;
    // What free rounds won is money, like any win.
    const free = target.kind === 'bet' ? { grantId } : {};
    await insertTransaction(tx, { ...rollback, roundId, betId, amount, ...free }, now);
    return { ...(await okNow(deps, tx, member, place)), moved: amount > 0n };
  }
  await insertTransaction(tx, rollback, now);
  return okNow(deps, tx, member, place);
}
