import { formatAmount } from '@quetzal/domain/money';
import { unitsOf } from '../amounts.ts';
import { stakeToPlay } from '../game/game-state.ts';
import { useAmounts, useGame, useGameState } from './game-context.ts';

type Pay = (units: number) => string;

/** What units of the engine come to at the bet that is set, as the player writes money. */
export function usePay(): Pay {
  return useWritten(useAmountAt(stakeToPlay(useGameState())));
}

/** The same at the bet of the round that is on the stage. */
export function useRoundPay(): Pay {
  return useWritten(useRoundAmount());
}

/** What units come to at the bet of the round that is on the stage, as an exact amount. */
export function useRoundAmount(): Pay {
  const { phase, stake, shown } = useGameState();
  return useAmountAt(phase === 'spinning' ? stake : (shown?.stake ?? stake));
}

function useAmountAt(stake: string): Pay {
  const { kit } = useGame();
  const currency = useGameState().session?.currency ?? 'MXN';
  return (units) => formatAmount({ currency, amount: kit.payout(unitsOf(stake, currency), units) });
}

function useWritten(amountOf: Pay): Pay {
  const amounts = useAmounts();
  return (units) => amounts(amountOf(units));
}
