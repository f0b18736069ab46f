import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { BadgePercentIcon, PlayIcon, ShieldCheckIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import { hasDemo } from '#shared/games/game-card.ts';
import { useHotGames } from './lobby.queries.ts';

/** What the games promise and keep. Says only what the games of the list say of themselves. */
export function PlayFacts() {
  const { t } = useTranslation('lobby');
  const { percent } = useFormat();
  const { data: games = [], isPending } = useHotGames();
  const returns = new Set(games.map((game) => game.rtp));
  const [rtp] = returns;
  return (
    <section className="flex min-w-0 flex-col">
      <h2 className="mb-3.5 min-h-8 content-center font-display text-lg font-[650] tracking-snug">
        {t('facts.title')}
      </h2>
      <Card asChild variant="flat" padding="none">
        <ul aria-busy={isPending || undefined} className="grid flex-1 md:max-xl:grid-cols-3">
          {isPending && [0, 1].map((index) => <FactSkeleton key={index} />)}
          {returns.size === 1 && rtp !== undefined && (
            <Fact
              icon={<BadgePercentIcon />}
              title={t('facts.rtp_title', { rtp: percent(rtp) })}
              detail={t('facts.rtp_detail')}
            />
          )}
          <Fact icon={<ShieldCheckIcon />} title={t('facts.check_title')} detail={t('facts.check_detail')} />
          {games.some(hasDemo) && (
            <Fact icon={<PlayIcon />} title={t('facts.free_title')} detail={t('facts.free_detail')} />
          )}
        </ul>
      </Card>
    </section>
  );
}

function Fact({ icon, title, detail }: { icon: ReactNode; title: string; detail: string }) {
  return (
    <li className="flex items-center gap-4 border-line px-5 py-4 not-first:border-t md:max-xl:items-start md:max-xl:not-first:border-s md:max-xl:not-first:border-t-0 max-md:px-4">
      <IconPlate tone="accent">{icon}</IconPlate>
      <span className="min-w-0">
        <span className="block font-semibold text-fg">{title}</span>
        <span className="mt-0.5 block text-sm text-fg-3">{detail}</span>
      </span>
    </li>
  );
}

function FactSkeleton() {
  return (
    <li className="flex items-center gap-4 border-line px-5 py-4 not-first:border-t md:max-xl:not-first:border-t-0">
      <Skeleton className="size-11 flex-none" />
      <Skeleton className="h-14 flex-1" />
    </li>
  );
}
