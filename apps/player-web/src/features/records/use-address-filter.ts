import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { all, readFilter, writeFilter, type RecordFilter } from './record-filter.ts';

/** What narrows a record beside the period: part of the address too, so that a reload keeps it. A page is one of the list as it was. */
export function useAddressFilter() {
  const { params, change } = useAddressParams();
  const filter = readFilter(params.get('narrowed'));
  const narrow = (more: RecordFilter) =>
    change({ narrowed: writeFilter({ ...filter, page: all, ...more }) }, { replace: true });
  return { filter, narrow };
}
