import { useState, type ReactNode } from 'react';
import { formatAmount } from '@quetzal/domain/money';
import { unitsOf } from '../amounts.ts';
import { useAmounts, useGame, useGameState } from '../shell/game-context.ts';
import { Choices } from './choices.tsx';
import { Sheet } from './sheet.tsx';

const SPINS = [10, 25, 50] as const;
const LIMITS_IN_BETS = [5n, 10n, 20n, 50n] as const;

/** Autoplay needs both choices from the player; neither is made for them. */
export function AutoplaySheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { words, game, kit } = useGame();
  const { stake, session } = useGameState();
  const amounts = useAmounts();
  const [spins, setSpins] = useState<number | null>(null);
  const [stopsOnFeature, setStopsOnFeature] = useState(true);
  const [limit, setLimit] = useState<bigint | null>(null);
  const currency = session?.currency ?? 'MXN';
  const stakeUnits = unitsOf(stake, currency);
  const canStart = spins !== null && limit !== null;
  return (
    <Sheet title={words('auto.title')} onClose={onClose}>
      <Choices
        label={words('auto.spins')}
        options={SPINS.map((count) => ({ value: count, text: String(count) }))}
        chosen={spins}
        onChoose={setSpins}
      />
      <Choices
        label={words('auto.loss_limit')}
        options={LIMITS_IN_BETS.map((bets) => ({
          value: bets * stakeUnits,
          text: amounts(formatAmount({ currency, amount: bets * stakeUnits })),
        }))}
        chosen={limit}
        onChoose={setLimit}
      />
      {kit.hasFeature ? (
        <label className="check">
          <input
            type="checkbox"
            checked={stopsOnFeature}
            onChange={(event) => {
              setStopsOnFeature(event.target.checked);
            }}
          />
          {words('auto.stop_feature')}
        </label>
      ) : null}
      <p className="sheet-note">{words(canStart ? 'auto.explain' : 'auto.choose')}</p>
      <button
        type="button"
        className="primary-button"
        disabled={!canStart}
        onClick={() => {
          if (!canStart) return;
          onClose();
          game.startAutoplay({ left: spins, lossLimit: limit, stopsOnFeature });
        }}
      >
        {spins === null ? words('auto.title') : words('auto.start', { count: spins })}
      </button>
    </Sheet>
  );
}
