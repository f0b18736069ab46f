import Type, { type Static } from 'typebox';
import { vendorStatuses } from './protocol.model.ts';

const Id = Type.String({ minLength: 1, maxLength: 128 });
const Amount = Type.String({ pattern: '^\\d{1,18}(\\.\\d{1,6})?$', description: 'Decimal string at the ledger scale' });

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
export const BetBody = Type.Object({ ...movement, amount: Amount, sessionToken: Id });
export const WinBody = Type.Object({
  ...movement,
  betTxId: Id,
  amount: Amount,
  roundClosed: Type.Boolean(),
  roundDetails: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export const RollbackBody = Type.Object({ ...movement, betTxId: Id });
export const EndRoundBody = Type.Object({ ...player, roundId: Id });

export const CreditBody = Type.Object({
  ...envelope,
  txId: Id,
  playerRef: Id,
  currency: Id,
  amount: Amount,
  kind: Type.Enum(['promo', 'jackpot', 'free_rounds']),
  campaign: Type.Optional(Id),
});

export type AuthenticateBody = Static<typeof AuthenticateBody>;
export type BalanceBody = Static<typeof BalanceBody>;
export type BetBody = Static<typeof BetBody>;
export type WinBody = Static<typeof WinBody>;
export type RollbackBody = Static<typeof RollbackBody>;
export type EndRoundBody = Static<typeof EndRoundBody>;
export type CreditBody = Static<typeof CreditBody>;

const answer = {
  status: Type.Enum([...vendorStatuses]),
  requestId: Type.String(),
  txId: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  balance: Type.Optional(Type.String({ description: 'Cash that can be staked' })),
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
