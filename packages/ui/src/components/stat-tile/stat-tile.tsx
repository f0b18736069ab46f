import { ArrowDownRightIcon, ArrowUpRightIcon, MinusIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Card, type CardProps } from '../card/card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Sparkline, type SparklineProps } from '../sparkline/sparkline.tsx';

export interface StatDelta {
  /** The change with its sign: "+12.4 %". */
  label: ReactNode;
  /** Which way it went; the arrow repeats the colour. */
  direction: 'up' | 'down' | 'flat';
  /** Says the direction to those who see neither arrow nor colour: "sube". */
  word?: string | undefined;
  /** Whether that is good news: up is, unless told otherwise (withdrawals, losses). */
  meaning?: 'good' | 'bad' | 'neutral' | undefined;
}

export interface StatTileProps extends Omit<CardProps, 'children' | 'asChild'> {
  label: ReactNode;
  value: ReactNode;
  delta?: StatDelta | undefined;
  /** What the change is measured against, or any second line. */
  detail?: ReactNode | undefined;
  icon?: ReactNode | undefined;
  /** The course of the figure. */
  points?: readonly number[] | undefined;
  /** The colour of the course where no change gives it one. */
  tone?: SparklineProps['tone'];
  loading?: boolean | undefined;
}

const meaningLook = { good: 'text-(--q-chart-up)', bad: 'text-(--q-chart-down)', neutral: 'text-fg-3' };
const meaningTone = { good: 'accent', bad: 'down', neutral: 'neutral' } as const;
const usualMeaning = { up: 'good', down: 'bad', flat: 'neutral' } as const;
// The arrows lie as the course does, whose time runs from left to right in every language.
const directionIcon = { up: ArrowUpRightIcon, down: ArrowDownRightIcon, flat: MinusIcon };

/** One key figure with its change. */
export function StatTile({
  label,
  value,
  delta,
  detail,
  icon,
  points,
  tone,
  loading = false,
  className,
  ...rest
}: StatTileProps) {
  const meaning = delta && (delta.meaning ?? usualMeaning[delta.direction]);
  return (
    <Card
      data-slot="stat-tile"
      aria-busy={loading || undefined}
      className={cn('grid grid-cols-[minmax(0,1fr)] content-start gap-1 px-4 py-3.5', className)}
      {...rest}
    >
      <div className="flex items-center justify-between gap-2 text-xs font-medium text-fg-3 [&_svg]:size-4">
        <span>{label}</span>
        {icon}
      </div>
      <div className="tnum font-display text-[1.375rem] leading-7 font-[650] tracking-tight text-fg">
        {loading ? <Skeleton shape="line" className="my-1.5 h-4 w-28" /> : value}
      </div>
      {/* As high with a course as without, so that tiles in a row line up. */}
      <div className="flex min-h-6.5 items-end justify-between gap-2 text-xs">
        <span className="flex flex-wrap items-center gap-x-1.5 text-fg-3">
          {!loading && delta && <Delta {...delta} meaning={meaning} />}
          {!loading && detail}
        </span>
        {!loading && points !== undefined && (
          <Sparkline
            points={points}
            tone={meaning ? meaningTone[meaning] : tone}
            className="-mb-0.5 min-w-0 max-md:w-16"
          />
        )}
      </div>
    </Card>
  );
}

function Delta({ label, direction, word, meaning = 'neutral' }: StatDelta) {
  const Arrow = directionIcon[direction];
  return (
    <span className={cn('tnum inline-flex items-center gap-1 font-semibold', meaningLook[meaning])}>
      <Arrow className="size-3.5" />
      {word !== undefined && <span className="sr-only">{word}</span>}
      {label}
    </span>
  );
}
