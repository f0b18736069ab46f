import { useTranslation } from '@quetzal/i18n/react';
import { Pagination } from '@quetzal/ui/pagination';
import { useFormat } from '@quetzal/web-kit/format';
import { useRef } from 'react';
import { showStart } from './show-start.ts';

interface ListPagerProps {
  pageNum: number;
  pageSize: number;
  totalPages: number;
  totalElements: number;
  onPageChange: (page: number) => void;
}

/** Pages of the list around it, with "1–20 of 3,902". Another page is shown from its beginning. */
export function ListPager({ pageNum, pageSize, totalPages, totalElements, onPageChange }: ListPagerProps) {
  const { t } = useTranslation('common');
  const shell = useTranslation('agent-shell');
  const { number } = useFormat();
  const pager = useRef<HTMLElement>(null);
  const first = Math.min(totalElements, (pageNum - 1) * pageSize + 1);
  const last = Math.min(totalElements, pageNum * pageSize);
  return (
    <Pagination
      ref={pager}
      label={t('pagination.label')}
      page={pageNum}
      pageCount={totalPages}
      onPageChange={(page) => {
        onPageChange(page);
        showStart(pager.current);
      }}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      pageLabel={(page) => shell.t('pager.page', { page: number(page) })}
      summary={t('pagination.range', { from: number(first), to: number(last), total: number(totalElements) })}
      className="border-t border-line px-4 py-3"
    />
  );
}
