import { amountOf } from '../amounts/index.ts';
import type { FeedTransaction } from '../protocol/index.ts';
import type { Movement } from './book.ts';
import type { Fault } from './faults.ts';

/** How the feed names a state. What was refused is told by a broken wallet only, which takes it for done. */
const stateNames = {
  done: 'done',
  'rolled back': 'rolled_back',
  refunded: 'refunded',
  'never came': 'never_came',
  refused: 'done',
} as const;
const centUnits = 10_000n;

/** Whether a movement belongs into the feed. */
export function isTold({ kind, state, units }: Movement, faults: ReadonlySet<Fault>): boolean {
  if (state === 'refused') return faults.has('feeds refused bets');
  if (state === 'never came') return !faults.has('feeds no marks');
  if (kind === 'rollback') return !faults.has('feeds no rollbacks');
  return !(kind === 'win' && units === 0n && faults.has('feeds no wins of nothing'));
}

/** A movement as the feed tells it. */
export function feedTransactionOf(movement: Movement, faults: ReadonlySet<Fault>): FeedTransaction {
  const { kind, txId, betTxId, winTxId, operatorId, playerRef, roundId, gameCode, grant, units, currency } = movement;
  const isFirst = movement.state !== 'never came' && faults.has('feeds the first state');
  return {
    type: kind,
    txId,
    ...(betTxId === undefined ? {} : { betTxId }),
    ...(winTxId === undefined ? {} : { winTxId }),
    operatorId,
    playerRef,
    ...(roundId === undefined ? {} : { roundId }),
    ...(gameCode === undefined ? {} : { gameCode }),
    ...(grant === undefined ? {} : { freeRound: { grantId: grant.grantId } }),
    amount: faults.has('feeds another amount') ? String(units / centUnits) : (grant?.stake ?? amountOf(units)),
    currency,
    state: isFirst ? 'done' : stateNames[movement.state],
    at: movement.at.toISOString(),
  };
}
