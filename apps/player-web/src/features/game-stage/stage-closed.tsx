import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { LockIcon, SearchXIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { GameFacts } from './game-stage.queries.ts';
import { StageBackdrop } from './stage-backdrop.tsx';

/** In the place of a game that cannot be played now, or any more. */
export function StageClosed({ facts, onLeave }: { facts: GameFacts; onLeave: () => void }) {
  const { t } = useTranslation('game-stage');
  const { title, detail } = useClosedWords(facts);
  return (
    <StageBackdrop artSrc={facts.game.iconUrl} role="alert">
      <EmptyState
        icon={facts.state === 'withdrawn' ? <SearchXIcon /> : <LockIcon />}
        title={title}
        detail={detail}
        action={<Button onClick={onLeave}>{t('see_games')}</Button>}
      />
    </StageBackdrop>
  );
}

/** Why it cannot be played, and until when: its vendor is being maintained, the game alone is, or it is gone. */
function useClosedWords({ game, state }: GameFacts): { title: string; detail: string | undefined } {
  const { t } = useTranslation('game-stage');
  const { t: lobby } = useTranslation('lobby');
  const { dateTime } = useFormat();
  const time = game.backAt === null ? undefined : dateTime(game.backAt);
  if (state === 'paused') {
    const detail = time === undefined ? t('paused_detail') : t('paused_until', { time });
    return { title: t('paused_title', { vendor: game.vendorName }), detail };
  }
  if (state === 'closed') {
    const detail = time === undefined ? undefined : lobby('paused_until', { time });
    return { title: t('paused_title', { vendor: game.displayName }), detail };
  }
  return { title: t('withdrawn_title'), detail: t('withdrawn_detail') };
}
