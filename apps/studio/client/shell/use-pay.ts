import { formatAmount } from '@quetzal/domain/money';
import { unitsOf } from '../amounts.ts';
import { stakeToPlay } from '../game/game-state.ts';
import { useAmounts, useGame, useGameState } from './game-context.ts';

type Pay = (units: number) => string;

/** What units of the engine come to at the bet that is set, as the player writes money. */
export function usePay(): Pay {
  return usePayAt(stakeToPlay(useGameState()));
}

/** The same at the bet of the round that is on the stage. */
export function useRoundPay(): Pay {
  const { phase, stake, shown } = useGameState();
  return usePayAt(phase === 'spinning' ? stake : (shown?.stake ?? stake));
}

function usePayAt(stake: string): Pay {
  const { kit } = useGame();
  const { session } = useGameState();
  const amounts = useAmounts();
  const currency = session?.currency ?? 'MXN';
  return (units) => amounts(formatAmount({ currency, amount: kit.payout(unitsOf(stake, currency), units) }));
}
