import type { Money } from '@quetzal/domain/money';
import { type WithdrawalState, type WithdrawalStand, withdrawalStandOf } from '@quetzal/domain/wallet';
import type { Reader } from '#kernel/database/database.ts';

/** The deposit or the withdrawal that a line of an account belongs to. */
export interface LinePayment {
  methodCode: string;
  /** What it cost; nothing when the money came back. */
  fee: Money;
  stand: WithdrawalStand;
  /** Where it was asked for from, ISO 3166-1 alpha-2; null where that is not known. */
  country: string | null;
}

/** What is needed of a line to find its payment. */
interface Line {
  journalId: string;
  reference: Readonly<Record<string, unknown>>;
}

/** A line, and the payment that it belongs to, if any. */
export type WithPayment<L> = L & { payment: LinePayment | null };

const idsIn = (lines: readonly Line[], fact: 'depositId' | 'withdrawalId') =>
  lines.flatMap(({ reference: { [fact]: id } }) => (typeof id === 'string' ? id : []));

async function depositsOf(db: Reader, ids: readonly string[]): Promise<[string, LinePayment][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('deposit')
    .select(['id', 'method_code', 'currency', 'fee', 'country'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute();
  // A deposit is in the ledger only once it is credited.
  return rows.map(({ id, method_code: methodCode, currency, fee, country }) => [
    id,
    { methodCode, fee: { currency, amount: fee }, stand: 'done', country },
  ]);
}

async function withdrawalsOf(db: Reader, ids: readonly string[]): Promise<[string, LinePayment][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('withdrawal')
    .select(['id', 'method_code', 'currency', 'fee', 'country', 'state', 'receipt'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute();
  return rows.map(({ id, method_code: methodCode, currency, fee, country, state, receipt }) => {
    const stand = withdrawalStandOf({ state: state as WithdrawalState, receipt });
    const isReturned = stand === 'rejected' || stand === 'failed';
    return [id, { methodCode, fee: { currency, amount: isReturned ? 0n : fee }, stand, country }];
  });
}

/** Adds to lines what is known of their deposits and withdrawals as they stand now: method, fee, place (GLI-19 2.8.5 j). */
export async function withPayments<L extends Line>(db: Reader, lines: readonly L[]): Promise<WithPayment<L>[]> {
  const payments = new Map([
    ...(await depositsOf(db, idsIn(lines, 'depositId'))),
    ...(await withdrawalsOf(db, idsIn(lines, 'withdrawalId'))),
  ]);
  return lines.map((line) => {
    const { depositId, withdrawalId } = line.reference;
    return { ...line, payment: payments.get(String(depositId ?? withdrawalId)) ?? null };
  });
}
