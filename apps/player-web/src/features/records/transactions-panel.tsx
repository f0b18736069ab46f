import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { cn } from '@quetzal/ui/class-names';
import { DownloadIcon } from '@quetzal/ui/icons';
import { FormRefusal, useErrorText } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { usePeriod } from '#shared/period/use-period.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { FilterSelect, RecordFilters } from './record-filters.tsx';
import { all } from './record-filter.ts';
import { RecordPager } from './record-pager.tsx';
import { useExportStatement, useTransactions } from './records.queries.ts';
import { accounts, filterTypes, useTypeName } from './transaction-types.ts';
import { TransactionsTable } from './transactions-table.tsx';
import { useAddressFilter } from './use-address-filter.ts';
import { usePage } from './use-page.ts';

const pageSize = 15;

/** Every movement of the member's money with the balance after it, and what is listed as a file. */
export function TransactionsPanel() {
  const { t } = useTranslation('records');
  usePageTitle(t('transactions.title'));
  const errorText = useErrorText();
  const period = usePeriod();
  const typeName = useTypeName();
  const { filter, narrow } = useAddressFilter();
  const account = accounts.find((one) => one === filter['account']) ?? 'cash';
  const types: readonly string[] = filterTypes[account];
  const type = types.find((one) => one === filter['type']) ?? all;
  const asked = { account, ...(type === all ? {} : { type }) };
  const listed = { ...period.range, ...asked };
  const [pageNum, setPageNum] = usePage();
  const list = useTransactions({ ...listed, pageNum, pageSize });
  const save = useExportStatement();
  const [refusal, setRefusal] = useState({ fileName: '', text: '' });
  const { from, to } = period.span;
  const kind = type === all ? [] : [typeName(type)];
  const named = [t('transactions.title'), t(`filter.account_${account}`), ...kind, from, to].join(' - ');
  const fileName = `${named}.csv`;
  const saveListed = () => {
    setRefusal({ fileName: '', text: '' });
    const onError = (error: unknown) => setRefusal({ fileName, text: errorText(error) });
    save.mutate({ query: { from, to, ...asked }, fileName }, { onError });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RecordFilters period={period}>
        <FilterSelect
          label={t('filter.account')}
          value={account}
          onValueChange={(next) => narrow({ account: next, type: all })}
          options={accounts.map((value) => ({ value, label: t(`filter.account_${value}`) }))}
        />
        <FilterSelect
          label={t('filter.type')}
          value={type}
          onValueChange={(next) => narrow({ type: next })}
          options={[
            { value: all, label: t('filter.all_types') },
            ...types.map((value) => ({ value, label: typeName(value) })),
          ]}
        />
      </RecordFilters>
      {list.error !== null && list.data === undefined ? (
        <RegionError title={t('transactions.failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Card
          variant="inset"
          padding="none"
          aria-busy={list.isPlaceholderData || undefined}
          className={cn('overflow-hidden', list.isPlaceholderData && 'opacity-60')}
        >
          <TransactionsTable rows={list.data?.content} />
        </Card>
      )}
      {list.data !== undefined && <RecordPager page={list.data} pageNum={pageNum} onPageChange={setPageNum} />}
      {refusal.fileName === fileName && <FormRefusal>{refusal.text}</FormRefusal>}
      <Button
        variant="secondary"
        className="md:ms-auto"
        busy={save.isPending}
        busyLabel={t('transactions.exporting')}
        onClick={saveListed}
      >
        <DownloadIcon />
        {t('transactions.export')}
      </Button>
    </div>
  );
}
