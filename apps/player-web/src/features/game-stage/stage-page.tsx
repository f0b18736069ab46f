import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { ErrorBoundary, lazyPage } from '@quetzal/web-kit/boundary';
import { Suspense } from 'react';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { GameMissing } from './game-missing.tsx';
import { useGameFacts } from './game-stage.queries.ts';
import { stagePlace } from './stage-place.ts';
import { Stage } from './stage.tsx';
import { type StageAddress, stageKey, useStageAddress } from './use-stage-address.ts';
import { useLeave } from './use-leave.ts';

const NextGames = lazyPage(
  () => import('./next-games.tsx'),
  (module) => module.NextGames,
);

/** The page of one game: a bar of our own above the frame in which the maker's game runs. */
export function StagePage() {
  const address = useStageAddress();
  const leave = useLeave();
  if (address === null) return <GameMissing />;
  return <KnownGame key={stageKey(address)} address={address} onLeave={leave} />;
}

/* With what can be played next below it. */
function KnownGame({ address, onLeave }: { address: StageAddress; onLeave: () => void }) {
  const { t } = useTranslation('game-stage');
  const { data: facts, error, refetch } = useGameFacts(address);
  // Nothing that is asked later ends a game that is being played.
  if (facts === undefined && error instanceof ApiError && error.status === 404) return <GameMissing />;
  if (facts === undefined && error !== null)
    return (
      <RegionError
        className="min-h-[60dvh] content-center"
        title={t('failed_title')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <Stage address={address} facts={facts} onLeave={onLeave} className={stagePlace} />
      {facts !== undefined && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <NextGames game={facts.game} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
