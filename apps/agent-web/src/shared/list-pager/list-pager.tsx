import { useTranslation } from '@quetzal/i18n/react';
import { Pagination } from '@quetzal/ui/pagination';
import { useFormat } from '@quetzal/web-kit/format';
import { useRef } from 'react';
import { showStart } from './show-start.ts';
import { useRangeText, type PageRange } from './use-range-text.ts';

interface ListPagerProps extends PageRange {
  totalPages: number;
  onPageChange: (page: number) => void;
}

/** Pages of the list around it, with "1–20 of 3,902". Another page is shown from its beginning. */
export function ListPager({ totalPages, onPageChange, ...range }: ListPagerProps) {
  const { t } = useTranslation('common');
  const shell = useTranslation('agent-shell');
  const { number } = useFormat();
  const pager = useRef<HTMLElement>(null);
  const rangeText = useRangeText();
  return (
    <Pagination
      ref={pager}
      label={t('pagination.label')}
      page={range.pageNum}
      pageCount={totalPages}
      onPageChange={(page) => {
        onPageChange(page);
        showStart(pager.current);
      }}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      pageLabel={(page) => shell.t('pager.page', { page: number(page) })}
      summary={rangeText(range)}
      className="border-t border-line px-4 py-3"
    />
  );
}
