import type { ReactNode } from 'react';
import { formatAmount } from '@quetzal/domain/money';
import { unitsOf } from '../amounts.ts';
import { BetStepper } from './bet-stepper.tsx';
import { CountUp } from './count-up.tsx';
import { useAmounts, useGame, useGameState } from './game-context.ts';
import { Icon } from './icons.tsx';
import { SpinButton } from './spin-button.tsx';
import { useWon } from './use-won.ts';

/** Balance, bet, win and the buttons. */
export function ControlBar({ onAuto }: { readonly onAuto: () => void }): ReactNode {
  const { words, game } = useGame();
  const { phase, session, autoplay, isTurbo } = useGameState();
  const won = useWon();
  const amounts = useAmounts();
  const balance = useShownBalance();
  const isAutoShut = phase !== 'ready' && autoplay === null;
  return (
    <footer className="control-bar" aria-label={words('bar.controls')}>
      <div className="readout readout-balance">
        <span>{words(session?.isDemo === true ? 'bar.credits' : 'bar.balance')}</span>
        <bdi dir="ltr">{balance === null ? '—' : amounts(balance)}</bdi>
      </div>
      <BetStepper />
      <div className="bar-buttons">
        <button
          type="button"
          className="pill-button"
          // Who stops autoplay in mid-spin stands on this button until it can be pressed again.
          aria-disabled={isAutoShut}
          aria-label={autoplay === null ? undefined : words('bar.auto_left', { count: autoplay.left })}
          onClick={() => {
            if (autoplay !== null) game.stopAutoplay();
            else if (!isAutoShut) onAuto();
          }}
        >
          <Icon name={autoplay === null ? 'auto' : 'stop'} />
          {autoplay === null ? words('bar.auto') : words('bar.auto_stop', { count: autoplay.left })}
        </button>
        <SpinButton />
        <button
          type="button"
          className="pill-button"
          aria-pressed={isTurbo}
          onClick={() => {
            game.setTurbo(!isTurbo);
          }}
        >
          <Icon name="turbo" />
          {words('bar.turbo')}
        </button>
      </div>
      <div className="readout readout-win" data-has-won={Number(won.amount) > 0}>
        <span>{words('bar.win')}</span>
        <bdi dir="ltr">{won.amount === null ? '—' : <CountUp amount={won.amount} lengthMs={won.lengthMs} />}</bdi>
      </div>
    </footer>
  );
}

/** While the reels turn the bet is already off the balance, unless the round is a free one. */
function useShownBalance(): string | null {
  const { phase, balance, stake, session, isFree } = useGameState();
  if (balance === null || session === null || phase !== 'spinning' || isFree) return balance;
  const { currency } = session;
  const rest = unitsOf(balance, currency) - unitsOf(stake, currency);
  return formatAmount({ currency, amount: rest < 0n ? 0n : rest });
}
