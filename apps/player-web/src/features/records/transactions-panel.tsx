import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { useState } from 'react';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { FilterSelect, RecordFilters } from './record-filters.tsx';
import { RecordPager } from './record-pager.tsx';
import { useTransactions } from './records.queries.ts';
import { accounts, filterTypes, useTypeName } from './transaction-types.ts';
import { TransactionsTable } from './transactions-table.tsx';
import { usePeriod } from './use-period.ts';

const pageSize = 15;
const all = 'all';

/** Every movement of the member's money with the balance after it. */
export function TransactionsPanel() {
  const { t } = useTranslation('records');
  usePageTitle(t('transactions.title'));
  const { period, setPeriod, pageNum, setPageNum, range } = usePeriod();
  const typeName = useTypeName();
  const [type, setType] = useState(all);
  const [account, setAccount] = useState<(typeof accounts)[number]>('cash');
  const list = useTransactions({ ...range, pageNum, pageSize, account, ...(type === all ? {} : { type }) });
  return (
    <div className="grid gap-4">
      <RecordFilters period={period} onPeriodChange={setPeriod}>
        <FilterSelect
          label={t('filter.account')}
          value={account}
          onValueChange={(next) => {
            setAccount(accounts.find((one) => one === next) ?? 'cash');
            setPageNum(1);
          }}
          options={accounts.map((value) => ({ value, label: t(`filter.account_${value}`) }))}
        />
        <FilterSelect
          label={t('filter.type')}
          value={type}
          onValueChange={(next) => {
            setType(next);
            setPageNum(1);
          }}
          options={[
            { value: all, label: t('filter.all_types') },
            ...filterTypes.map((value) => ({ value, label: typeName(value) })),
          ]}
        />
      </RecordFilters>
      {list.error !== null && list.data === undefined ? (
        <RegionError title={t('transactions.failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Card variant="inset" padding="none" className="overflow-hidden">
          <TransactionsTable rows={list.data?.content} />
        </Card>
      )}
      {list.data !== undefined && <RecordPager page={list.data} onPageChange={setPageNum} />}
    </div>
  );
}
