import { useMemo, type ReactNode } from 'react';
import { useAmounts, useGame, useGameState } from './game-context.ts';
import { useSymbolNames } from './use-symbol-names.ts';

/** The result in words for those who do not see the reels: the symbols row by row, the win and the balance. */
export function LiveResult(): ReactNode {
  const { words, kit } = useGame();
  const { phase, shown, balance, win } = useGameState();
  const amounts = useAmounts();
  const nameOf = useSymbolNames();
  const draws = shown?.draws ?? null;
  const reading = useMemo(() => (draws === null ? null : kit.read(draws)), [draws, kit]);
  if (phase !== 'ready' || reading === null || win === null) return <output className="for-reader" />;
  const { rows, freeSpins } = reading;
  const hasWon = Number(win) > 0;
  return (
    <output className="for-reader">
      {words(freeSpins > 0 ? 'live.result_feature' : hasWon ? 'live.result_win' : 'live.result_loss', {
        reels: rows.map((row) => row.map(nameOf).join(' ')).join('; '),
        spins: freeSpins,
        amount: amounts(win),
        balance: balance === null ? '' : amounts(balance),
      })}
    </output>
  );
}
