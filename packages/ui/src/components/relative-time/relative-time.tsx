import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** ISO 8601 in UTC. */
  at: string;
  /** The present in epoch milliseconds; the caller owns the clock and decides how often it ticks. */
  nowMs: number;
  locale: string;
  timeZone?: string | undefined;
}

/** "hace 4 min" within a day, "21 nov, 14:32" before; the full date is in the tooltip. */
export function RelativeTime({ at, nowMs, locale, timeZone, className, ...rest }: RelativeTimeProps) {
  const date = new Date(at);
  const zone = timeZone === undefined ? {} : { timeZone };
  const full = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    numberingSystem: 'latn',
    ...zone,
  });
  return (
    <time
      data-slot="relative-time"
      dateTime={at}
      title={full.format(date)}
      className={cn('whitespace-nowrap', className)}
      {...rest}
    >
      {describeTime(date, nowMs, locale, zone)}
    </time>
  );
}

function describeTime(date: Date, nowMs: number, locale: string, zone: { timeZone?: string }): string {
  const seconds = Math.round((date.getTime() - nowMs) / 1000);
  const distance = Math.abs(seconds);
  // The tag may carry an extension of its own already.
  const latin = new Intl.Locale(locale, { numberingSystem: 'latn' });
  const relative = new Intl.RelativeTimeFormat(latin, { numeric: 'auto', style: 'short' });
  if (distance < 3600) return relative.format(Math.trunc(seconds / 60), 'minute');
  if (distance < 86_400) return relative.format(Math.trunc(seconds / 3600), 'hour');
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    ...zone,
  }).format(date);
}
