import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { readFilter, writeFilter, type RecordFilter } from './record-filter.ts';

/** What narrows a record beside the period: part of the address too, so that a reload keeps it. Another list begins with its first page. */
export function useAddressFilter() {
  const { params, change } = useAddressParams();
  const filter = readFilter(params.get('narrowed'));
  const narrow = (more: RecordFilter) =>
    change({ narrowed: writeFilter({ ...filter, ...more }), page: null }, { replace: true });
  return { filter, narrow };
}
