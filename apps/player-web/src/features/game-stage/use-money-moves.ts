import { useEffect, useEffectEvent, useRef } from 'react';
import { useBalance } from '#shared/balance/balance.queries.ts';
import type { Balance } from '#shared/balance/balance.ts';

/** How long after its end the moves of a round itself may still be told. */
const lateMs = 1_000;

const playable = ({ cash, bonus }: Balance) => Number(cash) + Number(bonus);

/**
 * Calls back when money moved that the game has not moved: between rounds at once. The game knows what its rounds moved, so
 * stakes are passed over, and what came while rounds followed one another, perhaps won, is told once, after the last.
 */
export function useMoneyMoves(isRoundOn: boolean, onMove: () => void): void {
  const balance = useBalance();
  const known = useRef(balance);
  const rounds = useRef({ areOn: false, hasRisen: false });
  const tell = useEffectEvent(onMove);
  useEffect(() => {
    if (isRoundOn) {
      rounds.current.areOn = true;
      return undefined;
    }
    const timer = setTimeout(() => {
      const { hasRisen } = rounds.current;
      rounds.current = { areOn: false, hasRisen: false };
      if (hasRisen) tell();
    }, lateMs);
    return () => clearTimeout(timer);
  }, [isRoundOn]);
  useEffect(() => {
    const before = known.current;
    known.current = balance;
    if (before === undefined || balance === undefined || before.version === balance.version) return;
    if (!rounds.current.areOn) tell();
    else if (playable(balance) > playable(before)) rounds.current.hasRisen = true;
  }, [balance]);
}
