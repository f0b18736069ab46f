import { formatAmount } from '@quetzal/domain/money';
import { cursorOf } from './feed-cursor.ts';
import type { FeedPage, FeedTransaction } from './feed.schemas.ts';
import type { FeedPart } from './feed.service.ts';
import type { KnownTransaction } from './feed.store.ts';

/** A part of our feed as it goes out. */
export function feedPageOf({ transactions, next, hasMore }: FeedPart): FeedPage {
  return {
    status: 'OK',
    requestId: '',
    transactions: transactions.map(feedTransactionOf),
    nextCursor: cursorOf(next),
    hasMore,
  };
}

function feedTransactionOf(known: KnownTransaction): FeedTransaction {
  const { betTxId, winTxId, vendorRoundId, gameCode, grantId, currency, amount } = known;
  // A win or prize of free rounds is money like any other.
  const isFree = known.kind === 'bet' || known.kind === 'rollback';
  return {
    type: known.kind as FeedTransaction['type'],
    txId: known.txId,
    ...(betTxId === null ? {} : { betTxId }),
    ...(winTxId === null ? {} : { winTxId }),
    operatorId: known.merchantCode,
    playerRef: known.memberId,
    ...(vendorRoundId === null ? {} : { roundId: vendorRoundId }),
    ...(gameCode === null ? {} : { gameCode }),
    ...(grantId === null || !isFree ? {} : { freeRound: { grantId } }),
    amount: formatAmount({ currency, amount }),
    currency,
    state: known.state as FeedTransaction['state'],
    at: known.createdAt.toISOString(),
  };
}
