import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';
import { useToday } from '#shared/clock/use-today.ts';
import { daysOf, type Period } from './period.ts';

/** The period of a record and its page; another period starts from the first page. */
export function usePeriod() {
  const { days } = useFormat();
  const today = useToday();
  const [period, setPeriod] = useState<Period>('last_7_days');
  const [pageNum, setPageNum] = useState(1);
  const { from, to } = daysOf(period, today, days.plus);
  return {
    period,
    setPeriod: (next: Period) => {
      setPeriod(next);
      setPageNum(1);
    },
    pageNum,
    setPageNum,
    /** Instants: the first one of the period, and the first one after it. */
    range: { from: days.startOf(from), to: days.endOf(to) },
  };
}
