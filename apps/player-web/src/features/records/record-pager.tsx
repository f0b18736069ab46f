import { useTranslation } from '@quetzal/i18n/react';
import { Pagination } from '@quetzal/ui/pagination';
import { useFormat } from '@quetzal/web-kit/format';
import { useEffect, useEffectEvent } from 'react';

interface RecordPagerProps {
  page: { pageNum: number; pageSize: number; totalPages: number; totalElements: number };
  onPageChange: (pageNum: number) => void;
}

/** The pages of a record, when there is more than one. Who asked for one beyond the last, as by an old address, is led to that. */
export function RecordPager({ page, onPageChange }: RecordPagerProps) {
  const { t } = useTranslation('records');
  const { number } = useFormat();
  const isBeyond = page.pageNum > Math.max(page.totalPages, 1);
  const goToLast = useEffectEvent(() => onPageChange(Math.max(page.totalPages, 1)));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  if (page.totalPages <= 1) return null;
  const first = (page.pageNum - 1) * page.pageSize + 1;
  const last = Math.min(page.pageNum * page.pageSize, page.totalElements);
  return (
    <Pagination
      label={t('pages')}
      page={page.pageNum}
      pageCount={page.totalPages}
      onPageChange={onPageChange}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(pageNum) => t('page', { page: number(pageNum) })}
      summary={t('range', { from: number(first), to: number(last), total: number(page.totalElements) })}
    />
  );
}
