import { useTranslation } from '@quetzal/i18n/react';
import { Num } from '@quetzal/ui/num';
import { WinnerTile } from '@quetzal/ui/winner-tile';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useWinners } from './lobby.queries.ts';
import type { Winner } from './lobby.wire.ts';

const shownMax = 10;

/** Real wins only; without any, nothing is shown. */
export function Winners() {
  const { t } = useTranslation('lobby');
  const { currencySymbol } = useSiteInfo();
  const winners = useWinners().data ?? [];
  if (winners.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-3.5 font-display text-lg font-[650] tracking-snug">{t('winners')}</h2>
      <ul className="-mx-(--q-gutter) flex gap-3 overflow-x-auto px-(--q-gutter) pb-1 [scrollbar-width:none] xl:mx-0 xl:grid xl:grid-cols-5 xl:px-0">
        {winners.slice(0, shownMax).map((winner) => (
          <li key={keyOf(winner)} className="w-56 flex-none xl:w-auto">
            <WinnerTile
              artSrc={winner.iconUrl}
              account={winner.account}
              game={winner.gameName}
              amount={
                <Num>
                  {currencySymbol}
                  {winner.vo.winAmount}
                </Num>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf(winner: Winner): string {
  return `${winner.wonAt} ${winner.account} ${winner.gameCode} ${winner.vo.winAmount}`;
}
