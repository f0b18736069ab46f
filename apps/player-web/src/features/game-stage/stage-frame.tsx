import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefreshBalance } from '#shared/balance/balance.queries.ts';
import { LimitRefusal, isLimitRefusal } from '#shared/limit-refusal/limit-refusal.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useRefreshStay } from '#shared/stay/stay.queries.ts';
import { GameMissing } from './game-missing.tsx';
import { useLaunch } from './game-stage.queries.ts';
import { StageCover } from './stage-cover.tsx';
import { StageHeld } from './stage-held.tsx';
import { readStudioMessage, sayToGame } from './studio-message.ts';
import { useCovering } from './use-covering.ts';
import { useMoneyMoves } from './use-money-moves.ts';

interface StageFrameProps {
  request: { vassalage: string; gameCode: string; isDemo: boolean; attempt: number };
  /** False while it is not known who plays, and for whoever may not. */
  isAllowed: boolean;
  /** The member has to look up first: the game is told to pause, covered, and out of reach. */
  isHeld: boolean;
  /** A round is on the reels; `onRound` tells when one begins, and when it is over or the game is gone. */
  isRoundOn: boolean;
  onRound: (isOn: boolean) => void;
  name: string;
  artSrc: string | undefined;
  onLeave: () => void;
  onRetry: () => void;
  /** A bet was refused, with the platform's code; null when the next one is on its way. */
  onRefused: (code: string | null) => void;
  /** The game was closed: it was not opened, or takes no bets any more. */
  onClosed: () => void;
}

const closings = new Set(['games.disabled', 'games.vendor_paused', 'GAME_DISABLED']);

/** The game itself, behind a cover until it says that it is ready. */
export function StageFrame({
  request,
  isAllowed,
  isHeld,
  isRoundOn,
  onRound,
  name,
  artSrc,
  onLeave,
  onRetry,
  onRefused,
  onClosed,
}: StageFrameProps) {
  const { t } = useTranslation('game-stage');
  const { data: gameUrl, error } = useLaunch(request, isAllowed);
  const [isReady, setReady] = useState(false);
  const refreshBalance = useRefreshBalance();
  const refreshStay = useRefreshStay();
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent((message: MessageEvent<unknown>) => {
    const event = gameUrl === undefined ? null : readStudioMessage(message, gameUrl);
    if (event === null) return;
    // A game that could not open says why itself, and better than we can.
    if (event.type === 'ready' || event.type === 'error') setReady(true);
    if (event.type === 'close') onLeave();
    if (event.type === 'spin-started') onRefused(null);
    if (event.type !== 'bet-refused') onRound(event.type === 'spin-started');
    // The live line announces balances too; this one covers its absence.
    if (event.type === 'spin-settled' && !request.isDemo) void Promise.all([refreshBalance(), refreshStay()]);
    if (event.type === 'bet-refused' && !request.isDemo) {
      void refreshStay();
      onRefused(event.code);
      if (event.code !== null && closings.has(event.code)) onClosed();
    }
  });
  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => receive(message);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  const tellClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (error instanceof ApiError && closings.has(error.code)) tellClosed();
  }, [error]);
  const endRound = useEffectEvent(() => onRound(false));
  useEffect(() => () => endRound(), []);
  useEffect(() => {
    // What still loads would not hear it.
    if (isHeld && isReady && gameUrl !== undefined) sayToGame(frame.current, gameUrl, 'pause');
  }, [isHeld, isReady, gameUrl]);
  useCovering(frame, isReady, () => {
    if (gameUrl !== undefined) sayToGame(frame.current, gameUrl, 'pause');
  });
  useMoneyMoves(isRoundOn, () => {
    if (isReady && gameUrl !== undefined && !request.isDemo) sayToGame(frame.current, gameUrl, 'balance-changed');
  });

  if (error instanceof ApiError && error.status === 404) return <GameMissing />;
  if (isLimitRefusal(error)) return <LimitRefusal error={error} isPage />;
  if (error !== null)
    return <RegionError className="h-full content-center" title={t('failed_title')} error={error} onRetry={onRetry} />;
  return (
    <>
      {gameUrl !== undefined && (
        <iframe
          ref={frame}
          inert={isHeld}
          src={gameUrl}
          title={t('frame_title', { game: name })}
          allow="fullscreen; autoplay"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          className="absolute inset-0 size-full border-0"
        />
      )}
      {!isReady && <StageCover name={name} artSrc={artSrc} onLeave={onLeave} onRetry={onRetry} />}
      {isHeld && <StageHeld artSrc={artSrc} />}
    </>
  );
}
