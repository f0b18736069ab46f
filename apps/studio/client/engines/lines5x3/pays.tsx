import { LINES, RUN_PAYS, SCATTERS, SYMBOLS, type Symbol5 } from '@quetzal/games/slots/lines5x3';
import type { ReactNode } from 'react';
import { PayRow, type PayStep } from '../../sheets/pay-row.tsx';
import { PaysIntro } from '../../sheets/pays-intro.tsx';
import { useGame } from '../../shell/game-context.ts';
import { usePay } from '../../shell/use-pay.ts';
import { useSymbolNames } from '../../shell/use-symbol-names.ts';

const HALF = 4;
/** The special symbols first, then the best. */
const ORDER: readonly Symbol5[] = ['W', 'S', ...SYMBOLS.filter((symbol) => symbol !== 'W' && symbol !== 'S')];

/** What each symbol pays at the bet that is set. */
export function PaysTab(): ReactNode {
  return (
    <>
      <PaysIntro />
      <PayList symbols={ORDER} />
    </>
  );
}

export function SidePays({ half }: { readonly half: 'first' | 'second' }): ReactNode {
  return <PayList symbols={half === 'first' ? ORDER.slice(0, HALF + 1) : ORDER.slice(HALF + 1)} />;
}

function PayList({ symbols }: { readonly symbols: readonly Symbol5[] }): ReactNode {
  return (
    <ul className="pays">
      {symbols.map((symbol) => (
        <Pay key={symbol} symbol={symbol} />
      ))}
    </ul>
  );
}

function Pay({ symbol }: { readonly symbol: Symbol5 }): ReactNode {
  const { words } = useGame();
  const pay = usePay();
  const nameOf = useSymbolNames();
  const note = symbol === 'W' ? words('info.wild') : symbol === 'S' ? words('info.scatter_starts') : undefined;
  return (
    <PayRow
      column={SYMBOLS.indexOf(symbol)}
      name={nameOf(symbol)}
      {...(note === undefined ? {} : { note })}
      pays={stepsOf(symbol).map(({ count, units }): PayStep => ({ of: String(count), amount: pay(units) }))}
    />
  );
}

/** Line bets for each count, the most first. */
function stepsOf(symbol: Symbol5): { count: number; units: number }[] {
  if (symbol === 'W') return [];
  if (symbol === 'S')
    return [5, 4, 3].map((count) => ({ count, units: (SCATTERS[count]?.timesBet ?? 0) * LINES.length }));
  const [three, four, five] = RUN_PAYS[symbol];
  return [
    { count: 5, units: five },
    { count: 4, units: four },
    { count: 3, units: three },
  ];
}
