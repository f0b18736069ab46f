import { isUtf8 } from 'node:buffer';
import { isKeepable } from '../../keepable.ts';

/** The fields of a call as the dialect names them; amount in hundred-thousandths. */
export interface Hub88Body {
  request_uuid: string;
  user: string;
  token?: string;
  game_code?: string;
  currency?: string;
  round?: string;
  round_closed?: boolean;
  transaction_uuid?: string;
  reference_transaction_uuid?: string;
  amount?: number;
  is_free?: boolean;
  reward_uuid?: string;
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isAmount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

const checks: Record<keyof Hub88Body, Check> = {
  request_uuid: isText,
  user: isText,
  token: isText,
  game_code: isText,
  currency: isText,
  round: isText,
  round_closed: isBoolean,
  transaction_uuid: isText,
  reference_transaction_uuid: isText,
  amount: isAmount,
  is_free: isBoolean,
  reward_uuid: isText,
};

const always = ['request_uuid', 'user'] as const;
const movement = [...always, 'token', 'game_code', 'currency', 'round', 'transaction_uuid', 'amount'] as const;

/** What each call cannot do without. */
export const hub88Calls = {
  'user/info': [...always, 'token'],
  'user/balance': [...always, 'token'],
  'transaction/bet': movement,
  'transaction/win': [...movement, 'reference_transaction_uuid'],
  'transaction/rollback': [...always, 'transaction_uuid', 'reference_transaction_uuid'],
} as const satisfies Record<string, readonly (keyof Hub88Body)[]>;
export type Hub88CallName = keyof typeof hub88Calls;

/** The fields of a body, or why it is none: a field is missing, is of another type, or cannot be kept as it came. */
export function readHub88Body(
  name: Hub88CallName,
  rawBody: Buffer,
): Hub88Body | 'RS_ERROR_WRONG_SYNTAX' | 'RS_ERROR_WRONG_TYPES' {
  const parsed = parseJson(rawBody);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed) || !isKeepable(parsed))
    return 'RS_ERROR_WRONG_SYNTAX';
  const fields = parsed as Record<string, unknown>;
  const given = Object.entries(checks).filter(([field]) => fields[field] !== undefined && fields[field] !== null);
  if (given.some(([field, check]) => !check(fields[field]))) return 'RS_ERROR_WRONG_TYPES';
  const names = new Set(given.map(([field]) => field));
  if (hub88Calls[name].some((field) => !names.has(field))) return 'RS_ERROR_WRONG_SYNTAX';
  return Object.fromEntries(given.map(([field]) => [field, fields[field]])) as unknown as Hub88Body;
}

function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
