import { useFormat } from '@quetzal/web-kit/format';
import { useAddressParams } from '../address-params/use-address-params.ts';
import { useToday } from '../clock/use-today.ts';
import { readPeriod, writeSpan, type DaySpan, type Period } from './period.ts';

/** The period of a record: part of the address, so that a reload keeps it. Another one begins with its first page. */
export function usePeriod(onChange?: () => void) {
  const { days } = useFormat();
  const today = useToday();
  const { params, change } = useAddressParams();
  const { name, span } = readPeriod(params.get('period'), today, days.plus);
  const choose = (period: string) => {
    change({ period, page: null }, { replace: true });
    onChange?.();
  };
  return {
    /** Null when the days were chosen one by one. */
    period: name,
    span,
    setPeriod: (next: Period) => choose(next),
    setSpan: (next: DaySpan) => choose(writeSpan(next)),
    /** Instants: the first one of the period, and the first one after it. */
    range: { from: days.startOf(span.from), to: days.endOf(span.to) },
  };
}
