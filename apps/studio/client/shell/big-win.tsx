import type { CSSProperties, ReactNode } from 'react';
import type { WordKey } from '../words.ts';
import { countMs, standMs, tierOf, type WinTier } from '../game/win-pace.ts';
import { useAmounts, useGame, useGameState } from './game-context.ts';
import { useCounted } from './use-counted.ts';

const CALLS = { big: 'big_win', mega: 'mega_win', super: 'super_win' } as const satisfies Record<WinTier, WordKey>;

/** The call of a win of many bets, over the reels until it has stood long enough or is put away. */
export function BigWin(): ReactNode {
  const { calledWin, win } = useGameState();
  return calledWin === null || win === null ? null : <Call tier={calledWin.tier} amount={win} />;
}

/** What is counted is called by what it has come to, from a big win on to what it is in the end. */
function Call({ tier, amount }: { readonly tier: WinTier; readonly amount: string }): ReactNode {
  const { words } = useGame();
  const { shown, session } = useGameState();
  const amounts = useAmounts();
  const counted = useCounted(amount, countMs(tier, false));
  const called = tierOf({ stake: shown?.stake ?? '0', win: counted, currency: session?.currency ?? '' }) ?? 'big';
  const call = words(CALLS[called]);
  const style = {
    '--stand': `${String(standMs(tier))}ms`,
    '--call-letters': call.length,
    '--letters': amounts(amount).length,
  } as CSSProperties;
  return (
    <div className="big-win" data-tier={called} style={style}>
      {called === 'big' ? null : <i key={called} className="big-win-rays" aria-hidden="true" />}
      <p>
        <span key={called}>{call}</span>
        <bdi dir="ltr" aria-hidden="true">
          {amounts(counted)}
        </bdi>
      </p>
    </div>
  );
}
