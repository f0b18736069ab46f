import { formatAmount } from '@quetzal/domain/money';
import { payout, SYMBOLS, THREE_PAYS, TWO_CHERRIES_PAY, type Symbol3 } from '@quetzal/games/slots/classic3';
import type { ReactNode } from 'react';
import { unitsOf } from '../amounts.ts';
import { stakeToPlay } from '../game/game-state.ts';
import { useAmounts, useGame, useGameState } from '../shell/game-context.ts';
import { SymbolPicture } from './symbol-picture.tsx';

/** What each symbol pays at the bet that is set. */
export function PaysTab(): ReactNode {
  const { words } = useGame();
  const stake = stakeToPlay(useGameState());
  const amounts = useAmounts();
  return (
    <>
      <p className="sheet-note">{words('info.pays_at', { amount: amounts(stake) })}</p>
      <PayList symbols={SYMBOLS} hasTwoPay />
    </>
  );
}

type PayListProps = { readonly symbols: readonly Symbol3[]; readonly hasTwoPay: boolean };

/** The pays of some symbols; the pay for two ends the list of the last ones. */
export function PayList({ symbols, hasTwoPay }: PayListProps): ReactNode {
  const { words } = useGame();
  const state = useGameState();
  const { session } = state;
  const stake = stakeToPlay(state);
  const amounts = useAmounts();
  const currency = session?.currency ?? 'MXN';
  const pay = (units: number): string =>
    amounts(formatAmount({ currency, amount: payout(unitsOf(stake, currency), units) }));
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
  const { words, art } = useGame();
  return (
    <li>
      <span className="pay-symbols">
        {Array.from({ length: count }, (_, index) => (
          <SymbolPicture key={index} symbol={symbol} />
        ))}
      </span>
      <span className="pay-name">
        {words(`symbols.${art.theme.symbols[symbol]}`)}
        <small>{note}</small>
      </span>
      <bdi dir="ltr">{amount}</bdi>
    </li>
  );
}
