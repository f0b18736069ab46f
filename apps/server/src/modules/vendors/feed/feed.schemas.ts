import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import { Amount, Id } from '../protocol.schemas.ts';
import { vendorStatuses } from '../protocol.model.ts';

/** How many transactions a page has at most. */
const feedPageMax = 1_000;

/** Which part of a feed is wanted. */
export const FeedQuery = Type.Object({
  from: Type.Optional(
    Type.String({ format: 'date-time', description: 'Begins with the first transaction of this time or later' }),
  ),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 512,
      description: 'Goes on where an earlier page ended; `from` is not looked at',
    }),
  ),
  limit: Type.Integer({ minimum: 10, maximum: feedPageMax, default: 500 }),
});
export type FeedQuery = Static<typeof FeedQuery>;

/** One movement as whoever gives the feed knows it. Both sides of the protocol give this shape. */
export const FeedTransaction = Type.Object({
  type: Type.Enum(['bet', 'win', 'rollback', 'credit']),
  txId: Id,
  betTxId: Type.Optional(Type.String({ maxLength: 128, description: 'The bet that a win or rollback is of' })),
  winTxId: Type.Optional(Type.String({ maxLength: 128, description: 'The win that a rollback takes back' })),
  operatorId: Id,
  playerRef: Id,
  roundId: Type.Optional(Id),
  gameCode: Type.Optional(Id),
  freeRound: Type.Optional(
    Type.Object(
      { grantId: Id },
      {
        description:
          'The bet of a free round, or its rollback: `amount` is what the round is worth, and nobody paid it',
      },
    ),
  ),
  amount: Amount,
  currency: Id,
  state: Type.Enum(['done', 'rolled_back', 'refunded', 'never_came', 'pending'], {
    description:
      'never_came: its rollback was there first. pending: whoever gives the feed does not know yet what became of it',
  }),
  at: Instant,
});
export type FeedTransaction = Static<typeof FeedTransaction>;

/** A page of a feed. `nextCursor` is there on every page: kept, it reads on later. */
export const FeedPage = Type.Object(
  {
    status: Type.Enum([...vendorStatuses]),
    requestId: Type.String(),
    transactions: Type.Array(FeedTransaction, { maxItems: feedPageMax }),
    nextCursor: Type.String({ minLength: 1, maxLength: 512 }),
    hasMore: Type.Boolean({ description: 'True when the next page would not be empty now' }),
  },
  { $id: 'VendorFeedPage' },
);
export type FeedPage = Static<typeof FeedPage>;
