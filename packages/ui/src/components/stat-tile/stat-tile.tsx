import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Card, type CardProps } from '../card/card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Sparkline } from '../sparkline/sparkline.tsx';

export interface StatDelta {
  label: ReactNode;
  /** Which way it went; the arrow repeats the colour. */
  direction: 'up' | 'down' | 'flat';
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
  loading?: boolean | undefined;
}

const directionLook = { up: 'text-(--q-chart-up)', down: 'text-(--q-chart-down)', flat: 'text-fg-3' };
const directionIcon = { up: ArrowUpIcon, down: ArrowDownIcon, flat: MinusIcon };

/** One key figure with its change. */
export function StatTile({
  label,
  value,
  delta,
  detail,
  icon,
  points,
  loading = false,
  className,
  ...rest
}: StatTileProps) {
  const Arrow = delta && directionIcon[delta.direction];
  return (
    <Card
      data-slot="stat-tile"
      aria-busy={loading || undefined}
      className={cn('grid content-start gap-1 px-4 py-3.5', className)}
      {...rest}
    >
      <div className="flex items-center justify-between gap-2 text-xs font-medium text-fg-3 [&_svg]:size-4">
        <span>{label}</span>
        {icon}
      </div>
      <div className="tnum font-display text-[1.375rem] leading-7 font-[650] tracking-tight text-fg">
        {loading ? <Skeleton shape="line" className="my-1.5 h-4 w-28" /> : value}
      </div>
      <div className="flex min-h-5 items-end justify-between gap-2 text-xs">
        <span className="flex flex-wrap items-center gap-x-1.5 text-fg-3">
          {!loading && delta && Arrow && (
            <span className={cn('tnum inline-flex items-center gap-0.5 font-semibold', directionLook[delta.direction])}>
              <Arrow className="size-3.5" />
              {delta.label}
            </span>
          )}
          {!loading && detail}
        </span>
        {!loading && points !== undefined && <Sparkline points={points} className="-mb-0.5" />}
      </div>
    </Card>
  );
}
