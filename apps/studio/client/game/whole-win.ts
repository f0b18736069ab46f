import { formatAmount } from '@quetzal/domain/money';
import { unitsOf } from '../amounts.ts';
import type { Round } from '../studio-api.ts';

/** What a settled round won: on the reels and of the pot together. */
export function wholeWin({ win, jackpotWin }: Pick<Round, 'win' | 'jackpotWin'>, currency: string): string {
  const amount = unitsOf(win ?? '0', currency) + unitsOf(jackpotWin ?? '0', currency);
  return formatAmount({ currency, amount });
}
