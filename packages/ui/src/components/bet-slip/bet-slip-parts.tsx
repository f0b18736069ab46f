import { Trash2Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';

export interface BetSlipTotal {
  key: string;
  label: ReactNode;
  /** A figure: `Num`, `Money`, `Percent`. */
  value: ReactNode;
  /** `result` is the one large figure of the slip; `gain` is a bonus. */
  tone?: 'plain' | 'gain' | 'result' | undefined;
}

/** What a slip shows, in a column or in a sheet. */
export interface BetSlipContent {
  title: string;
  /** How many bets are in it; 0 shows `empty`. */
  count: number;
  clearLabel: string;
  onClear: () => void;
  /** A `SegmentedControl`: single, combined. */
  modes?: ReactNode | undefined;
  /** `BetSlipItem`s. */
  children?: ReactNode | undefined;
  /** An `EmptyState`. */
  empty: ReactNode;
  /** An `Alert`: a price moved, a bet closed. */
  notice?: ReactNode | undefined;
  /** Before the stake. */
  totals?: readonly BetSlipTotal[] | undefined;
  /** A `MoneyField`, or the choice to go on in the next draws. */
  stake?: ReactNode | undefined;
  /** After the stake. */
  results?: readonly BetSlipTotal[] | undefined;
  /** The button that places the bets; its text states the amount. */
  submit: ReactNode;
  /** Below the button: the balance, or why the button is off. */
  hint?: ReactNode | undefined;
}

/** The number of bets; it bounces when it changes. */
export function SlipCount({ count }: { count: number }) {
  return (
    <CountBadge
      key={count}
      count={count}
      className="animate-[q-pop-in_var(--q-dur-base)_var(--q-ease-spring)] bg-accent text-accent-fg"
    />
  );
}

/** Takes all bets out. */
export function ClearButton({ clearLabel, onClear }: Pick<BetSlipContent, 'clearLabel' | 'onClear'>) {
  return (
    <Button variant="ghost" size="sm" onClick={onClear}>
      <Trash2Icon />
      {clearLabel}
    </Button>
  );
}

/** The bets, and what is to be known about them. */
export function SlipBody({ modes, children, notice, count, empty }: Omit<BetSlipContent, 'title'>) {
  if (count === 0) return empty;
  return (
    <>
      {modes !== undefined && <div className="px-3.5 pb-3">{modes}</div>}
      <ul>{children}</ul>
      {notice !== undefined && <div className="px-3.5 pb-3.5">{notice}</div>}
    </>
  );
}

/** Sums, stake and the button. */
export function SlipFoot({ totals = [], stake, results = [], submit, hint }: Omit<BetSlipContent, 'title'>) {
  return (
    <>
      <Totals rows={totals} />
      {stake !== undefined && <div className={cn('mb-1', totals.length > 0 && 'mt-2.5')}>{stake}</div>}
      <Totals rows={results} />
      <div className="mt-2.5 grid *:w-full">{submit}</div>
      {hint !== undefined && <div className="mt-2.5 text-center text-xs text-fg-3">{hint}</div>}
    </>
  );
}

function Totals({ rows }: { rows: readonly BetSlipTotal[] }) {
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ key, label, value, tone = 'plain' }) => (
        <div key={key} className="flex min-h-7 items-center justify-between gap-3">
          <dt className="min-w-0 text-fg-2">{label}</dt>
          <dd
            className={cn(
              'tnum flex-none font-semibold',
              tone === 'plain' && 'text-fg',
              tone === 'gain' && 'text-success-text',
              tone === 'result' && 'font-display text-[1.375rem] leading-9 font-bold text-accent-text',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
