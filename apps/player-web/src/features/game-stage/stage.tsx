import { useTranslation } from '@quetzal/i18n/react';
import { cn } from '@quetzal/ui/class-names';
import { useSession } from '@quetzal/web-kit/session';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { inertOthers } from '#shared/inert-others/inert-others.ts';
import { OfflineBar } from '#shared/offline-bar/offline-bar.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { type GameFacts, useAskFacts } from './game-stage.queries.ts';
import { StageBar } from './stage-bar.tsx';
import { StageClosed } from './stage-closed.tsx';
import { StageDoor } from './stage-door.tsx';
import { StageFrame } from './stage-frame.tsx';
import { type BetRefusal, refusalOf, StageRefusal } from './stage-refusal.tsx';
import { StageSession } from './stage-session.tsx';
import { StageTrial } from './stage-trial.tsx';
import { useCutOff } from './use-cut-off.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useInterruption } from './use-interruption.ts';
import { useRound } from './use-round.ts';

interface StageProps {
  address: { vassalage: string; gameCode: string; isDemo: boolean };
  /** Undefined until they are known. */
  facts: GameFacts | undefined;
  /** In a window over a page rather than a page itself. */
  isWindow?: boolean;
  onLeave: () => void;
  className: string;
}

/** A game under its bar, on its page and in its window. */
export function Stage({ address, facts, isWindow = false, onLeave, className }: StageProps) {
  const { t } = useTranslation('game-stage');
  const { status, hasAccount } = useSession();
  const screen = useFullScreen();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<BetRefusal | null>(null);
  const isHeld = useInterruption(address.isDemo);
  const round = useRound();
  useCutOff(round.isOn && !address.isDemo);
  const name = facts?.game.displayName ?? '';
  const artSrc = facts?.game.iconUrl;
  usePageTitle(address.isDemo && name !== '' ? `${name} · ${t('demo')}` : name);
  const mayPlay = address.isDemo || hasAccount;
  const isAtDoor = status === 'visitor' && !address.isDemo;
  const isTrial = status === 'trial' && !address.isDemo;
  // A round that has begun is shown to its end.
  const isClosed = facts !== undefined && facts.state !== 'open' && !round.isOn;
  const askFacts = useAskFacts(address);
  const reload = () => setAttempt(attempt + 1);
  return (
    <StageArea isWhole={screen.isOn} className={className}>
      <StageBar
        address={address}
        facts={facts}
        screen={screen}
        hasGame={!isAtDoor && !isTrial && !isClosed}
        isWindow={isWindow}
        isRoundOn={round.isOn}
        onLeave={onLeave}
        onReload={reload}
      />
      {(isWindow || screen.isOn) && <OfflineBar />}
      {!address.isDemo && !isAtDoor && !isTrial && (
        <div className="flex min-h-7 flex-none justify-center border-b border-line bg-surface-1 px-3 md:hidden low:hidden">
          {mayPlay && <StageSession />}
        </div>
      )}
      {refusal !== null && !isHeld && (
        <StageRefusal refusal={refusal} vendor={facts?.game.vendorName ?? ''} onClose={() => setRefusal(null)} />
      )}
      <div className="relative min-h-0 flex-1 tiny:min-h-112">
        {isClosed && <StageClosed facts={facts} onLeave={onLeave} />}
        {!isClosed && isAtDoor && <StageDoor address={address} game={facts?.game} />}
        {!isClosed && isTrial && <StageTrial address={address} game={facts?.game} onLeave={onLeave} />}
        {!isClosed && !isAtDoor && !isTrial && (
          <StageFrame
            key={attempt}
            request={{ ...address, attempt }}
            isAllowed={mayPlay}
            isHeld={isHeld}
            isRoundOn={round.isOn}
            onRound={round.setOn}
            name={name}
            artSrc={artSrc}
            onLeave={onLeave}
            onRetry={reload}
            onRefused={(code) => setRefusal(refusalOf(code))}
            onClosed={() => void askFacts()}
          />
        )}
      </div>
    </StageArea>
  );
}

/* Its place on the page stays while it covers the whole of it; what lies beneath is out of reach then, but still heard. */
function StageArea({ isWhole, className, children }: { isWhole: boolean; className: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  // With the drawing and not after it: what can be seen can be reached.
  useLayoutEffect(() => {
    if (!isWhole || area.current === null) return undefined;
    return inertOthers(area.current);
  }, [isWhole]);
  return (
    <div className={className}>
      <div
        ref={area}
        className={cn(
          'flex flex-col bg-sunken px-[max(env(safe-area-inset-left),env(safe-area-inset-right))]',
          isWhole ? 'fixed inset-0 z-(--q-z-overlay) tiny:overflow-y-auto' : 'h-full',
        )}
      >
        {children}
      </div>
    </div>
  );
}
