import { gamePath } from '#shared/addresses/addresses.ts';
import { hasDemo } from '#shared/games/game-card.ts';
import type { GameFacts } from './game-stage.queries.ts';
import { StageBackdrop } from './stage-backdrop.tsx';
import { StagePending } from './stage-pending.tsx';
import { TrialDialog } from './trial-dialog.tsx';

interface StageTrialProps {
  address: { vassalage: string; gameCode: string };
  /** Undefined until it is known. */
  game: GameFacts['game'] | undefined;
  onLeave: () => void;
}

/** A game for money and a trial visitor: refused as soon as the game is known, with its demo where it has one. */
export function StageTrial({ address: { vassalage, gameCode }, game, onLeave }: StageTrialProps) {
  if (game === undefined) return <StagePending />;
  return (
    <>
      <StageBackdrop artSrc={game.iconUrl} />
      <TrialDialog
        gamePath={gamePath({ vassalage, gameCode })}
        demoPath={hasDemo(game) ? gamePath({ vassalage, gameCode, isDemo: true }) : undefined}
        onClose={onLeave}
      />
    </>
  );
}
