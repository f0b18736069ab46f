import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { TicketIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { Skeleton } from '@quetzal/ui/skeleton';
import { RequireSession } from '@quetzal/web-kit/guards';
import type { ReactNode } from 'react';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { usePlayableTypes } from '#shared/games/games.queries.ts';

interface LotteryDoorProps {
  /** Stands here where the site has no lottery at all. */
  otherwise: ReactNode;
}

/** The address of a lottery, for who is logged in: no draw can be played on it yet, and it says so. */
export function LotteryDoor({ otherwise }: LotteryDoorProps) {
  const playable = usePlayableTypes();
  const pending = <Skeleton className="h-80" />;
  if (playable === undefined) return pending;
  if (!playable.includes('LOTT') && !playable.includes('ELOTT')) return otherwise;
  return (
    <RequireSession pending={pending}>
      <NotOpen />
    </RequireSession>
  );
}

function NotOpen() {
  const { t } = useTranslation('lobby');
  usePageTitle(t('lottery_closed_title'));
  return (
    <EmptyState
      className="min-h-[50dvh] content-center"
      icon={<TicketIcon />}
      title={<h1>{t('lottery_closed_title')}</h1>}
      detail={t('lottery_closed_detail')}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button asChild>
            <Link href="/rng">{t('hero.see_games')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href="/help">{t('lottery_closed_help')}</Link>
          </Button>
        </div>
      }
    />
  );
}
