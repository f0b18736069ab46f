import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Card } from '../card/card.tsx';
import { ClearButton, SlipBody, SlipCount, SlipFoot, type BetSlipContent } from './bet-slip-parts.tsx';

export type { BetSlipContent, BetSlipTotal } from './bet-slip-parts.tsx';
export { BetSlipItem, BetSlipPrice, type BetSlipItemProps, type BetSlipPriceProps } from './bet-slip-item.tsx';
export { BetSlipSheet, type BetSlipSheetProps } from './bet-slip-sheet.tsx';

export type BetSlipProps = BetSlipContent & Omit<ComponentProps<'section'>, keyof BetSlipContent>;

/**
 * The bets that are chosen and not yet placed, as a column beside a game; below 1024 px use `BetSlipSheet`.
 * What a bet is, what it costs and whether it can be placed is the caller's.
 */
export function BetSlip(props: BetSlipProps) {
  const { title, count, clearLabel, onClear, modes, children, empty, notice, ...more } = props;
  const { totals, stake, results, submit, hint, className, ...rest } = more;
  const content = { count, clearLabel, onClear, modes, children, empty, notice, totals, stake, results, submit, hint };
  return (
    <Card asChild padding="none">
      <section data-slot="bet-slip" aria-label={title} className={cn('w-full max-w-(--q-slip-w)', className)} {...rest}>
        <header className="flex min-h-14 items-center gap-2.5 py-2 ps-4.5 pe-2.5">
          <h2 className="font-display text-[1.0625rem] font-[650]">{title}</h2>
          <SlipCount count={count} />
          {count > 0 && (
            <span className="ms-auto">
              <ClearButton {...{ clearLabel, onClear }} />
            </span>
          )}
        </header>
        <SlipBody {...content} />
        {count > 0 && (
          <div className="rounded-b-lg border-t border-line bg-surface-2 px-4.5 pt-3.5 pb-4">
            <SlipFoot {...content} />
          </div>
        )}
      </section>
    </Card>
  );
}
