import { formatAmount, type Money } from '@quetzal/domain/money';
import { type DepositFee, formatPercent } from '@quetzal/domain/wallet';
import type { Found } from '#kernel/documents/document-problems.ts';
import { readDocument } from '#kernel/documents/read-document.ts';
import type { DepositMethod } from '../wallet.model.ts';
import type { PayoutMethod } from '../withdrawals/payout-methods.store.ts';
import { MethodFile } from './method-file.schema.ts';
import { checkRules, type MoneyRules, ruleFileOf, rulesOf } from './money-rules.ts';
import { isPayable, moneyOf, unpayable } from './money-text.ts';

/** The ways in and out that a site offers, in its order, and the rules of its money. */
export interface Methods extends MoneyRules {
  deposits: readonly DepositMethod[];
  payouts: readonly PayoutMethod[];
}

type Entry = MethodFile['deposits'][number] | MethodFile['payouts'][number];

/**
 * Reads the ways to pay of a site kept in `currency`. Throws DocumentRefused for a file that does not fit the schema, and
 * for amounts that contradict each other or cannot be paid in that currency.
 */
export function readMethodFile(text: string, currency: string): Methods {
  const file = readDocument(text, MethodFile, (document) => [
    ...checkList('deposits', document.deposits, currency),
    ...checkList('payouts', document.payouts, currency),
    ...repeated('payouts', document.payouts, 'kind'),
    ...checkRules(document, currency),
  ]);
  const money = (amount: string): Money => moneyOf(amount, currency);
  return {
    deposits: file.deposits.map(({ validMinutes, quickAmounts, isAmountFixed, kind, ...entry }) => ({
      ...methodOf(entry, money),
      kind,
      validMinutes,
      quickAmounts: quickAmounts.map(money),
      isAmountFixed,
    })),
    payouts: file.payouts.map(({ kind, ...entry }) => ({ ...methodOf(entry, money), kind })),
    ...rulesOf(file, currency),
  };
}

/** The file of what a site kept in `currency` offers now; reading it gives the same again. */
export function methodFileOf({ deposits, payouts, ...rules }: Methods, currency: string): MethodFile {
  return {
    deposits: deposits.map(({ kind, validMinutes, quickAmounts, isAmountFixed, ...method }) => ({
      ...entryOf(method),
      kind,
      validMinutes,
      quickAmounts: quickAmounts.map(formatAmount),
      isAmountFixed,
    })),
    payouts: payouts.map(({ kind, ...method }) => ({ ...entryOf(method), kind })),
    ...ruleFileOf(rules, currency),
  };
}

function methodOf({ fee, min, max, ...entry }: Omit<Entry, 'kind'>, money: (amount: string) => Money) {
  const { fixed = '0', percent = '0' } = fee;
  return {
    ...entry,
    min: money(min),
    max: money(max),
    fee: { fixed: money(fixed), basisPoints: Math.round(Number(percent) * 100) },
  };
}

function entryOf({ min, max, fee, code, minutes, provider }: Omit<PayoutMethod, 'kind'>): Omit<Entry, 'kind'> {
  return {
    code,
    provider: provider as Entry['provider'],
    min: formatAmount(min),
    max: formatAmount(max),
    fee: feeOf(fee),
    minutes,
  };
}

const feeOf = ({ fixed, basisPoints }: DepositFee): Entry['fee'] => ({
  ...(fixed.amount === 0n ? {} : { fixed: formatAmount(fixed) }),
  ...(basisPoints === 0 ? {} : { percent: formatPercent(basisPoints) }),
});

function checkList(list: 'deposits' | 'payouts', entries: readonly Entry[], currency: string): Found[] {
  const found = entries.flatMap((entry, index) =>
    checkEntry(entry, currency).map(({ path, problem }) => ({ path: [list, String(index), ...path], problem })),
  );
  return [...found, ...repeated(list, entries, 'code')];
}

function checkEntry(entry: Entry, currency: string): Found[] {
  const quick = 'quickAmounts' in entry ? entry.quickAmounts : [];
  const amounts: [path: string[], text: string][] = [
    [['min'], entry.min],
    [['max'], entry.max],
    [['fee', 'fixed'], entry.fee.fixed ?? '0'],
    ...quick.map((text, index): [string[], string] => [['quickAmounts', String(index)], text]),
  ];
  const wrong = amounts.filter(([, text]) => !isPayable(text, currency));
  if (wrong.length > 0) return wrong.map(([path]) => ({ path, problem: unpayable(currency) }));
  const [min, max] = [moneyOf(entry.min, currency).amount, moneyOf(entry.max, currency).amount];
  if (min === 0n) return [{ path: ['min'], problem: 'has to be more than nothing' }];
  if (max < min) return [{ path: ['max'], problem: 'is less than min' }];
  const outside = quick.findIndex((text) => {
    const { amount } = moneyOf(text, currency);
    return amount < min || amount > max;
  });
  if (outside !== -1) return [{ path: ['quickAmounts', String(outside)], problem: 'is not between min and max' }];
  if ('isAmountFixed' in entry && entry.isAmountFixed && quick.length === 0)
    return [{ path: ['quickAmounts'], problem: 'has to name the amounts, where nothing else can be paid' }];
  return [];
}

/** Entries whose `field` an earlier one has. */
function repeated(list: string, entries: readonly Entry[], field: 'code' | 'kind'): Found[] {
  return entries.flatMap((entry, index) =>
    entries.findIndex((other) => other[field] === entry[field]) < index
      ? [{ path: [list, String(index), field], problem: `is that of an earlier entry` }]
      : [],
  );
}
