import type { ReactNode } from 'react';
import { figureLocale } from '../amounts.ts';
import { useAmounts, useGame, useGameState } from '../shell/game-context.ts';

/** How the pot of the game grows and is won, and what it holds; nothing where the game feeds none. */
export function JackpotRules(): ReactNode {
  const { words, launch } = useGame();
  const { session } = useGameState();
  const amounts = useAmounts();
  const jackpot = session?.jackpot ?? null;
  if (jackpot === null) return null;
  const percent = new Intl.NumberFormat(figureLocale(launch.language), { style: 'percent', minimumFractionDigits: 2 });
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
