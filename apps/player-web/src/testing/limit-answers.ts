import type { Limit, LimitName } from '#shared/limits/limits.queries.ts';
import { limit } from './limit.ts';

const names: LimitName[] = [
  ...(['deposit', 'loss', 'wager'] as const).flatMap((measure) => [
    `${measure}_day` as const,
    `${measure}_week` as const,
    `${measure}_month` as const,
  ]),
  'stake',
  'session',
  'reality_check',
];

/** All limits as the server answers them, none set but these. */
export function limitsAnswer(set: Partial<Record<LimitName, Partial<Limit>>> = {}) {
  const limits = names.map((name) => limit(name, set[name]));
  return { currency: 'MXN', timeZone: 'America/Mexico_City', limits };
}

/** A limit of 500 a day of which 120 are used. */
export const someUsed: Partial<Limit> = {
  own: '500.00',
  binding: '500.00',
  used: '120.00',
  left: '380.00',
  resetsAt: '2026-11-23T06:00:00.000Z',
};
