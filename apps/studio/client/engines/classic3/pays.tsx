import { SYMBOLS, THREE_PAYS, TWO_CHERRIES_PAY, type Symbol3 } from '@quetzal/games/slots/classic3';
import type { ReactNode } from 'react';
import { PaysIntro } from '../../sheets/pays-intro.tsx';
import { SymbolPicture } from '../../sheets/symbol-picture.tsx';
import { useGame } from '../../shell/game-context.ts';
import { usePay } from '../../shell/use-pay.ts';
import { useSymbolNames } from '../../shell/use-symbol-names.ts';

const HALF = 4;

/** What each symbol pays at the bet that is set. */
export function PaysTab(): ReactNode {
  return (
    <>
      <PaysIntro />
      <PayList symbols={SYMBOLS} hasTwoPay />
    </>
  );
}

export function SidePays({ half }: { readonly half: 'first' | 'second' }): ReactNode {
  const isFirst = half === 'first';
  return <PayList symbols={isFirst ? SYMBOLS.slice(0, HALF) : SYMBOLS.slice(HALF)} hasTwoPay={!isFirst} />;
}

type PayListProps = { readonly symbols: readonly Symbol3[]; readonly hasTwoPay: boolean };

/** The pays of some symbols; the pay for two ends the list of the last ones. */
function PayList({ symbols, hasTwoPay }: PayListProps): ReactNode {
  const { words } = useGame();
  const pay = usePay();
  return (
    <ul className="pays">
      {symbols.map((symbol) => (
        <Pay key={symbol} symbol={symbol} note={words('info.three')} amount={pay(THREE_PAYS[symbol])} count={3} />
      ))}
      {hasTwoPay ? (
        <Pay symbol="CHERRY" note={words('info.two_cherries')} amount={pay(TWO_CHERRIES_PAY)} count={2} />
      ) : null}
    </ul>
  );
}

type PayProps = { readonly symbol: Symbol3; readonly note: string; readonly amount: string; readonly count: 2 | 3 };

function Pay({ symbol, note, amount, count }: PayProps): ReactNode {
  const nameOf = useSymbolNames();
  return (
    <li>
      <span className="pay-symbols">
        {Array.from({ length: count }, (_, index) => (
          <SymbolPicture key={index} column={SYMBOLS.indexOf(symbol)} />
        ))}
      </span>
      <span className="pay-name">
        {nameOf(symbol)}
        <small>{note}</small>
      </span>
      <bdi dir="ltr">{amount}</bdi>
    </li>
  );
}
