import type { ToldTransaction } from '../../feed/books-reader.ts';
import { csvRecords } from '../../feed/csv.ts';

/** An answer of the feed: how far it reaches (milliseconds since 1970), and its transactions in our words. */
export interface PragmaticTold {
  timepoint: number;
  transactions: ToldTransaction[];
}

/** What the dialect's letters are with us. A refund (R), and a bet cancelled in a round that is over (L), name the bet. */
const kinds: Record<string, ToldTransaction['type'] | undefined> = {
  B: 'bet',
  W: 'win',
  V: 'win',
  R: 'rollback',
  L: 'rollback',
  J: 'credit',
  P: 'credit',
};

/** S counts; L was cancelled and R refunded. Without a status it counts, unless a refund of it is told as well. */
const states: Record<string, ToldTransaction['state'] | undefined> = {
  '': 'done',
  S: 'done',
  L: 'rolled_back',
  R: 'rolled_back',
};

const names = ['extPlayerID', 'timestamp', 'referenceID', 'type', 'amount', 'currency'] as const;
type Name = (typeof names)[number];
const textMax = 128;

/**
 * Reads an answer of the transactions feed: `timepoint=<ms>`, the names of the columns, then a line for each transaction.
 * Undefined when it is not whole: another first line, a column missing, a line shorter than the names, a letter nobody
 * knows, a text or time that is none. One line that cannot be read spoils the answer, as what it says would be lost.
 */
export function readPragmaticTold(text: string): PragmaticTold | undefined {
  const [, time, rest] = /^timepoint=(\d{13})\r?\n(.*)$/s.exec(text) ?? [];
  const [columns, ...lines] = (rest === undefined ? undefined : csvRecords(rest)) ?? [];
  if (columns === undefined || names.some((name) => !columns.includes(name))) return undefined;
  const transactions: ToldTransaction[] = [];
  for (const line of lines) {
    if (line.length !== columns.length) return undefined;
    const told = transactionOf(
      (name) => line[columns.indexOf(name)] ?? '',
      columns.includes('status') ? (line[columns.indexOf('status')] ?? '') : undefined,
    );
    if (told === undefined) return undefined;
    transactions.push(told);
  }
  return { timepoint: Number(time), transactions };
}

function transactionOf(field: (name: Name) => string, status: string | undefined): ToldTransaction | undefined {
  const [reference, playerRef] = [field('referenceID'), field('extPlayerID')];
  const type = kinds[field('type')];
  // A column that is there and empty is a line that was cut.
  const state = status === '' ? undefined : states[status ?? ''];
  const at = instantOf(field('timestamp'));
  const isText = [reference, playerRef].every((value) => value !== '' && value.length <= textMax);
  if (type === undefined || state === undefined || at === undefined || !isText) return undefined;
  const common = { playerRef, amount: field('amount'), currency: field('currency'), at };
  // The refund's own call names the bet and nothing else: with us it is the rollback `refund:<reference>`.
  if (type === 'rollback') return { ...common, type, txId: `refund:${reference}`, betTxId: reference, state: 'done' };
  return { ...common, type, txId: reference, state };
}

/** Milliseconds since 1970, or `2026-11-20 15:00:00` in GMT. */
function instantOf(text: string): string | undefined {
  if (!/^(\d{13}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)$/.test(text)) return undefined;
  const at = new Date(text.length === 13 ? Number(text) : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
