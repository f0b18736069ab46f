import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { XIcon } from '@quetzal/ui/icons';
import { WindowFrame } from '@quetzal/ui/window-frame';
import { ApiError } from '@quetzal/web-kit/api';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OfflineBar } from '#shared/offline-bar/offline-bar.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import type { GameWindow } from '#shared/shown-page/shown-page.ts';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { GameMissing } from './game-missing.tsx';
import { useGameFacts } from './game-stage.queries.ts';
import { Stage } from './stage.tsx';
import { type StageAddress, stageKey, useStageAddress } from './use-stage-address.ts';

/** The window of one game, over the page it was opened on. Leaving it goes back to that page, however much was opened since. */
export function StageWindow({ gameWindow: { steps } }: { gameWindow: GameWindow }) {
  const { t } = useTranslation('game-stage');
  const address = useStageAddress();
  const [name, setName] = useState<string>();
  const { onCover } = useShownPage();
  const navigate = useNavigate();
  const leave = () => void navigate(-steps);
  useKeptTitle();
  // Before the focus goes back to what opened the window: nothing inert takes it.
  useLayoutEffect(() => () => onCover(false), [onCover]);
  return (
    <WindowFrame
      open
      onOpenChange={leave}
      title={name ?? t('opening_unnamed')}
      onOpened={() => onCover(true)}
      className="low:m-0 low:size-full low:rounded-none"
    >
      {address === null ? (
        <WithoutGame onLeave={leave}>
          <GameMissing />
        </WithoutGame>
      ) : (
        <KnownGame key={stageKey(address)} address={address} onName={setName} onLeave={leave} />
      )}
    </WindowFrame>
  );
}

interface KnownGameProps {
  address: StageAddress;
  onName: (name: string) => void;
  onLeave: () => void;
}

function KnownGame({ address, onName, onLeave }: KnownGameProps) {
  const { t } = useTranslation('game-stage');
  const { data: facts, error, refetch } = useGameFacts(address);
  const name = facts?.game.displayName;
  useEffect(() => {
    if (name !== undefined) onName(name);
  }, [name, onName]);
  // Nothing that is asked later ends a game that is being played.
  if (facts !== undefined || error === null)
    return <Stage address={address} facts={facts} isWindow onLeave={onLeave} className="min-h-0 flex-1" />;
  return (
    <WithoutGame onLeave={onLeave}>
      {error instanceof ApiError && error.status === 404 ? (
        <GameMissing />
      ) : (
        <RegionError
          className="h-full content-center"
          title={t('failed_title')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </WithoutGame>
  );
}

/* Nothing is known of a game; the way out stays where it is. */
function WithoutGame({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const { t } = useTranslation('game-stage');
  return (
    <>
      <div className="flex h-14 flex-none items-center justify-end border-b border-line bg-surface-1 px-2.5 md:px-4">
        <IconButton label={t('back')} onClick={onLeave}>
          <XIcon />
        </IconButton>
      </div>
      <OfflineBar />
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </>
  );
}

/* The page under a window names itself no second time when the window goes. */
function useKeptTitle(): void {
  const [title] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = title;
    },
    [title],
  );
}
