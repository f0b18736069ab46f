import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Link } from '@quetzal/ui/link';
import { useEffect, useEffectEvent } from 'react';
import { useAccountDialog } from '#shared/address-params/use-overlays.ts';
import { gamePath } from '#shared/addresses/addresses.ts';
import { hasDemo } from '#shared/games/game-card.ts';
import type { GameFacts } from './game-stage.queries.ts';
import { StageBackdrop } from './stage-backdrop.tsx';
import { StagePending } from './stage-pending.tsx';

interface StageDoorProps {
  address: { vassalage: string; gameCode: string };
  /** Undefined until it is known. */
  game: GameFacts['game'] | undefined;
}

/**
 * A game for money and nobody logged in: opens the login as soon as the game is known; closing it leaves this, with the demo as the other way
 * where the game has one.
 */
export function StageDoor({ address: { vassalage, gameCode }, game }: StageDoorProps) {
  const { t } = useTranslation('game-stage');
  const dialog = useAccountDialog();
  const openOnce = useEffectEvent(() => {
    if (dialog.form === null) dialog.show('login', { replace: true });
  });
  // Nobody is asked in for a game that may not exist, or finds a button that its picture then pushes away.
  const isKnown = game !== undefined;
  useEffect(() => {
    if (isKnown) openOnce();
  }, [isKnown]);
  if (game === undefined) return <StagePending />;
  const artSrc = game.iconUrl;
  const isFree = hasDemo(game);
  return (
    <StageBackdrop artSrc={artSrc}>
      <div className="grid max-w-80 justify-items-center gap-3 text-center">
        <img
          src={artSrc}
          alt={game.displayName}
          width={150}
          height={200}
          className="mb-2 w-37.5 rounded-lg shadow-4 low:hidden"
        />
        <h2 className="font-display text-2xl font-[650] tracking-tight">{t('log_in_title')}</h2>
        <p className="text-balance text-fg-2">{t(isFree ? 'log_in_detail' : 'log_in_only')}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-2.5">
          <Button onClick={() => dialog.show('login')}>{t('log_in')}</Button>
          {isFree && (
            <Button asChild variant="secondary">
              <Link href={gamePath({ vassalage, gameCode, isDemo: true })}>{t('try_demo')}</Link>
            </Button>
          )}
        </div>
      </div>
    </StageBackdrop>
  );
}
