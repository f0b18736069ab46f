import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { LockIcon, SearchXIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { GameFacts } from './game-stage.queries.ts';
import { StageBackdrop } from './stage-backdrop.tsx';

/** In the place of a game that cannot be played now, or any more. */
export function StageClosed({ facts: { game, state }, onLeave }: { facts: GameFacts; onLeave: () => void }) {
  const { t } = useTranslation('game-stage');
  const { dateTime } = useFormat();
  const pausedDetail = game.backAt === null ? t('paused_detail') : t('paused_until', { time: dateTime(game.backAt) });
  const isPaused = state === 'paused';
  return (
    <StageBackdrop artSrc={game.iconUrl}>
      <EmptyState
        icon={isPaused ? <LockIcon /> : <SearchXIcon />}
        title={isPaused ? t('paused_title', { vendor: game.vendorName }) : t('withdrawn_title')}
        detail={isPaused ? pausedDetail : t('withdrawn_detail')}
        action={<Button onClick={onLeave}>{t('see_games')}</Button>}
      />
    </StageBackdrop>
  );
}
