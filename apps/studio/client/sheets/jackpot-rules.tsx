import { figureTag } from '@quetzal/i18n';
import type { ReactNode } from 'react';
import type { Jackpot } from '../studio-api.ts';
import { useAmounts, useGame, useGameState } from '../shell/game-context.ts';
import { useRefreshWhenShown } from '../shell/use-refresh.ts';

/** How the pot of the game grows and is won, and what it holds; nothing where the game feeds none. */
export function JackpotRules(): ReactNode {
  const jackpot = useGameState().session?.jackpot ?? null;
  return jackpot === null ? null : <PotRules jackpot={jackpot} />;
}

function PotRules({ jackpot }: { readonly jackpot: Jackpot }): ReactNode {
  const { words, launch } = useGame();
  const amounts = useAmounts();
  useRefreshWhenShown();
  const percent = new Intl.NumberFormat(figureTag(launch.language), { style: 'percent', minimumFractionDigits: 2 });
  const { amount, isOpen, mainShare, reserveShare, turn, returnShare } = jackpot;
  return (
    <>
      <h3>{words('jackpot.title')}</h3>
      <ul className="rule-list">
        <li>{words(isOpen ? 'jackpot.now' : 'jackpot.off', { amount: amounts(amount) })}</li>
        <li>{words('jackpot.grow', { main: percent.format(mainShare), reserve: percent.format(reserveShare) })}</li>
        <li>{words('jackpot.chance', { turn: amounts(turn) })}</li>
        <li>{words('jackpot.share', { share: percent.format(returnShare) })}</li>
        <li>{words('jackpot.paid')}</li>
      </ul>
    </>
  );
}
