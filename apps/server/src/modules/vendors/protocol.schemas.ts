import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import { vendorStatuses } from './protocol.model.ts';

export const Id = Type.String({ minLength: 1, maxLength: 128 });
export const Amount = Type.String({
  pattern: '^\\d{1,18}(\\.\\d{1,6})?$',
  description: 'Decimal string at the ledger scale',
});

const envelope = { requestId: Id, operatorId: Id, vendorCode: Type.Optional(Id) };
const player = { ...envelope, playerRef: Id, gameCode: Id };
const movement = { ...player, txId: Id, currency: Id, roundId: Id };

export const AuthenticateBody = Type.Object({ ...envelope, launchToken: Id, gameCode: Id });
export const BalanceBody = Type.Object({
  ...envelope,
  playerRef: Id,
  currency: Id,
  gameCode: Type.Optional(Id),
  sessionToken: Id,
});
const freeRound = Type.Optional(Type.Object({ grantId: Id }));

/** With `freeRound`, one round of a grant: `amount` is what the grant says that it is worth, and nothing is taken. */
export const BetBody = Type.Object({ ...movement, amount: Amount, sessionToken: Id, freeRound });
export const WinBody = Type.Object({
  ...movement,
  betTxId: Id,
  amount: Amount,
  roundClosed: Type.Boolean(),
  roundDetails: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
/** Names what it takes back by one of the two. */
export const RollbackBody = Type.Object({
  ...movement,
  betTxId: Type.Optional(Id),
  winTxId: Type.Optional(Id),
});
export const EndRoundBody = Type.Object({ ...player, roundId: Id });
export const RefundRoundBody = Type.Object({
  ...player,
  roundId: Id,
  reason: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
});

export const CreditBody = Type.Object({
  ...envelope,
  txId: Id,
  playerRef: Id,
  currency: Id,
  amount: Amount,
  kind: Type.Enum(['promo', 'jackpot', 'free_rounds']),
  campaign: Type.Optional(Id),
  roundId: Type.Optional({
    ...Id,
    description: 'The round that won a jackpot: who refunds it takes the prize back. Of other kinds it says nothing',
  }),
  freeRound: Type.Optional(
    Type.Object(
      { grantId: Id },
      { description: 'The grant of a prize of kind `free_rounds`: it has to be there, and with no other kind' },
    ),
  ),
});
export const OpenFreeRoundsBody = Type.Object(player);
export const RevealSeedBody = Type.Object({
  ...envelope,
  playerRef: Type.Optional(Id),
  serverSeedHash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the bytes of the seed' }),
  serverSeed: Type.String({ pattern: '^([0-9a-f]{2}){16,64}$' }),
});

export type AuthenticateBody = Static<typeof AuthenticateBody>;
export type BalanceBody = Static<typeof BalanceBody>;
export type BetBody = Static<typeof BetBody>;
export type WinBody = Static<typeof WinBody>;
export type RollbackBody = Static<typeof RollbackBody>;
export type EndRoundBody = Static<typeof EndRoundBody>;
export type RefundRoundBody = Static<typeof RefundRoundBody>;
export type CreditBody = Static<typeof CreditBody>;
export type RevealSeedBody = Static<typeof RevealSeedBody>;
export type OpenFreeRoundsBody = Static<typeof OpenFreeRoundsBody>;

const answer = {
  status: Type.Enum([...vendorStatuses]),
  requestId: Type.String(),
  txId: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  freeRoundsLeft: Type.Optional(Type.Integer({ description: 'After a bet in a free round' })),
  paid: Type.Optional(
    Type.String({ description: 'What a win of free rounds came to, where that is less than was asked' }),
  ),
  balance: Type.Optional(
    Type.String({ description: 'What can be staked in this game: cash, and restricted credit that may be used there' }),
  ),
};

/** The answer to every call about money, and to every refused one. */
export const VendorAnswer = Type.Object(answer, { $id: 'VendorAnswer' });
export type VendorAnswer = Static<typeof VendorAnswer>;

/** The answer that lets a player into a game. */
export const PlayerAnswer = Type.Object(
  {
    ...answer,
    playerRef: Type.Optional(Type.String()),
    language: Type.Optional(Type.String({ description: 'BCP 47 tag' })),
    sessionToken: Type.Optional(Type.String()),
    nickname: Type.Optional(Type.String()),
    theme: Type.Optional(Type.Enum(['dark', 'light'])),
    lobbyUrl: Type.Optional(Type.String()),
  },
  { $id: 'VendorPlayerAnswer' },
);
export type PlayerAnswer = Static<typeof PlayerAnswer>;

/** The answer that tells what a player can play for nothing. */
export const FreeRoundsAnswer = Type.Object(
  {
    status: Type.Enum([...vendorStatuses]),
    requestId: Type.String(),
    freeRounds: Type.Optional(
      Type.Array(
        Type.Object({
          grantId: Type.String(),
          gameCode: Type.String(),
          currency: Type.String(),
          stake: Type.String({ description: 'What each round is worth' }),
          rounds: Type.Integer(),
          left: Type.Integer(),
          winMax: Type.Union([Type.String(), Type.Null()], { description: 'The most that all rounds together pay' }),
          campaign: Type.String(),
          expiresAt: Instant,
        }),
      ),
    ),
  },
  { $id: 'VendorFreeRoundsAnswer' },
);
export type FreeRoundsAnswer = Static<typeof FreeRoundsAnswer>;
