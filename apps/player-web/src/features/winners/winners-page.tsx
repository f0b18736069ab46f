import { useTranslation } from '@quetzal/i18n/react';
import { PageHeader } from '@quetzal/ui/page-header';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import type { WinnerOrder } from '#shared/winners/winners.queries.ts';
import { WinnerList } from './winner-list.tsx';

const orders = ['latest', 'greatest'] as const satisfies readonly WinnerOrder[];

/** Who won in the last seven days, in the order that the address names. */
export function WinnersPage() {
  const { t } = useTranslation('lobby');
  const { params, change } = useAddressParams();
  const order = orders.find((one) => one === params.get('board')) ?? 'latest';
  usePageTitle(t('winners_page.title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={t('winners_page.title')}
        detail={t('winners_page.detail')}
        actions={
          <SegmentedControl
            label={t('sort_by')}
            options={orders.map((value) => ({ value, label: t(`winners_page.${value}`) }))}
            value={order}
            onValueChange={(value) => change({ board: value === 'latest' ? null : value }, { replace: true })}
          />
        }
      />
      <WinnerList order={order} />
    </div>
  );
}
