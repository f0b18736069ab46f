import { useTranslation } from '@quetzal/i18n/react';
import { ScrollRegion } from '@quetzal/ui/scroll-region';
import { WinnerTile } from '@quetzal/ui/winner-tile';
import { Amount } from '#shared/amount/amount.tsx';
import { useWinners } from './winners.queries.ts';
import type { Winner } from './winner.wire.ts';

const shownMax = 10;

/** Real wins only; without any, nothing is shown. */
export function Winners() {
  const { t } = useTranslation('lobby');
  const winners = useWinners().data ?? [];
  if (winners.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-3.5 font-display text-lg font-[650] tracking-snug">{t('winners')}</h2>
      <ScrollRegion
        label={t('winners')}
        className="-mx-(--q-gutter) overflow-x-auto px-(--q-gutter) pb-1 [scrollbar-width:none]"
      >
        <ul className="flex gap-3 xl:grid xl:grid-cols-5">
          {winners.slice(0, shownMax).map((winner) => (
            <li key={keyOf(winner)} className="w-56 flex-none xl:w-auto">
              <WinnerTile
                artSrc={winner.iconUrl}
                account={winner.account}
                game={winner.gameName}
                amount={
                  // The server groups the digits in its own way.
                  <Amount value={winner.vo.winAmount.replaceAll(',', '')} />
                }
              />
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </section>
  );
}

function keyOf(winner: Winner): string {
  return `${winner.wonAt} ${winner.account} ${winner.gameCode} ${winner.vo.winAmount}`;
}
