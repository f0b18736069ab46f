import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Swatch } from '../chart/swatch.tsx';
import { useCrossHair } from '../chart/use-cross-hair.ts';
import { Num } from '../num/num.tsx';
import { DonutRing, partAt } from './donut-ring.tsx';
import { donutShares, type DonutPart, type DonutShare } from './donut-shares.ts';

export type { DonutPart } from './donut-shares.ts';

export interface DonutChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What it shows, in a sentence. */
  label: string;
  /** Heads of the table beside the ring, for assistive technology: part, value, share. */
  heads: readonly [part: string, value: string, share: string];
  parts: readonly DonutPart[];
  /** In the middle over the sum. */
  totalLabel: string;
  /** The name of what is left when there are more than six parts. */
  otherLabel?: string | undefined;
  formatValue: (value: number) => string;
  /** Writes a share from 0 to 1. */
  formatShare: (share: number) => string;
  /** Hatches the parts besides colouring them. */
  patterned?: boolean | undefined;
  /** Shown when there is no part. */
  empty?: ReactNode | undefined;
}

/** Parts of a whole around their sum, each written out beside the ring in a table. */
export function DonutChart(props: DonutChartProps) {
  const { label, heads, parts, totalLabel, otherLabel, formatValue, formatShare, patterned = false, ...others } = props;
  const { empty, className, ...rest } = others;
  const shares = donutShares(parts, otherLabel);
  const { active, sliderProps } = useCrossHair(shares.length, 0, (event) => partAt(event, shares));
  if (parts.length === 0) return <>{empty}</>;
  const total = shares.reduce((sum, share) => sum + share.value, 0);
  return (
    <figure
      data-slot="donut-chart"
      className={cn('flex min-w-0 flex-wrap items-center justify-center gap-x-6 gap-y-4', className)}
      {...rest}
    >
      <DonutRing {...{ label, totalLabel, total, shares, formatValue, formatShare, patterned, active, sliderProps }} />
      <table className="min-w-52 flex-1 text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map((share, index) => (
            <ShareRow key={share.key} {...{ share, patterned, formatValue, formatShare }} lit={index === active} />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface ShareRowProps extends Pick<DonutChartProps, 'formatValue' | 'formatShare'> {
  share: DonutShare;
  patterned: boolean;
  lit: boolean;
}

function ShareRow({ share, patterned, formatValue, formatShare, lit }: ShareRowProps) {
  const cell = cn('h-8 px-2 whitespace-nowrap first:rounded-s-sm last:rounded-e-sm', lit && 'bg-surface-3');
  return (
    <tr>
      <th scope="row" className={cn(cell, 'w-full max-w-0 text-start font-normal text-fg-2')}>
        <span className="flex items-center gap-2">
          <Swatch series={{ ...share, look: 'solid' }} patterned={patterned} />
          <span className="truncate" title={share.label}>
            {share.label}
          </span>
        </span>
      </th>
      <td className={cn(cell, 'text-end font-semibold text-fg')}>
        <Num className="tnum">{formatValue(share.value)}</Num>
      </td>
      <td className={cn(cell, 'text-end text-fg-3')}>
        <Num className="tnum">{formatShare(share.share)}</Num>
      </td>
    </tr>
  );
}
