import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { all } from './record-filter.ts';
import { useAddressFilter } from './use-address-filter.ts';

/**
 * Which page of a record is shown: part of the address too, with the period that it is a page of. Another period begins with
 * its first, and so does what is narrowed otherwise.
 */
export function usePage(): [pageNum: number, setPageNum: (pageNum: number) => void] {
  const { params } = useAddressParams();
  const { filter, narrow } = useAddressFilter();
  const period = (params.get('period') ?? '').replaceAll('..', '_');
  const [pageNum = '', ...ofPeriod] = (filter['page'] ?? '').split('_');
  const isKept = /^[1-9]\d{0,5}$/.test(pageNum) && ofPeriod.join('_') === period;
  return [isKept ? Number(pageNum) : 1, (next) => narrow({ page: next === 1 ? all : `${next}_${period}` })];
}
