import { useTranslation } from '@quetzal/i18n/react';
import { JackpotTicker } from '@quetzal/ui/jackpot-ticker';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useFormat } from '@quetzal/web-kit/format';
import { publicScope } from '@quetzal/web-kit/query';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useQuery } from '@tanstack/react-query';
import { JackpotSkeleton } from './home-skeleton.tsx';

const askedEachMs = 10_000;

/** The real pot. Between two answers it stands still: only what the pot holds is shown, and nothing while nobody says it. */
export function PoolJackpot() {
  const { t } = useTranslation('announcements');
  const { locale, money, placesOf } = useFormat();
  const { currencySymbol } = useSiteInfo();
  const { data, isPending } = useJackpot();
  if (isPending) return <JackpotSkeleton />;
  if (data === undefined || data === null) return null;
  const { amount, vendorName, lastWin } = data;
  return (
    <JackpotTicker
      title={t('jackpot.title')}
      value={amount}
      locale={locale}
      symbol={currencySymbol}
      decimals={placesOf(amount)}
      winnerLabel={lastWin === null ? undefined : t('jackpot.last_win')}
      winner={
        lastWin === null
          ? t('jackpot.pool_note', { vendor: vendorName })
          : `${lastWin.account} · ${money(lastWin.amount)}`
      }
    />
  );
}

function useJackpot() {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'jackpot'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/relay/VIS_getJackpot', { signal })),
    refetchInterval: askedEachMs,
    select: ({ content }) => content,
  });
}
