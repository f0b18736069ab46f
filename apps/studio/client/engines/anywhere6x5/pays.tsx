import { KIND_PAYS, scatterPay, SYMBOLS, type Symbol6 } from '@quetzal/games/slots/anywhere6x5';
import type { ReactNode } from 'react';
import { PayRow, type PayStep } from '../../sheets/pay-row.tsx';
import { PaysIntro } from '../../sheets/pays-intro.tsx';
import { useGame } from '../../shell/game-context.ts';
import { usePay } from '../../shell/use-pay.ts';
import { useSymbolNames } from '../../shell/use-symbol-names.ts';

const HALF = 5;
/** The special symbols first, then the best. */
const ORDER: readonly Symbol6[] = ['SC', 'OR', ...SYMBOLS.filter((symbol) => symbol !== 'SC' && symbol !== 'OR')];

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
  return <PayList symbols={half === 'first' ? ORDER.slice(0, HALF) : ORDER.slice(HALF)} />;
}

function PayList({ symbols }: { readonly symbols: readonly Symbol6[] }): ReactNode {
  return (
    <ul className="pays">
      {symbols.map((symbol) => (
        <Pay key={symbol} symbol={symbol} />
      ))}
    </ul>
  );
}

function Pay({ symbol }: { readonly symbol: Symbol6 }): ReactNode {
  const { words } = useGame();
  const pay = usePay();
  const nameOf = useSymbolNames();
  const note = symbol === 'OR' ? words('info.orb') : symbol === 'SC' ? words('info.scatter_starts') : undefined;
  return (
    <PayRow
      column={SYMBOLS.indexOf(symbol)}
      name={nameOf(symbol)}
      {...(note === undefined ? {} : { note })}
      pays={stepsOf(symbol).map(({ of, units }): PayStep => ({ of, amount: pay(units) }))}
    />
  );
}

/** Hundredths of the bet for each count, the most first. */
function stepsOf(symbol: Symbol6): { of: string; units: number }[] {
  if (symbol === 'OR') return [];
  if (symbol === 'SC') {
    return [6, 5, 4].map((count) => ({ of: `${String(count)}${count === 6 ? '+' : ''}`, units: scatterPay(count) }));
  }
  const [from8, from10, from12] = KIND_PAYS[symbol];
  return [
    { of: '12+', units: from12 },
    { of: '10–11', units: from10 },
    { of: '8–9', units: from8 },
  ];
}
