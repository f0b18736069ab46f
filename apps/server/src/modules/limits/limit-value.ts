import { type LimitName, unitOf } from '@quetzal/domain/limits';
import { formatAmount, parseAmount } from '@quetzal/domain/money';
import { limitErrors } from './limits.errors.ts';

const minutesMax = 1_440;

/** Reads a limit as it was written: an amount of nothing or more, or whole minutes of a day. */
export function readLimitValue(name: LimitName, text: string, currency: string): bigint {
  if (unitOf(name) === 'minutes') {
    const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (minutes < 1 || minutes > minutesMax) throw limitErrors.minutesMalformed();
    return BigInt(minutes);
  }
  const parsed = parseAmount(text, currency);
  if (!parsed.ok || parsed.value.amount < 0n) throw limitErrors.valueMalformed();
  return parsed.value.amount;
}

/** Writes a limit as `readLimitValue` reads it. */
export function limitValueText(name: LimitName, value: bigint, currency: string): string {
  return unitOf(name) === 'minutes' ? String(value) : formatAmount({ currency, amount: value });
}
