import { formatAmount, type Money, payablePart } from '@quetzal/domain/money';
import { checkAmountLimits, depositFeeOf, depositReceivedOf } from '@quetzal/domain/wallet';
import { isBeyondCounting, unitsOf } from '#shared/amount/units-of.ts';
import type { WithdrawalRules } from '#shared/payouts/payouts.queries.ts';
import type { PayoutMethod } from './withdrawal.wire.ts';

/** What a withdrawal of an amount comes to; amounts are decimal strings. */
export interface WithdrawalQuote {
  fee: string;
  received: string;
  /** Why the amount cannot be sent; null when it can. */
  problem: 'missing' | 'turnover' | 'count' | 'below' | 'above' | 'fee' | 'day' | 'funds' | null;
}

/** What a quote is reckoned from. */
export interface QuoteFacts {
  method: PayoutMethod;
  rules: WithdrawalRules;
  /** What the member has as cash. */
  cash: string;
}

/** Works out what would be taken and paid for `amount`, as the server will. An empty amount counts as none. */
export function quoteOf(amount: string, { method, rules, cash }: QuoteFacts): WithdrawalQuote {
  const { currency } = rules;
  const money = (text: string): Money => ({ currency, amount: unitsOf(text, currency) ?? 0n });
  const text = amount.replace(/\.$/, '');
  const value = money(text);
  const nothing = formatAmount({ currency, amount: 0n });
  const isTooMuch = isBeyondCounting(text, currency);
  if (value.amount === 0n) return { fee: nothing, received: nothing, problem: isTooMuch ? 'funds' : 'missing' };
  const fee = { fixed: money(method.fee.fixed), basisPoints: Math.round(Number(method.fee.percent) * 100) };
  const charged = depositFeeOf(value, fee);
  const limit = checkAmountLimits(value, { min: money(method.min), max: money(method.max) });
  const problems: [boolean, NonNullable<WithdrawalQuote['problem']>][] = [
    [money(rules.remainingTurnover).amount > 0n, 'turnover'],
    [rules.day.countLeft === 0, 'count'],
    [limit?.code === 'wallet.amount_below_min', 'below'],
    [value.amount > money(cash).amount, 'funds'],
    [limit?.code === 'wallet.amount_above_max', 'above'],
    [value.amount > money(rules.day.amountLeft).amount, 'day'],
    [charged.amount >= value.amount, 'fee'],
  ];
  return {
    fee: formatAmount(charged),
    received: formatAmount(depositReceivedOf(value, fee)),
    problem: problems.find(([isTrue]) => isTrue)?.[1] ?? null,
  };
}

/** The most that may be taken out now, as far as it can be paid: nothing while something must still be bet or the day is used up. */
export function withdrawableOf(rules: WithdrawalRules, cash: string): string {
  const { currency, day, remainingTurnover } = rules;
  const units = (text: string) => unitsOf(text, currency) ?? 0n;
  const isBarred = units(remainingTurnover) > 0n || day.countLeft === 0;
  const left = units(day.amountLeft) < units(cash) ? units(day.amountLeft) : units(cash);
  return formatAmount(payablePart({ currency, amount: isBarred || left < 0n ? 0n : left }));
}
