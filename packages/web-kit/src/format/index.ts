export { createFormat, useFormat, type Format } from './use-format.ts';
export type { MoneyOptions, NumberFormat } from './number-format.ts';
export type { TimeFormat } from './time-format.ts';
export type { SiteDays } from './site-days.ts';
export { readDecimal } from './decimal-text.ts';
