import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { Button } from '@quetzal/ui/button';
import { Link } from '@quetzal/ui/link';
import { ScrollRegion } from '@quetzal/ui/scroll-region';
import { useSession } from '@quetzal/web-kit/session';
import { useDeferredValue } from 'react';
import { WinnerCard, winnerKey } from '#shared/winners/winner-card.tsx';
import { useWinners } from '#shared/winners/winners.queries.ts';

const shownMax = 10;

/** Real wins only, the latest first; without any, nothing is shown. Whoever is logged in hears of them as they come. */
export function Winners() {
  const { t } = useTranslation('lobby');
  const { isLoggedIn } = useSession();
  const winners = useDeferredValue(useWinners('latest').data) ?? [];
  if (winners.length === 0) return null;
  return (
    <section className="min-w-0">
      <div className="mb-3.5 flex items-center gap-2">
        <div className="flex flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="font-display text-lg font-[650] tracking-snug">{t('winners')}</h2>
          {isLoggedIn && (
            <Badge tone="crimson" pulse>
              {t('winners_live')}
            </Badge>
          )}
        </div>
        <Button asChild variant="ghost" size="sm" className="max-md:-me-[12px]">
          <Link href="/winners">{t('see_all')}</Link>
        </Button>
      </div>
      <ScrollRegion
        label={t('winners')}
        className="-mx-(--q-gutter) overflow-x-auto px-(--q-gutter) pb-1 [scrollbar-width:none]"
      >
        <ul className="flex gap-3 xl:grid xl:grid-cols-5">
          {winners.slice(0, shownMax).map((winner) => (
            <li key={winnerKey(winner)} className="w-56 flex-none xl:w-auto">
              <WinnerCard winner={winner} />
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </section>
  );
}
