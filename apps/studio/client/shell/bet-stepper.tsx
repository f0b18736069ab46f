import type { ReactNode } from 'react';
import { stakeToPlay } from '../game/game-state.ts';
import { useAmounts, useGame, useGameState } from './game-context.ts';
import { Icon } from './icons.tsx';

/** The bet and its two buttons, which keep the focus where they cannot be pressed, so that the keyboard never loses its place. */
export function BetStepper(): ReactNode {
  const { words, game } = useGame();
  const state = useGameState();
  const { phase, session, autoplay, freeRounds } = state;
  const amounts = useAmounts();
  const stakes = session?.stakes ?? [];
  const [free] = freeRounds;
  const stake = stakeToPlay(state);
  const isFixed = phase !== 'ready' || autoplay !== null || free !== undefined;
  return (
    <fieldset className="bet-stepper" aria-label={words('bar.bet')}>
      <button
        type="button"
        className="round-button"
        aria-label={words('bar.bet_less')}
        aria-disabled={isFixed || stake === stakes[0]}
        onClick={() => {
          game.stepStake(-1);
        }}
      >
        <Icon name="minus" />
      </button>
      <div className="readout" aria-live="polite">
        <span>{free === undefined ? words('bar.bet') : words('bar.free_rounds', { count: free.left })}</span>
        <bdi dir="ltr">{amounts(stake)}</bdi>
      </div>
      <button
        type="button"
        className="round-button"
        aria-label={words('bar.bet_more')}
        aria-disabled={isFixed || stake === stakes.at(-1)}
        onClick={() => {
          game.stepStake(1);
        }}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
