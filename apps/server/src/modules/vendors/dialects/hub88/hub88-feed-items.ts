import type { ToldTransaction } from '../../feed/books-reader.ts';
import { amountOfHub88 } from './hub88-amount.ts';

/** A transaction of the dialect's list, with the times by which it may have been found (milliseconds since 1970). */
export interface Hub88Told {
  transaction: ToldTransaction;
  times: number[];
}

/** All that the dialect pays comes by its one call for wins. */
const kinds: Record<string, ToldTransaction['type'] | undefined> = {
  TK_BET: 'bet',
  TK_FREE_BET: 'bet',
  TK_NEG_BET: 'bet',
  TK_WIN: 'win',
  TK_FREE_WIN: 'win',
  TK_JP_WIN: 'win',
  TK_BONUS_WIN: 'win',
  TK_ROLLBACK: 'rollback',
};

type Fields = Record<string, unknown>;
const textMax = 128;

/**
 * Reads an answer of the transactions list. Undefined when it is no list, or has an item in it that cannot be read whole:
 * what that one says would be lost.
 */
export function readHub88Told(answer: unknown): Hub88Told[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const told = answer.map((item: unknown) =>
    typeof item === 'object' && item !== null ? itemOf(item as Fields) : undefined,
  );
  return told.every((one) => one !== undefined) ? told : undefined;
}

function itemOf(item: Fields): Hub88Told | undefined {
  const { amount, kind, status, currency } = item;
  const [txId, playerRef] = [textOf(item['transaction_uuid']), textOf(item['user'])];
  const betTxId = textOf(item['reference_transaction_uuid']);
  const type = typeof kind === 'string' ? kinds[kind] : undefined;
  const [insertedAt, updatedAt] = [instantOf(item['inserted_at']), instantOf(item['updated_at'])];
  const state = type && stateOf(type, status);
  if (type === undefined || state === undefined || txId === undefined || playerRef === undefined) return undefined;
  if (insertedAt === undefined || typeof currency !== 'string' || !Number.isSafeInteger(amount)) return undefined;
  const transaction = {
    type,
    txId,
    ...(betTxId === undefined ? {} : { betTxId }),
    playerRef,
    ...(kind === 'TK_FREE_BET' ? { freeRound: {} } : {}),
    amount: amountOfHub88(Math.abs(amount as number)),
    currency,
    state,
    at: insertedAt.toISOString(),
  };
  return { transaction, times: [insertedAt, updatedAt].flatMap((at) => at?.getTime() ?? []) };
}

/**
 * A bet that we declined moved nothing. A win or rollback that we declined, and whatever the vendor gave up trying, is for
 * a person to look at: it may be owed.
 */
function stateOf(type: ToldTransaction['type'], status: unknown): ToldTransaction['state'] | undefined {
  switch (status) {
    case 'TS_SUCCESS':
      return 'done';
    case 'TS_ROLLEDBACK':
      return 'rolled_back';
    case 'TS_DECLINED':
      return type === 'bet' ? 'never_came' : 'pending';
    case 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED':
      return 'pending';
    default:
      return undefined;
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= textMax ? value : undefined;

/** `2026-11-20T15:00:00`, with or without parts of a second and `Z`; the dialect's times are UTC. */
function instantOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,9})?Z?$/.test(value)) return undefined;
  const at = new Date(`${value.replace(' ', 'T').replace('Z', '')}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
