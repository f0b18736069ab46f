import { useTranslation } from '@quetzal/i18n/react';
import { cn } from '@quetzal/ui/class-names';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ReceiptTextIcon } from '@quetzal/ui/icons';
import { ScrollRegion } from '@quetzal/ui/scroll-region';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useState } from 'react';
import { BetRow } from './bet-row.tsx';
import type { BetRecord } from './records.wire.ts';

interface BetsTableProps {
  /** Undefined while loading. */
  bets: BetRecord[] | undefined;
  /** Rows of the page before, while the next one loads. */
  isStale: boolean;
}

/* The game takes the room that the others leave: they stand where they do before the bets are known. */
const columns = [
  { key: 'time', width: '7.25rem' },
  { key: 'game', width: undefined },
  { key: 'round', width: '9rem' },
  { key: 'stake', width: '5.5rem' },
  { key: 'win', width: '5.5rem' },
  { key: 'net', width: '5.75rem' },
  { key: 'state', width: '6.25rem' },
] as const;
const atEnd: readonly string[] = ['stake', 'win', 'net'];
const loadingRowCount = 6;

/** The bets of a page; a row opens to the details and the proof of its round. */
export function BetsTable({ bets, isStale }: BetsTableProps) {
  const { t } = useTranslation('records');
  const [openId, setOpenId] = useState<string | null>(null);
  if (bets?.length === 0)
    return <EmptyState icon={<ReceiptTextIcon />} title={t('bets.none')} detail={t('bets.none_detail')} />;
  return (
    <ScrollRegion
      label={t('bets.title')}
      aria-busy={bets === undefined || isStale || undefined}
      className="overflow-x-auto"
    >
      <table className={cn('w-full text-sm max-md:block', isStale && 'opacity-60')}>
        <caption className="sr-only">{t('bets.title')}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map(({ key, width }) => (
              <th
                key={key}
                scope="col"
                style={{ width }}
                className={cn(
                  'h-10 border-b border-line px-2.5 text-xs xl:px-3.5 font-[550] whitespace-nowrap text-fg-3',
                  atEnd.includes(key) ? 'text-end' : 'text-start',
                  // The opened row has it too.
                  key === 'round' && 'max-xl:hidden',
                )}
              >
                {t(`column.${key}`)}
              </th>
            ))}
            <th scope="col" style={{ width: '3.75rem' }} className="border-b border-line">
              <span className="sr-only">{t('column.details')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {bets === undefined
            ? Array.from({ length: loadingRowCount }, (_, index) => (
                <tr key={index} className="max-md:block">
                  <td colSpan={8} className="px-3.5 py-3 max-md:block">
                    <Skeleton className="h-7" />
                  </td>
                </tr>
              ))
            : bets.map((bet) => (
                <BetRow
                  key={bet.id}
                  bet={bet}
                  isOpen={bet.id === openId}
                  onToggle={() => setOpenId(bet.id === openId ? null : bet.id)}
                />
              ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
