import type { ReactNode } from 'react';
import { useAmounts, useGame, useGameState } from './game-context.ts';
import { Icon } from './icons.tsx';

export function BetStepper(): ReactNode {
  const { words, game } = useGame();
  const { phase, stake, session, autoplay } = useGameState();
  const amounts = useAmounts();
  const stakes = session?.stakes ?? [];
  const isFixed = phase !== 'ready' || autoplay !== null;
  return (
    <fieldset className="bet-stepper" aria-label={words('bar.bet')}>
      <button
        type="button"
        className="round-button"
        aria-label={words('bar.bet_less')}
        disabled={isFixed || stake === stakes[0]}
        onClick={() => {
          game.stepStake(-1);
        }}
      >
        <Icon name="minus" />
      </button>
      <div className="readout" aria-live="polite">
        <span>{words('bar.bet')}</span>
        <bdi dir="ltr">{amounts(stake)}</bdi>
      </div>
      <button
        type="button"
        className="round-button"
        aria-label={words('bar.bet_more')}
        disabled={isFixed || stake === stakes.at(-1)}
        onClick={() => {
          game.stepStake(1);
        }}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
