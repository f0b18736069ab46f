import { csvOf } from '@quetzal/domain/csv';
import { currencyOf } from '@quetzal/domain/money';
import { localTime } from '@quetzal/domain/time';
import { figureTag } from '@quetzal/i18n';
import type { StatementLine } from '#modules/ledger';
import { linePaymentView } from './line-payment.view.ts';
import type { WithPayment } from './line-payments.store.ts';
import type { PrizeKind } from './line-prize.view.ts';
import { statementLineView } from './statement.view.ts';

/** Columns by the keys of their names. */
const columns = [
  'time',
  'type',
  'amount',
  'balance_before',
  'balance',
  'fee',
  'method',
  'state',
  'country',
  'reference',
  'authorisation',
  'number',
  'currency',
] as const;
type Column = (typeof columns)[number];
const numbers: ReadonlySet<Column> = new Set(['amount', 'balance_before', 'balance', 'fee']);

/** How a statement is written for its reader. */
export interface StatementStyle {
  currency: string;
  timeZone: string;
  /** The reader's language. */
  language: string;
  /** What a key of a room is in the reader's language; the key itself when there are no words for it. */
  say(room: 'records' | 'wallet' | 'withdrawal', key: string): string;
}

/** An amount in the currency's minor unit; what is finer is written too, for nothing may be lost. */
function amountText(amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const places = fraction.replace(/0+$/, '').padEnd(currencyOf(currency).exponent, '0');
  return places === '' ? whole : `${whole}.${places}`;
}

const prizeKeys = { promo: 'type.promo', free_rounds: 'type.free_rounds', jackpot: 'detail.jackpot' } as const;

function kindName(kind: string, prize: PrizeKind | null, say: StatementStyle['say']): string {
  if (prize !== null) return say('records', prizeKeys[prize]);
  const key = `type.${kind}`;
  const name = say('records', key);
  return name === key ? say('records', 'type.other') : name;
}

/** A method that there are no words for keeps its code. */
function methodName(code: string, say: StatementStyle['say']): string {
  const key = `methods.${code}`;
  const name = say('wallet', key);
  return name === key ? code.toUpperCase() : name;
}

type PaymentColumn = 'fee' | 'method' | 'state' | 'country';

/** How it was paid and what it cost; empty of what is no deposit and no withdrawal. */
function paymentCells(line: WithPayment<StatementLine>, style: StatementStyle): Record<PaymentColumn, string> {
  const { currency, language, say } = style;
  const payment = linePaymentView(line.payment);
  if (payment === null) return { fee: '', method: '', state: '', country: '' };
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return {
    fee: amountText(payment.fee, currency),
    method: methodName(payment.methodCode, say),
    state: say('withdrawal', `stand.${payment.stand}`),
    country: payment.country === null ? '' : (countries.of(payment.country) ?? payment.country),
  };
}

function rowOf(line: WithPayment<StatementLine>, style: StatementStyle): Record<Column, string> {
  const { currency, timeZone, say } = style;
  const view = statementLineView(line, currency);
  return {
    time: localTime(line.createdAt, timeZone),
    type: kindName(view.type, view.prize, say),
    amount: amountText(view.amount, currency),
    balance_before: amountText(view.balanceBefore, currency),
    balance: amountText(view.balanceAfter, currency),
    ...paymentCells(line, style),
    reference: view.reference,
    authorisation: view.authorisation ?? '',
    number: view.id,
    currency,
  };
}

/** Lines of a statement as a CSV file under a row of names, in the words, the figures and the time of its reader. */
export function statementCsv(lines: readonly WithPayment<StatementLine>[], style: StatementStyle): string {
  const names = columns.map((column) => style.say('records', `column.${column}`));
  const rows = lines.map((line) => {
    const row = rowOf(line, style);
    return columns.map((column) => (numbers.has(column) ? { figure: row[column] } : row[column]));
  });
  return csvOf([names, ...rows], figureTag(style.language));
}
