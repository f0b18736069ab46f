import { formatAmount } from '@quetzal/domain/money';
import { formatPercent } from '@quetzal/domain/wallet';
import type { Found } from '#kernel/documents/document-problems.ts';
import type { UplinePolicy } from '../upline-transfers/upline.store.ts';
import type { WithdrawalPolicy } from '../withdrawals/policy.ts';
import { isPayable, moneyOf, unpayable } from './money-text.ts';
import type { MethodFile } from './method-file.schema.ts';

/** How a site pays out, and whether its members may move money to their uplines. */
export interface MoneyRules {
  withdrawals?: WithdrawalPolicy;
  uplineTransfers?: UplinePolicy;
}

type RuleFile = Pick<MethodFile, 'withdrawals' | 'uplineTransfers'>;

/** The rules that a checked file names. */
export function rulesOf({ withdrawals, uplineTransfers }: RuleFile, currency: string): MoneyRules {
  const units = (text: string) => moneyOf(text, currency).amount;
  return {
    ...(withdrawals === undefined
      ? {}
      : {
          withdrawals: {
            turnoverBasisPoints: Math.round(Number(withdrawals.turnoverPercent) * 100),
            coolingHours: withdrawals.coolingHours,
            accountsMax: withdrawals.accountsMax,
            dayCountMax: withdrawals.dayCountMax,
            dayAmountMax: units(withdrawals.dayAmountMax),
            reviewFrom: withdrawals.reviewFrom === undefined ? null : units(withdrawals.reviewFrom),
            receiptMinutes: withdrawals.receiptMinutes,
          },
        }),
    ...(uplineTransfers === undefined
      ? {}
      : {
          uplineTransfers: {
            isAllowed: uplineTransfers.isAllowed,
            amountMin: units(uplineTransfers.min),
            amountMax: units(uplineTransfers.max),
            dayAmountMax: units(uplineTransfers.dayMax),
          },
        }),
  };
}

/** The rules as a file names them. */
export function ruleFileOf({ withdrawals, uplineTransfers }: MoneyRules, currency: string): RuleFile {
  const text = (amount: bigint) => formatAmount({ currency, amount });
  return {
    ...(withdrawals === undefined
      ? {}
      : {
          withdrawals: {
            turnoverPercent: formatPercent(withdrawals.turnoverBasisPoints),
            coolingHours: withdrawals.coolingHours,
            accountsMax: withdrawals.accountsMax,
            dayCountMax: withdrawals.dayCountMax,
            dayAmountMax: text(withdrawals.dayAmountMax),
            ...(withdrawals.reviewFrom === null ? {} : { reviewFrom: text(withdrawals.reviewFrom) }),
            receiptMinutes: withdrawals.receiptMinutes,
          },
        }),
    ...(uplineTransfers === undefined
      ? {}
      : {
          uplineTransfers: {
            isAllowed: uplineTransfers.isAllowed,
            min: text(uplineTransfers.amountMin),
            max: text(uplineTransfers.amountMax),
            dayMax: text(uplineTransfers.dayAmountMax),
          },
        }),
  };
}

/** What contradicts itself in the rules of a file, or is no amount that can be paid. */
export function checkRules({ withdrawals, uplineTransfers }: RuleFile, currency: string): Found[] {
  const amounts: [path: string[], text: string | undefined][] = [
    [['withdrawals', 'dayAmountMax'], withdrawals?.dayAmountMax],
    [['withdrawals', 'reviewFrom'], withdrawals?.reviewFrom],
    [['uplineTransfers', 'min'], uplineTransfers?.min],
    [['uplineTransfers', 'max'], uplineTransfers?.max],
    [['uplineTransfers', 'dayMax'], uplineTransfers?.dayMax],
  ];
  const found = amounts.flatMap(([path, text]) => {
    if (text === undefined) return [];
    if (!isPayable(text, currency)) return [{ path, problem: unpayable(currency) }];
    return moneyOf(text, currency).amount === 0n ? [{ path, problem: 'has to be more than nothing' }] : [];
  });
  if (found.length > 0 || uplineTransfers === undefined) return found;
  const [min, max, dayMax] = [uplineTransfers.min, uplineTransfers.max, uplineTransfers.dayMax].map(
    (text) => moneyOf(text, currency).amount,
  ) as [bigint, bigint, bigint];
  if (max < min) return [{ path: ['uplineTransfers', 'max'], problem: 'is less than min' }];
  return dayMax < max ? [{ path: ['uplineTransfers', 'dayMax'], problem: 'is less than max' }] : [];
}
