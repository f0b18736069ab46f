import { figureTag } from '@quetzal/i18n';
import type { ReactNode } from 'react';
import { useGame, useGameState } from '../shell/game-context.ts';

type RuleFiguresProps = {
  /** Shares between 0 and 1. */
  readonly returnToPlayer: number;
  readonly hitFrequency: number;
  readonly volatility: 'medium' | 'high';
  /** In total bets. */
  readonly winMax: number;
};

/** The figures of a game. */
export function RuleFigures({ returnToPlayer, hitFrequency, volatility, winMax }: RuleFiguresProps): ReactNode {
  const { words, launch } = useGame();
  const { session } = useGameState();
  const jackpot = session?.jackpot ?? null;
  const locale = figureTag(launch.language);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const times = new Intl.NumberFormat(locale).format(winMax);
  return (
    <dl className="figures">
      <Figure name={words('info.return')} value={percent.format(returnToPlayer)} />
      {jackpot === null ? null : <Figure name={words('jackpot.return')} value={percent.format(jackpot.returnShare)} />}
      <Figure name={words('info.hit')} value={percent.format(hitFrequency)} />
      <Figure name={words('info.volatility')} value={words(`info.volatility_${volatility}`)} />
      <Figure name={words('info.win_max')} value={words('info.times_bet', { times })} />
    </dl>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
