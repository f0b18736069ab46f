import { useTranslation } from '@quetzal/i18n/react';
import { DataTable, type DataTableColumn } from '@quetzal/ui/data-table';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ScrollTextIcon } from '@quetzal/ui/icons';
import { Num } from '@quetzal/ui/num';
import { Amount } from '#shared/amount/amount.tsx';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { PaymentLine } from './payment-line.tsx';
import type { Transaction } from './records.wire.ts';
import { useMovementName } from './transaction-types.ts';

/** The movements of a page; undefined rows are still loading. */
export function TransactionsTable({ rows }: { rows: Transaction[] | undefined }) {
  const { t } = useTranslation('records');
  const nameOf = useMovementName();
  // The first column takes the room that the others leave: they stand where they do before the rows are known.
  const columns: DataTableColumn<Transaction>[] = [
    {
      key: 'type',
      header: t('column.type'),
      cell: (row) => (
        <div className="py-2 whitespace-normal">
          <span className="font-semibold">{nameOf(row)}</span>
          {row.payment !== null && <PaymentLine payment={row.payment} />}
        </div>
      ),
    },
    {
      key: 'time',
      header: t('column.time'),
      width: '9rem',
      cell: (row) => <SiteTime at={row.createdAt} look="list" />,
    },
    {
      key: 'reference',
      header: t('column.reference'),
      width: '12rem',
      cell: (row) => (
        <>
          <Num className="block max-w-40 truncate font-mono text-xs" title={row.reference}>
            {row.reference}
          </Num>
          {row.authorisation !== null && (
            <span className="block text-xs text-fg-3">{t('authorisation', { number: row.authorisation })}</span>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('column.amount'),
      align: 'end',
      width: '8rem',
      cell: (row) => <Amount value={row.amount} signed className="font-semibold" />,
    },
    {
      key: 'balance',
      header: t('column.balance'),
      align: 'end',
      width: '9rem',
      cell: (row) => <Amount value={row.balanceAfter} />,
    },
  ];
  return (
    <DataTable
      label={t('transactions.title')}
      columns={columns}
      rows={rows ?? []}
      rowKey={(row) => row.id}
      loading={rows === undefined}
      empty={
        <EmptyState icon={<ScrollTextIcon />} title={t('transactions.none')} detail={t('transactions.none_detail')} />
      }
      mobile={(row) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
          <span className="truncate font-semibold text-fg">{nameOf(row)}</span>
          <Amount value={row.amount} signed className="justify-self-end font-semibold" />
          <SiteTime at={row.createdAt} look="list" className="text-xs text-fg-3" />
          <Amount value={row.balanceAfter} className="justify-self-end text-xs text-fg-3" />
          {row.payment !== null && (
            <div className="col-span-2">
              <PaymentLine payment={row.payment} />
            </div>
          )}
        </div>
      )}
    />
  );
}
