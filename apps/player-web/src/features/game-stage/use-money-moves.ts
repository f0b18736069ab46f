import { useEffect, useEffectEvent, useRef } from 'react';
import { useBalance } from '#shared/balance/balance.queries.ts';
import type { Balance } from '#shared/balance/balance.ts';

/** How long after its end the moves of a round itself may still be told. */
const lateMs = 1_000;

/** What is known of rounds that follow one another: how many began, and what became of the balance meanwhile. */
const none = { begun: 0, changes: 0, hasRisen: false };

const playable = ({ cash, bonus }: Balance) => Number(cash) + Number(bonus);

/**
 * Calls back when money moved that the game has not moved: between rounds at once. The game knows what its rounds moved: while
 * they follow one another one change for each is passed over, its stake, and what came besides is told once, after the last,
 * be it won, paid in, or the stake of another window.
 */
export function useMoneyMoves(isRoundOn: boolean, onMove: () => void): void {
  const balance = useBalance();
  const known = useRef(balance);
  const rounds = useRef(none);
  const tell = useEffectEvent(onMove);
  useEffect(() => {
    if (isRoundOn) {
      rounds.current = { ...rounds.current, begun: rounds.current.begun + 1 };
      return undefined;
    }
    const timer = setTimeout(() => {
      const { begun, changes, hasRisen } = rounds.current;
      rounds.current = none;
      if (hasRisen || changes > begun) tell();
    }, lateMs);
    return () => clearTimeout(timer);
  }, [isRoundOn]);
  useEffect(() => {
    const before = known.current;
    known.current = balance;
    if (before === undefined || balance === undefined || before.version === balance.version) return;
    const { begun, changes, hasRisen } = rounds.current;
    if (begun === 0) tell();
    else
      rounds.current = {
        begun,
        // Several changes may be told as one balance.
        changes: changes + balance.version - before.version,
        hasRisen: hasRisen || playable(balance) > playable(before),
      };
  }, [balance]);
}
