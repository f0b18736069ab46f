import type { CallName } from './protocol.ts';

type Check = (value: unknown) => boolean;

/** Whether a value can be an id of the protocol: 1 to 128 characters. */
export const isId: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 128;

const isAmount: Check = (value) => typeof value === 'string' && /^\d{1,18}(\.\d{1,6})?$/.test(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const envelope = { requestId: isId, operatorId: isId, vendorCode: optional(isId) };
const player = { ...envelope, playerRef: isId, gameCode: isId };
const movement = { ...player, txId: isId, currency: isId, roundId: isId };

const freeRound = optional((value) => isObject(value) && isId((value as Record<string, unknown>)['grantId']));
const isReason: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 500;
const isHash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isSeed: Check = (value) => typeof value === 'string' && /^([0-9a-f]{2}){16,64}$/.test(value);

/** What each field of each call must be; fields beyond these are let through. */
export const bodyShapes: Record<CallName, Record<string, Check>> = {
  authenticate: { ...envelope, launchToken: isId, gameCode: isId },
  balance: { ...envelope, playerRef: isId, currency: isId, gameCode: optional(isId), sessionToken: isId },
  bet: { ...movement, amount: isAmount, sessionToken: isId, freeRound },
  win: { ...movement, betTxId: isId, amount: isAmount, roundClosed: isBoolean, roundDetails: optional(isObject) },
  rollback: { ...movement, betTxId: optional(isId), winTxId: optional(isId) },
  credit: {
    ...envelope,
    txId: isId,
    playerRef: isId,
    currency: isId,
    amount: isAmount,
    kind: (value) => value === 'promo' || value === 'jackpot' || value === 'free_rounds',
    campaign: optional(isId),
    roundId: optional(isId),
    freeRound,
  },
  endRound: { ...player, roundId: isId },
  refundRound: { ...player, roundId: isId, reason: optional(isReason) },
  openFreeRounds: player,
  revealSeed: { ...envelope, playerRef: optional(isId), serverSeedHash: isHash, serverSeed: isSeed },
};

/** Whether a parsed body has the shape of the call. */
export function isBodyOf(call: CallName, body: unknown): body is Record<string, unknown> {
  if (!isObject(body)) return false;
  const fields = body as Record<string, unknown>;
  return Object.entries(bodyShapes[call]).every(([name, check]) => check(fields[name]));
}
