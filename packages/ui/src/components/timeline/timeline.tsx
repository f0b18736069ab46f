import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

const mark = cva(
  'relative z-[1] grid flex-none place-items-center rounded-full [&_svg]:size-3.5 [&_svg]:stroke-[2.2]!',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-3 text-fg-2',
        accent: 'bg-accent-soft text-accent-text',
        success: 'bg-success-soft text-success-text',
        warn: 'bg-warn-soft text-warn-text',
        danger: 'bg-danger-soft text-danger-text',
        info: 'bg-info-soft text-info-text',
      },
    },
  },
);

export interface TimelineEvent {
  key: string;
  title: ReactNode;
  /** When it happened: a `RelativeTime`, a date. */
  time?: ReactNode | undefined;
  detail?: ReactNode | undefined;
  tone?: 'neutral' | 'accent' | 'success' | 'warn' | 'danger' | 'info' | undefined;
  icon?: ReactNode | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names the list for assistive technology. */
  label: string;
  /** In the order in which they are read. */
  events: readonly TimelineEvent[];
}

/** What happened to one thing, step after step. */
export function Timeline({ label, events, className, ...rest }: TimelineProps) {
  return (
    <ol data-slot="timeline" aria-label={label} className={cn('grid', className)} {...rest}>
      {events.map((event) => (
        <li
          key={event.key}
          className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 pb-5 before:absolute before:start-[0.8125rem] before:top-7 before:bottom-0 before:w-0.5 before:bg-line-2 last:pb-0 last:before:hidden forced-colors:before:bg-[CanvasText]"
        >
          <TimelineMark event={event} />
          <div className="min-w-0 pt-[0.1875rem]">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-semibold text-fg">{event.title}</span>
              {event.time !== undefined && <span className="tnum text-xs text-fg-3">{event.time}</span>}
            </div>
            {event.detail !== undefined && <div className="mt-0.5 text-sm text-fg-2">{event.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function TimelineMark({ event: { tone = 'neutral', icon } }: { event: TimelineEvent }) {
  return (
    <span aria-hidden="true" className={cn(mark({ tone }), 'size-7')}>
      {icon ?? <span className="size-2 rounded-full bg-current forced-colors:bg-[CanvasText]" />}
    </span>
  );
}
