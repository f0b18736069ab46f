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

/** What each field of each call must be; fields beyond these are let through. */
export const bodyShapes: Record<CallName, Record<string, Check>> = {
  authenticate: { ...envelope, launchToken: isId, gameCode: isId },
  balance: { ...envelope, playerRef: isId, currency: isId, gameCode: optional(isId), sessionToken: isId },
  bet: { ...movement, amount: isAmount, sessionToken: isId },
  win: { ...movement, betTxId: isId, amount: isAmount, roundClosed: isBoolean, roundDetails: optional(isObject) },
  rollback: { ...movement, betTxId: isId },
  credit: {
    ...envelope,
    txId: isId,
    playerRef: isId,
    currency: isId,
    amount: isAmount,
    kind: (value) => value === 'promo' || value === 'jackpot' || value === 'free_rounds',
    campaign: optional(isId),
  },
  endRound: { ...player, roundId: isId },
};

/** Whether a parsed body has the shape of the call. */
export function isBodyOf(call: CallName, body: unknown): body is Record<string, unknown> {
  if (!isObject(body)) return false;
  const fields = body as Record<string, unknown>;
  return Object.entries(bodyShapes[call]).every(([name, check]) => check(fields[name]));
}
