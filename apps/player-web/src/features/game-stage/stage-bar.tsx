import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { BalancePill } from '@quetzal/ui/balance-pill';
import { Button } from '@quetzal/ui/button';
import { cn } from '@quetzal/ui/class-names';
import { IconButton } from '@quetzal/ui/icon-button';
import { ChevronLeftIcon, HandCoinsIcon, MaximizeIcon, PlusIcon, XIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { useSession } from '@quetzal/web-kit/session';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { gamePath } from '#shared/addresses/addresses.ts';
import { Amount } from '#shared/amount/amount.tsx';
import { useBalance } from '#shared/balance/balance.queries.ts';
import type { GameFacts } from './game-stage.queries.ts';
import { StageActions } from './stage-actions.tsx';
import { StageSession } from './stage-session.tsx';
import type { useFullScreen } from './use-full-screen.ts';
import { useTotalInRound } from './use-total-in-round.ts';

interface StageBarProps {
  address: { vassalage: string; gameCode: string; isDemo: boolean };
  /** Undefined until they are known. */
  facts: GameFacts | undefined;
  screen: ReturnType<typeof useFullScreen>;
  /** False while there is no game to reload or to enlarge. */
  hasGame: boolean;
  /** The bar of a window: closed at its end, and named by the window. */
  isWindow: boolean;
  /** The result of a round is still to be seen. */
  isRoundOn: boolean;
  onLeave: () => void;
  onReload: () => void;
}

/** What belongs to the site and not to the game: the way out, the money, the screen. */
export function StageBar({ address, facts, screen, hasGame, isWindow, isRoundOn, onLeave, onReload }: StageBarProps) {
  const { t } = useTranslation('game-stage');
  const Heading = isWindow ? 'p' : 'h1';
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="flex min-h-14 flex-none flex-wrap items-center gap-1.5 border-b border-line bg-surface-1 px-2.5 max-xs:gap-1 max-xs:px-1 md:gap-2 md:px-4 low:h-10 low:min-h-0 low:[--q-control-sm:32px] low:[--q-control:36px]"
    >
      {!isWindow && (
        <IconButton label={t('back')} onClick={onLeave}>
          <ChevronLeftIcon className="rtl:-scale-x-100" />
        </IconButton>
      )}
      <div className="flex min-w-12 flex-1 items-start gap-x-2.5 max-md:flex-col md:items-center">
        <Heading
          aria-hidden={isWindow || undefined}
          dir="auto"
          className={cn(
            'max-w-full font-display text-base font-[650] tracking-snug md:truncate md:text-lg',
            // What tells a demo stands under its name, and money beside it takes the room of a second line.
            address.isDemo ? 'max-md:truncate' : 'max-md:line-clamp-2 max-md:text-sm max-xs:text-xs',
          )}
        >
          {facts?.game.displayName}
        </Heading>
        {address.isDemo && (
          <Badge tone="info" title={t('demo_detail')} className="max-w-full max-xs:px-1">
            <span className="truncate">{t('demo')}</span>
          </Badge>
        )}
      </div>
      <div className="ms-auto flex flex-none items-center gap-1 md:gap-1.5">
        {!address.isDemo && (
          <div className="me-2 hidden md:block low:block">
            <StageSession />
          </div>
        )}
        {(hasGame || !address.isDemo) && <StageMoney address={address} isRoundOn={isRoundOn} />}
        {facts === undefined ? (
          // Keeps the room of what comes with the facts.
          <span className="size-(--q-control)" />
        ) : (
          <StageActions facts={facts} screen={screen} hasGame={hasGame} onReload={onReload} />
        )}
        {hasGame && screen.isPossible && (
          <IconButton
            label={t(screen.isOn ? 'exit_full_screen' : 'full_screen')}
            onClick={screen.toggle}
            className="max-md:hidden"
          >
            <MaximizeIcon />
          </IconButton>
        )}
        {isWindow && (
          <IconButton label={t('back')} onClick={onLeave}>
            <XIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}

function StageMoney({ address, isRoundOn }: Pick<StageBarProps, 'address' | 'isRoundOn'>) {
  const { t } = useTranslation('game-stage');
  const { isLoggedIn } = useSession();
  const total = useTotalInRound(useBalance()?.total, isRoundOn);
  const center = usePersonalCenter();
  if (address.isDemo) {
    const { vassalage, gameCode } = address;
    return (
      <Button asChild size="sm">
        <Link href={gamePath({ vassalage, gameCode })} aria-label={t('play_real')} title={t('play_real')}>
          <HandCoinsIcon className="md:hidden" />
          <span className="max-md:hidden">{t('play_real')}</span>
        </Link>
      </Button>
    );
  }
  if (!isLoggedIn || total === undefined) return null;
  return (
    <BalancePill
      action={
        <Button size="sm" onClick={() => center.show('depositv2')} aria-label={t('deposit')}>
          <PlusIcon />
          <span className="max-md:hidden">{t('deposit')}</span>
        </Button>
      }
    >
      <span aria-live="polite">
        <Amount value={total} />
      </span>
    </BalancePill>
  );
}
