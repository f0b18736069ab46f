import { useRef, type CSSProperties, type ReactNode } from 'react';
import { BigWin } from './big-win.tsx';
import { FeatureBar } from './feature-bar.tsx';
import { FeatureLayer } from './feature-layer.tsx';
import { useGame, useGameState } from './game-context.ts';
import { MessageStrip } from './message-strip.tsx';
import { PotCard } from './pot-card.tsx';
import { StageLost } from './stage-lost.tsx';
import type { Sound } from './use-sound.ts';
import { useStage } from './use-stage.ts';

/** The machine: its name, the stage on a canvas, and the strip that says what happens. */
export function Cabinet({ sound }: { readonly sound: Sound }): ReactNode {
  const { name, art, kit, game } = useGame();
  const { phase, scene } = useGameState();
  const isInFeature = scene.feature?.kind === 'spins';
  const host = useRef<HTMLDivElement>(null);
  const reels = useStage(host, sound);
  return (
    <div className="cabinet" data-engine={art.theme.engine}>
      <div className="crown">
        <h1 className={isInFeature ? 'for-reader' : undefined} dir="auto">
          {name}
        </h1>
        {isInFeature ? <FeatureBar /> : null}
      </div>
      <div className="bezel">
        <div className="window">
          <div className="reel-panels" aria-hidden="true" style={{ '--reels': kit.columnCount } as CSSProperties}>
            {Array.from({ length: kit.columnCount }, (_, reel) => (
              <i key={reel} />
            ))}
          </div>
          <div
            className="canvas-host"
            ref={host}
            data-is-spinning={phase === 'spinning'}
            onPointerDown={() => {
              game.skip();
            }}
          />
          <div className="glass" aria-hidden="true" />
          {kit.hasFeature ? <FeatureLayer /> : null}
          <PotCard />
          {reels.isLost ? <StageLost onRetry={reels.retry} /> : null}
        </div>
      </div>
      <BigWin />
      <MessageStrip />
    </div>
  );
}
