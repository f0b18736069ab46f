import { useTranslation } from '@quetzal/i18n/react';
import { Pagination } from '@quetzal/ui/pagination';
import { useFormat } from '@quetzal/web-kit/format';
import { useEffect, useEffectEvent } from 'react';

interface RecordPagerProps {
  page: { pageNum: number; pageSize: number; totalPages: number; totalElements: number };
  /** The page that was asked for, while the one before may still be there. */
  pageNum: number;
  onPageChange: (pageNum: number, replace?: boolean) => void;
}

/** The pages of a record, when there is more than one. Who asked for one beyond the last, as by an old address, is led to that. */
export function RecordPager({ page, pageNum, onPageChange }: RecordPagerProps) {
  const { t } = useTranslation('records');
  const { number } = useFormat();
  const isBeyond = page.pageNum > Math.max(page.totalPages, 1);
  const goToLast = useEffectEvent(() => onPageChange(Math.max(page.totalPages, 1), true));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  if (page.totalPages <= 1) return null;
  const first = (pageNum - 1) * page.pageSize + 1;
  const last = Math.min(pageNum * page.pageSize, page.totalElements);
  return (
    <Pagination
      label={t('pages')}
      page={pageNum}
      pageCount={page.totalPages}
      onPageChange={onPageChange}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(one) => t('page', { page: number(one) })}
      summary={t('range', { from: number(first), to: number(last), total: number(page.totalElements) })}
    />
  );
}
