import { useFormat } from '@quetzal/web-kit/format';
import { useShortDate } from './use-moment.ts';
import { useNow } from './use-now.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

/** How long ago an instant was, short enough for a column: "ahora", "hace 5 min", "ayer", after a week the date. */
export function useRecency(): (at: string) => string {
  const { locale } = useFormat();
  const shortDate = useShortDate();
  const nowMs = useNow();
  return (at) => {
    // The shared clock ticks twice a minute: what came after its last tick is new, not from the future.
    const agoMs = Math.max(0, nowMs - Date.parse(at));
    return agoMs < weekMs ? recencyText(agoMs, locale) : shortDate(at);
  };
}

/** A distance into the past below a week, in milliseconds, in the short words of a language. */
export function recencyText(agoMs: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (agoMs < minuteMs) return words.format(0, 'second');
  if (agoMs < hourMs) return words.format(-Math.floor(agoMs / minuteMs), 'minute');
  if (agoMs < dayMs) return words.format(-Math.floor(agoMs / hourMs), 'hour');
  return words.format(-Math.floor(agoMs / dayMs), 'day');
}
