import type { ComponentProps, PointerEvent } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { ChartPattern } from '../chart/chart-pattern.tsx';
import { Num } from '../num/num.tsx';
import type { DonutShare } from './donut-shares.ts';

interface DonutRingProps {
  label: string;
  totalLabel: string;
  total: number;
  shares: readonly DonutShare[];
  formatValue: (value: number) => string;
  formatShare: (share: number) => string;
  patterned: boolean;
  active: number | undefined;
  sliderProps: ComponentProps<'input'>;
}

/** The ring under a slider that nobody sees: arrow keys and pointer light one part, the middle says its value. */
export function DonutRing(props: DonutRingProps) {
  const { label, totalLabel, total, shares, formatValue, formatShare, patterned, active, sliderProps } = props;
  const part = active === undefined ? undefined : shares[active];
  const read = shares[Number(sliderProps.value)];
  return (
    <div
      dir="ltr"
      className="relative size-44 flex-none rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring"
    >
      <svg aria-hidden="true" viewBox="-50 -50 100 100" className="size-full">
        {total === 0 && <circle r="41.5" fill="none" stroke="var(--q-chart-grid)" strokeWidth="15" />}
        {shares.map((share, index) => (
          <g
            key={share.key}
            className={cn(
              'transition-opacity duration-(--q-dur-fast)',
              part !== undefined && index !== active && 'opacity-35',
            )}
          >
            <path d={share.path} fill={share.color} />
            <g className={patterned ? undefined : 'hidden forced-colors:inline'}>
              <ChartPattern place={share.place}>{(fill) => <path d={share.path} fill={fill} />}</ChartPattern>
            </g>
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="absolute inset-8 grid content-center justify-items-center gap-0.5 text-center">
        <span className="max-w-full truncate text-2xs text-fg-3">{part?.label ?? totalLabel}</span>
        <Num className="tnum font-display text-md leading-5 font-[650] text-fg">
          {formatValue(part?.value ?? total)}
        </Num>
        {part && <Num className="tnum text-2xs text-fg-3">{formatShare(part.share)}</Num>}
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={read && `${read.label}: ${formatValue(read.value)}, ${formatShare(read.share)}`}
        {...sliderProps}
        className="absolute inset-0 size-full cursor-default appearance-none opacity-0"
      />
    </div>
  );
}

/** The part under the pointer, by its angle from the top, clockwise; none in the middle and outside. */
export function partAt(event: PointerEvent<HTMLElement>, shares: readonly DonutShare[]): number | undefined {
  const box = event.currentTarget.getBoundingClientRect();
  const x = (event.clientX - box.x) / box.width - 0.5;
  const y = (event.clientY - box.y) / box.height - 0.5;
  const distance = Math.hypot(x, y);
  if (distance > 0.5 || distance < 0.3) return undefined;
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
  let end = 0;
  const index = shares.findIndex((share) => (end += share.share) > turn);
  return index === -1 ? undefined : index;
}
