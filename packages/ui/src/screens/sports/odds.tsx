import { OddsButton } from '../../components/odds-button/odds-button.tsx';
import { Num } from '../../components/num/num.tsx';
import type { Market } from './matches.ts';

interface OddsProps {
  /** Said before each selection, which alone says too little. */
  event: string;
  market: Market;
  className: string;
  buttonClass?: string | undefined;
}

/** The selections of a market side by side. */
export function Odds({ event, market, className, buttonClass }: OddsProps) {
  return (
    <div role="group" aria-label={`${event}, ${market.name}`} className={className}>
      {market.selections.map(({ label, price, isPicked = false, movement, isSuspended = false }) => (
        <OddsButton
          key={label}
          context={`${event}, ${market.name},`}
          label={/^[−+]/.test(label) ? <Num>{label}</Num> : label}
          price={price}
          selected={isPicked}
          movement={movement}
          suspendedLabel={isSuspended ? 'Suspendida' : undefined}
          className={buttonClass}
        />
      ))}
    </div>
  );
}
