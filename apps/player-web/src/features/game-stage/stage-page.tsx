import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useSearchParams } from 'react-router-dom';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useScrollPlace } from '#shared/scroll-place/use-scroll-place.ts';
import { GameMissing } from './game-missing.tsx';
import { useGameFacts } from './game-stage.queries.ts';
import { Stage } from './stage.tsx';

/** The page of one game: a bar of our own above the frame in which the maker's game runs. */
export function StagePage() {
  const [params] = useSearchParams();
  const [vassalage, gameCode] = [params.get('vassalage'), params.get('gameCode')];
  useScrollPlace(true);
  if (vassalage === null || gameCode === null) return <GameMissing />;
  return (
    <KnownGame
      key={`${vassalage} ${gameCode} ${params.get('demo')}`}
      address={{ vassalage, gameCode, isDemo: params.get('demo') === '1' }}
    />
  );
}

function KnownGame({ address }: { address: { vassalage: string; gameCode: string; isDemo: boolean } }) {
  const { t } = useTranslation('game-stage');
  const { data: facts, error, refetch } = useGameFacts(address);
  if (error instanceof ApiError && error.status === 404) return <GameMissing />;
  if (error !== null)
    return (
      <RegionError
        className="min-h-[60dvh] content-center"
        title={t('failed_title')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <Stage address={address} facts={facts} />;
}
