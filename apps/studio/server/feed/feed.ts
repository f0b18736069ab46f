import type { FeedPage, FeedQuery, FeedTransaction } from '@quetzal/vendor-kit/protocol';
import type { Db } from '../database/database.ts';
import type { RoundState } from '../database/tables.ts';
import { betTxId, jackpotTxId, rollbackTxId, winTxId } from '../rounds/transaction-ids.ts';
import { operatorOf } from '../platform/operator-ref.ts';
import { toDecimal } from '../stakes.ts';
import { beginning, type FeedRound, type Place, selectRounds } from './feed.store.ts';

type State = FeedTransaction['state'];
type Movements = { readonly bet: State; readonly win?: State; readonly rollback?: State };

/** What a round has asked of the platform; `pending` until the platform has acknowledged it. */
const movements: Readonly<Record<Exclude<RoundState, 'refused'>, Movements>> = {
  debiting: { bet: 'pending' },
  settling: { bet: 'done', win: 'pending' },
  settled: { bet: 'done', win: 'done' },
  rolling_back: { bet: 'pending', rollback: 'pending' },
  rolled_back: { bet: 'rolled_back', rollback: 'done' },
};

/** A page of what became of the rounds of one vendor; undefined when the cursor is none of ours. */
export async function feedPage(
  db: Db,
  vendorCode: string,
  operatorId: string,
  query: FeedQuery,
): Promise<FeedPage | undefined> {
  const after = query.cursor === undefined ? beginning : placeOf(query.cursor);
  if (after === undefined) return undefined;
  // A round makes three movements at most.
  const roundsMax = Math.floor(query.limit / 3);
  const from = query.cursor === undefined ? query.from : undefined;
  const found = await selectRounds(db, { vendorCode, after, from }, roundsMax + 1);
  const rounds = found.slice(0, roundsMax);
  return {
    transactions: rounds.flatMap((round) => transactionsOf(round, operatorId)),
    nextCursor: cursorOf(rounds.at(-1) ?? after),
    hasMore: found.length > roundsMax,
  };
}

function transactionsOf(round: FeedRound, firstOperatorId: string): FeedTransaction[] {
  const { id, gameCode, currency, state, stake, grantId, win, createdAt, endedAt } = round;
  if (state === 'refused') return [];
  const facts = { ...operatorOf(round.playerRef, firstOperatorId), roundId: id, gameCode, currency };
  const staked = { ...(grantId === null ? {} : { freeRound: { grantId } }), amount: toDecimal(stake, currency) };
  const { bet, win: winState, rollback } = movements[state];
  const ended = { ...facts, betTxId: betTxId(id), at: (endedAt ?? createdAt).toISOString() };
  return [
    { type: 'bet', txId: betTxId(id), ...staked, state: bet, ...facts, at: createdAt.toISOString() },
    ...(winState === undefined
      ? []
      : [
          {
            type: 'win',
            txId: winTxId(id),
            amount: toDecimal(win ?? 0n, currency),
            state: winState,
            ...ended,
          } as const,
        ]),
    ...(winState === undefined ? [] : jackpotWins(round, { operatorId: firstOperatorId, state: winState })),
    ...(rollback === undefined
      ? []
      : [{ type: 'rollback', txId: rollbackTxId(id), ...staked, state: rollback, ...ended } as const]),
  ];
}

/** What a round won of a pot is a prize of its own. */
function jackpotWins(round: FeedRound, first: { operatorId: string; state: State }): FeedTransaction[] {
  const { id, jackpotWin, playerRef, currency, createdAt, endedAt } = round;
  if (jackpotWin === null || jackpotWin === 0n) return [];
  const facts = { ...operatorOf(playerRef, first.operatorId), currency, at: (endedAt ?? createdAt).toISOString() };
  return [
    { type: 'credit', txId: jackpotTxId(id), amount: toDecimal(jackpotWin, currency), state: first.state, ...facts },
  ];
}

function cursorOf({ writtenIn, id }: Place): string {
  return `${writtenIn}.${id}`;
}

function placeOf(cursor: string): Place | undefined {
  const found = /^(\d{1,18})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/.exec(cursor);
  return found?.[1] === undefined || found[2] === undefined ? undefined : { writtenIn: BigInt(found[1]), id: found[2] };
}
