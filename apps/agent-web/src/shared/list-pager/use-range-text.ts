import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';

/** Where a page stands in its list, as the server answers it. */
export interface PageRange {
  pageNum: number;
  pageSize: number;
  totalElements: number;
}

/** Says which part of a list a page is: "1–20 of 3,902". */
export function useRangeText(): (page: PageRange) => string {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  return ({ pageNum, pageSize, totalElements }) => {
    const from = Math.min(totalElements, (pageNum - 1) * pageSize + 1);
    const to = Math.min(totalElements, pageNum * pageSize);
    return t('pagination.range', { from: number(from), to: number(to), total: number(totalElements) });
  };
}
