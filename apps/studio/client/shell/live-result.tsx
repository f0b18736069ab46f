import { windowAt, type PerReel } from '@quetzal/games/slots/classic3';
import type { ReactNode } from 'react';
import { useAmounts, useGame, useGameState } from './game-context.ts';

/** The result in words for those who do not see the reels: the nine symbols row by row, the win and the balance. */
export function LiveResult(): ReactNode {
  const { words, art } = useGame();
  const { phase, shown, balance, win } = useGameState();
  const amounts = useAmounts();
  const isOver = phase === 'ready' && shown !== null && win !== null;
  return (
    <output className="for-reader">
      {isOver
        ? words(Number(win) > 0 ? 'live.result_win' : 'live.result_loss', {
            reels: rowsInWords(shown.stops ?? [], (symbol) => words(`symbols.${art.theme.symbols[symbol]}`)),
            amount: amounts(win),
            balance: balance === null ? '' : amounts(balance),
          })
        : ''}
    </output>
  );
}

type Symbols = ReturnType<typeof windowAt>[0][0];

function rowsInWords(stops: readonly number[], nameOf: (symbol: Symbols) => string): string {
  const window = windowAt(stops as unknown as PerReel<number>);
  return ([0, 1, 2] as const).map((row) => window.map((reel) => nameOf(reel[row])).join(' ')).join('; ');
}
