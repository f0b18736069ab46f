import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useRefreshBalance } from '#shared/balance/balance.queries.ts';
import { GameMissing } from './game-missing.tsx';
import { useLaunch } from './game-stage.queries.ts';
import { StageCover } from './stage-cover.tsx';
import { readStudioMessage } from './studio-message.ts';

interface StageFrameProps {
  request: { vassalage: string; gameCode: string; isDemo: boolean; attempt: number };
  /** False while it is not known who plays, and for whoever may not. */
  isAllowed: boolean;
  name: string;
  artSrc: string | undefined;
  onLeave: () => void;
  onRetry: () => void;
}

/** The game itself, behind a cover until it says that it is ready. */
export function StageFrame({ request, isAllowed, name, artSrc, onLeave, onRetry }: StageFrameProps) {
  const { t } = useTranslation('game-stage');
  const { data: gameUrl, error } = useLaunch(request, isAllowed);
  const [isReady, setReady] = useState(false);
  const refreshBalance = useRefreshBalance();
  const receive = useEffectEvent((message: MessageEvent<unknown>) => {
    const event = gameUrl === undefined ? null : readStudioMessage(message, gameUrl);
    // A game that could not open says why itself, and better than we can.
    if (event === 'ready' || event === 'error') setReady(true);
    if (event === 'close') onLeave();
    // The live line announces balances too; this one covers its absence.
    if (event === 'spin-settled' && !request.isDemo) void refreshBalance();
  });
  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => receive(message);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  if (error instanceof ApiError && error.status === 404) return <GameMissing />;
  if (error !== null)
    return <RegionError className="h-full content-center" title={t('failed_title')} error={error} onRetry={onRetry} />;
  return (
    <>
      {gameUrl !== undefined && (
        <iframe
          src={gameUrl}
          title={t('frame_title', { game: name })}
          allow="fullscreen; autoplay"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          className="absolute inset-0 size-full border-0"
        />
      )}
      {!isReady && <StageCover name={name} artSrc={artSrc} onLeave={onLeave} onRetry={onRetry} />}
    </>
  );
}
