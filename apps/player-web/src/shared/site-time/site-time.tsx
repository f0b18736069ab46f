import { useFormat } from '@quetzal/web-kit/format';
import { useMemo, useState } from 'react';
import { createSiteTimes } from './site-times.ts';

interface SiteTimeProps {
  /** ISO 8601. */
  at: string;
  /** `list`: without the year while it is this one, for rows; `clock`: the time of day. */
  look?: 'full' | 'list' | 'clock' | undefined;
  /** The sentence that the time stands in. */
  say?: ((time: string) => string) | undefined;
  className?: string | undefined;
}

/** An instant in the site's time zone; who rests on it reads the zone, and what their own clock said at that instant. */
export function SiteTime({ at, look = 'full', say = (time) => time, className }: SiteTimeProps) {
  const { locale, timeZone } = useFormat();
  const times = useMemo(() => createSiteTimes(locale, timeZone), [locale, timeZone]);
  const [nowMs] = useState(() => Date.now());
  return (
    <time dateTime={at} title={times.zoned(at)} className={className}>
      {say(times[look](at, nowMs))}
    </time>
  );
}
