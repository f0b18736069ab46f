import type { ReactNode } from 'react';
import { useGame, useGameState } from './game-context.ts';
import { GoOnButton } from './go-on-button.tsx';
import { useRoundPay } from './use-pay.ts';

/** What lies over the window before and after free spins: their announcement, and what they came to. */
export function FeatureLayer(): ReactNode {
  const { words, art } = useGame();
  const { scene, unseen } = useGameState();
  const feature = scene.feature ?? (unseen === null ? null : ({ kind: 'summary', ...unseen } as const));
  const pay = useRoundPay();
  const isCard = feature !== null && feature.kind !== 'spins';
  return (
    <div className={isCard ? 'feature-card' : undefined}>
      <p role="status">
        {feature?.kind === 'intro' ? (
          <>
            <span className="feature-title">{words('feature.title')}</span>
            <bdi className="feature-figure">{feature.spins}</bdi>
            <span>{words(art.theme.engine === 'lines5x3' ? 'feature.all_times_three' : 'feature.orbs_kept')}</span>
          </>
        ) : null}
        {feature?.kind === 'summary' ? (
          <>
            <span className="feature-title">{words('feature.over')}</span>
            <bdi className="feature-figure" dir="ltr">
              {pay(feature.units)}
            </bdi>
            <span>{words('feature.played', { count: feature.spins })}</span>
          </>
        ) : null}
      </p>
      {isCard ? <GoOnButton /> : null}
    </div>
  );
}
