import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { DownloadIcon } from '@quetzal/ui/icons';
import { useErrorText } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { usePeriod } from '#shared/period/use-period.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { FilterSelect, RecordFilters } from './record-filters.tsx';
import { RecordPager } from './record-pager.tsx';
import { useExportStatement, useTransactions } from './records.queries.ts';
import { accounts, filterTypes, useTypeName } from './transaction-types.ts';
import { TransactionsTable } from './transactions-table.tsx';

const pageSize = 15;
const all = 'all';

/** Every movement of the member's money with the balance after it, and the period as a file. */
export function TransactionsPanel() {
  const { t } = useTranslation('records');
  usePageTitle(t('transactions.title'));
  const errorText = useErrorText();
  const [pageNum, setPageNum] = useState(1);
  const period = usePeriod(() => setPageNum(1));
  const typeName = useTypeName();
  const [type, setType] = useState(all);
  const [account, setAccount] = useState<(typeof accounts)[number]>('cash');
  const list = useTransactions({ ...period.range, pageNum, pageSize, account, ...(type === all ? {} : { type }) });
  const save = useExportStatement();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RecordFilters period={period}>
        <FilterSelect
          label={t('filter.account')}
          value={account}
          onValueChange={(next) => {
            setAccount(accounts.find((one) => one === next) ?? 'cash');
            setType(all);
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
            ...filterTypes[account].map((value) => ({ value, label: typeName(value) })),
          ]}
        />
        <Button
          variant="secondary"
          className="md:ms-auto"
          busy={save.isPending}
          busyLabel={t('transactions.exporting')}
          onClick={() => save.mutate({ ...period.span, account })}
        >
          <DownloadIcon />
          {t('transactions.export')}
        </Button>
      </RecordFilters>
      {save.error !== null && <Alert tone="danger">{errorText(save.error)}</Alert>}
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
