import { useTranslation } from '@quetzal/i18n/react';
import { useSession } from '@quetzal/web-kit/session';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAllGames } from '#shared/games/games.queries.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { GameMissing } from './game-missing.tsx';
import { StageBar } from './stage-bar.tsx';
import { StageDoor } from './stage-door.tsx';
import { StageFrame } from './stage-frame.tsx';
import { type BetRefusal, refusalOf, StageRefusal } from './stage-refusal.tsx';
import { StageSession } from './stage-session.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { useInterruption } from './use-interruption.ts';

/** The page of one game: a bar of our own above the frame in which the maker's game runs. */
export function StagePage() {
  const [params] = useSearchParams();
  const vassalage = params.get('vassalage');
  const gameCode = params.get('gameCode');
  const isDemo = params.get('demo') === '1';
  const games = useAllGames(vassalage ?? undefined);
  if (vassalage === null || gameCode === null) return <GameMissing />;
  const game = games?.find((one) => one.gameCode === gameCode);
  if (games !== undefined && game === undefined) return <GameMissing />;
  return (
    <Stage
      key={`${vassalage} ${gameCode} ${isDemo}`}
      address={{ vassalage, gameCode, isDemo }}
      name={game?.displayName ?? ''}
      artSrc={game?.iconUrl}
    />
  );
}

interface StageProps {
  address: { vassalage: string; gameCode: string; isDemo: boolean };
  /** Empty until it is known. */
  name: string;
  artSrc: string | undefined;
}

function Stage({ address, name, artSrc }: StageProps) {
  const { t } = useTranslation('game-stage');
  const { status } = useSession();
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<BetRefusal | null>(null);
  const isHeld = useInterruption(address.isDemo);
  usePageTitle(address.isDemo && name !== '' ? `${name} · ${t('demo')}` : name);
  const leave = () => void navigate('/rng');
  const mayPlay = address.isDemo || status === 'member' || status === 'agent';
  const isAtDoor = status === 'visitor' && !address.isDemo;
  return (
    <div
      ref={stage}
      className="-mx-(--q-gutter) -my-5 flex h-[calc(100dvh-var(--q-header-h))] flex-col bg-sunken max-md:h-[calc(100dvh-var(--q-header-h)-var(--q-tabbar-h)-env(safe-area-inset-bottom))]"
    >
      <StageBar
        address={address}
        name={name}
        stage={stage}
        hasGame={!isAtDoor}
        onLeave={leave}
        onReload={() => setAttempt(attempt + 1)}
      />
      {!address.isDemo && (
        <StageSession className="h-7 justify-center border-b border-line bg-surface-1 px-3 md:hidden" />
      )}
      <div className="relative min-h-0 flex-1">
        {isAtDoor ? (
          <StageDoor address={address} name={name} artSrc={artSrc} />
        ) : (
          <StageFrame
            key={attempt}
            request={{ ...address, attempt }}
            isAllowed={mayPlay}
            isHeld={isHeld}
            name={name}
            artSrc={artSrc}
            onLeave={leave}
            onRetry={() => setAttempt(attempt + 1)}
            onRefused={(code) => setRefusal(refusalOf(code))}
          />
        )}
        {refusal !== null && !isHeld && <StageRefusal refusal={refusal} onClose={() => setRefusal(null)} />}
      </div>
      {status === 'trial' && !address.isDemo && <TrialDialog onClose={leave} />}
    </div>
  );
}
