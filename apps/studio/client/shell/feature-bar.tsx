import type { ReactNode } from 'react';
import { focusSpin } from './focus-spin.ts';
import { useGame, useGameState } from './game-context.ts';

/** Which free spin is shown, what wins are multiplied by, and the way to leave out the rest. */
export function FeatureBar(): ReactNode {
  const { words, game } = useGame();
  const { feature } = useGameState().scene;
  if (feature?.kind !== 'spins') return null;
  const { spin, of, factor } = feature;
  return (
    <div className="feature-bar">
      <p>
        <span>{words('feature.spin_of', { spin, of })}</span>
        {factor > 0 ? <strong dir="ltr">{`×${String(factor)}`}</strong> : null}
      </p>
      <button
        type="button"
        onClick={() => {
          game.skipFeature();
          focusSpin();
        }}
      >
        {words('feature.to_total')}
      </button>
    </div>
  );
}
