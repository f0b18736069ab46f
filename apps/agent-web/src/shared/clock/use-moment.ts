import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useNow } from './use-now.ts';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** An instant in a list, "21 nov, 14:32" in the site's time zone; the year only when it is not this one. */
export function useMoment(): (at: string) => string {
  return useShort(clock);
}

/** The day of an instant in a list, "21 nov" in the site's time zone; the year only when it is not this one. */
export function useShortDate(): (at: string) => string {
  return useShort({});
}

function useShort(options: Intl.DateTimeFormatOptions): (at: string) => string {
  const { locale, days } = useFormat();
  const { timeZone } = useSiteInfo();
  const thisYear = days.dayOf(useNow()).slice(0, 4);
  return (at) => {
    const year: Intl.DateTimeFormatOptions = days.dayOf(at).startsWith(thisYear) ? {} : { year: 'numeric' };
    return new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', ...year, ...options }).format(
      new Date(at),
    );
  };
}
