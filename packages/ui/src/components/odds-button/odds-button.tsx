import { LockIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Num } from '../num/num.tsx';
import { useMovement, type Movement } from './use-movement.ts';

export interface OddsButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onSelect'> {
  /** The selection, short: "1", "Más 2.5". */
  label: ReactNode;
  /** Said before the label, never shown: the event and the market, where the page around does not say them. */
  context?: string | undefined;
  /** Decimal string, two places. */
  price: string;
  selected: boolean;
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** The selection cannot be taken now; said in place of the price: "Suspendida". */
  suspendedLabel?: string | undefined;
  /** The sentence for a change, said only while the button has the focus: "Sube a 1.77". */
  changeText?: ((movement: Movement, price: string) => string) | undefined;
  /** Shows a movement regardless of what the price did. */
  movement?: Movement | undefined;
}

/** A selection with its price: pressed while it is in the slip; a change shows for four seconds. */
export function OddsButton({
  label,
  context,
  price,
  selected,
  onSelectedChange,
  suspendedLabel,
  changeText,
  movement: shownMovement,
  className,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: OddsButtonProps) {
  const [hasFocus, setFocus] = useState(false);
  const moved = useMovement(price);
  const isSuspended = suspendedLabel !== undefined;
  const movement = isSuspended ? undefined : (shownMovement ?? moved);
  return (
    <>
      <button
        type="button"
        data-slot="odds-button"
        data-movement={movement}
        aria-pressed={selected}
        aria-disabled={isSuspended || undefined}
        onClick={(event) => {
          if (isSuspended) return;
          onClick?.(event);
          onSelectedChange?.(!selected);
        }}
        onFocus={(event) => {
          setFocus(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocus(false);
          onBlur?.(event);
        }}
        className={cn(
          'group/odds relative flex h-11 min-w-0 items-center justify-between gap-1.5 rounded-[9px] bg-surface-3 px-2.5 text-start text-fg shadow-[inset_0_0_0_1px_var(--q-line)] transition-colors duration-(--q-dur-fast) hover:bg-surface-4 focus-ring aria-disabled:bg-surface-2 aria-disabled:text-fg-3 aria-pressed:bg-accent aria-pressed:text-accent-fg aria-disabled:aria-pressed:bg-accent-soft aria-disabled:aria-pressed:text-accent-text forced-colors:aria-pressed:outline-3',
          className,
        )}
        {...rest}
      >
        {context !== undefined && <span className="sr-only">{context}</span>}
        <span
          className={cn(
            'truncate text-xs font-medium group-aria-pressed/odds:text-inherit',
            isSuspended ? 'sr-only' : 'text-fg-3',
          )}
        >
          {label}
        </span>
        {isSuspended ? (
          <span className="mx-auto grid">
            <LockIcon aria-hidden="true" className="size-4" />
            <span className="sr-only">{suspendedLabel}</span>
          </span>
        ) : (
          <Price price={price} movement={movement} />
        )}
      </button>
      {hasFocus && changeText !== undefined && (
        <span aria-live="polite" className="sr-only">
          {moved === undefined ? '' : changeText(moved, price)}
        </span>
      )}
    </>
  );
}

/* On the accent both colours of movement would be lost, there the triangle alone tells. */
function Price({ price, movement }: { price: string; movement: Movement | undefined }) {
  return (
    <>
      <Num
        className={cn(
          'flex-none text-base font-[650] transition-colors duration-(--q-dur-fast)',
          movement === 'up' && 'text-(--q-chart-up) group-aria-pressed/odds:text-inherit',
          movement === 'down' && 'text-(--q-chart-down) group-aria-pressed/odds:text-inherit',
        )}
      >
        {price}
      </Num>
      {movement !== undefined && (
        <span
          aria-hidden="true"
          className={cn(
            'absolute end-1 top-1 h-1.25 w-2 bg-current forced-color-adjust-none group-aria-pressed/odds:text-inherit',
            movement === 'up'
              ? 'text-(--q-chart-up) [clip-path:polygon(50%_0,100%_100%,0_100%)]'
              : 'text-(--q-chart-down) [clip-path:polygon(0_0,100%_0,50%_100%)]',
          )}
        />
      )}
    </>
  );
}
