import { useFormat } from '@quetzal/web-kit/format';
import { boundsOf, periodBefore, periodFrom, type Period } from './period.ts';

/** The period of the page and the one before it, with the instants that calls are given. */
export interface PeriodInUse {
  period: Period;
  today: string;
  bounds: { from: string; to: string };
  boundsBefore: { from: string; to: string };
}

/** Reads the period from the address; without one, `otherwise`. `nowMs` decides what today is. */
export function usePeriod(params: URLSearchParams, nowMs: number, otherwise: 'today' | '7d' | '30d'): PeriodInUse {
  const { days } = useFormat();
  const today = days.dayOf(nowMs);
  const period = periodFrom(params, today, days, otherwise);
  return { period, today, bounds: boundsOf(period, days), boundsBefore: boundsOf(periodBefore(period, days), days) };
}
