import { useEffect } from 'react';
import type { ChangeFilters } from './use-url-filters.ts';

/** A page of a list as the server answers it, with its numbers. */
interface ListPage {
  pageNum: number;
  totalPages: number;
}

/** The page to show: absent while an address beyond the end of the list is led to the last page. */
export function useLastPage<Page extends ListPage>(page: Page | undefined, update: ChangeFilters): Page | undefined {
  const lastPage = page !== undefined && page.pageNum > page.totalPages ? page.totalPages : undefined;
  useEffect(() => {
    if (lastPage !== undefined) update({ page: String(lastPage) }, 'correction');
  }, [lastPage, update]);
  return lastPage === undefined ? page : undefined;
}
