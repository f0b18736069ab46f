import type { StudioDeps } from '../deps.ts';
import type { Acknowledgement, PlayFacts } from '../platform/platform.ts';
import { takeNonce } from '../seeds/seed.store.ts';
import { lockPlayer, type Session } from '../sessions/session.store.ts';
import { toDecimal, unitsOf } from '../stakes.ts';
import type { Spin } from './spin.ts';
import { roundDetails } from './decide.ts';
import { engineOfGame } from './engines/index.ts';
import {
  endRound,
  findOpenRound,
  findRound,
  findRoundByRequest,
  insertRound,
  postpone,
  refuseBet,
  startRollback,
  type Round,
} from './round.store.ts';
import { acceptResult } from './accept-result.ts';
import { betTxId, jackpotTxId, rollbackTxId, winTxId } from './transaction-ids.ts';

const LEASE_MARGIN_MS = 1000;
const RETRY_FIRST_MS = 500;
const RETRY_MAX_MS = 60_000;
const DOUBLINGS_MAX = 7;

/** Until when other processes leave a round alone that this one is working on. */
export const leaseUntil = (deps: StudioDeps): Date =>
  new Date(deps.now().getTime() + deps.platformTimeoutMs + LEASE_MARGIN_MS);

/**
 * Plays one round for money: written down, then bet, then decided and written down, then paid.
 * Whatever breaks in between, the recovery loop finishes from what is written.
 * @returns null where another round of the player has not ended
 */
export async function playReal(deps: StudioDeps, session: Session, spin: Spin): Promise<string | null> {
  const { stake, grantId } = spin;
  const opened = await openRound(deps, session, spin);
  if (opened === null) return null;
  const { id, isNew } = opened;
  if (!isNew) return id;
  const outcome = await deps.platform.bet(playFacts(session, id), {
    txId: betTxId(id),
    amount: toDecimal(stake, session.currency),
    sessionToken: session.platformToken ?? '',
    grantId,
  });
  if (outcome.kind === 'refused') {
    await refuseBet(deps.db, id, outcome.code, outcome.balance, deps.now());
    return id;
  }
  if (outcome.kind === 'unknown') {
    deps.log.warn({ roundId: id, cause: outcome.cause }, 'a bet has no known outcome, rolling it back');
    await continueRound(deps, session, id);
    return id;
  }
  const round = await requireRound(deps, id);
  const accepted = { round, balance: outcome.balance, retryAt: leaseUntil(deps) };
  if (await acceptResult(deps, session, accepted)) await continueRound(deps, session, id);
  return id;
}

/** Takes an unfinished round one step towards its end; the recovery loop calls this again until it has ended. */
export async function continueRound(deps: StudioDeps, session: Session, id: string): Promise<void> {
  const round = await requireRound(deps, id);
  switch (round.state) {
    case 'debiting':
      if (await startRollback(deps.db, id, leaseUntil(deps))) await rollBack(deps, session, round);
      return;
    case 'rolling_back':
      await rollBack(deps, session, round);
      return;
    case 'settling':
      await pay(deps, session, round);
      return;
    case 'settled':
    case 'refused':
    case 'rolled_back':
      return;
    default:
      round.state satisfies never;
  }
}

async function openRound(deps: StudioDeps, session: Session, { requestId, stake, grantId }: Spin) {
  const id = deps.createId();
  return deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, session.playerId);
    const earlier = await findRoundByRequest(tx, session.playerId, requestId);
    if (earlier !== undefined) return { id: earlier.id, isNew: false };
    if ((await findOpenRound(tx, session.playerId)) !== undefined) return null;
    const seeds = await takeNonce(tx, session.playerId);
    await insertRound(tx, {
      id,
      requestId,
      playerId: session.playerId,
      sessionId: session.id,
      gameCode: session.gameCode,
      stake,
      grantId,
      seedPairId: seeds.id,
      nonce: seeds.nonce,
      rulesVersion: engineOfGame(session.gameCode).rulesVersion,
      now: deps.now(),
      state: 'debiting',
      retryAt: leaseUntil(deps),
    });
    return { id, isNew: true };
  });
}

async function pay(deps: StudioDeps, session: Session, round: Round): Promise<void> {
  const won = await deps.platform.win(playFacts(session, round.id), {
    txId: winTxId(round.id),
    betTxId: betTxId(round.id),
    amount: toDecimal(round.win ?? 0n, session.currency),
    roundDetails: roundDetails(round, session.currency),
  });
  const { acknowledged, balance, cause } = won.acknowledged ? await payJackpot(deps, session, round, won) : won;
  // The platform has refunded the round meanwhile: the stake is back, and nothing is paid for it.
  if (cause === 'ROUND_CLOSED') {
    await endRound(deps.db, round.id, 'settling', { balance, win: 0n, now: deps.now() });
    return;
  }
  const { paid } = won;
  const win = paid === null ? {} : { win: unitsOf(paid, session.currency) };
  if (acknowledged) await endRound(deps.db, round.id, 'settling', { balance, ...win, now: deps.now() });
  else await retryLater(deps, round, `win: ${cause}`);
}

/** Pays what the round has won of a pot, as a prize of its own; a round that won none is paid with its win. */
async function payJackpot(deps: StudioDeps, session: Session, round: Round, won: Acknowledgement) {
  const win = round.jackpot?.win ?? 0n;
  if (win === 0n) return won;
  const { vendorCode, playerRef, currency } = session;
  return deps.platform.credit(
    { vendorCode, playerRef, currency },
    {
      txId: jackpotTxId(round.id),
      amount: toDecimal(win, currency),
      kind: 'jackpot',
      campaign: round.id,
      roundId: round.id,
    },
  );
}

async function rollBack(deps: StudioDeps, session: Session, round: Round): Promise<void> {
  const { acknowledged, balance, cause } = await deps.platform.rollback(playFacts(session, round.id), {
    txId: rollbackTxId(round.id),
    betTxId: betTxId(round.id),
  });
  if (acknowledged) await endRound(deps.db, round.id, 'rolling_back', { balance, now: deps.now() });
  else await retryLater(deps, round, `rollback: ${cause}`);
}

async function retryLater(deps: StudioDeps, round: Round, cause: string): Promise<void> {
  const waitMs = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.min(round.attempts, DOUBLINGS_MAX));
  deps.log.warn({ roundId: round.id, attempts: round.attempts + 1, waitMs, cause }, 'the platform did not acknowledge');
  await postpone(deps.db, round.id, new Date(deps.now().getTime() + waitMs));
}

async function requireRound(deps: StudioDeps, id: string): Promise<Round> {
  const round = await findRound(deps.db, id);
  if (round === undefined) throw new Error(`round ${id} is gone`);
  return round;
}

function playFacts({ vendorCode, playerRef, currency, gameCode }: Session, roundId: string): PlayFacts {
  return { vendorCode, playerRef, currency, gameCode, roundId };
}
