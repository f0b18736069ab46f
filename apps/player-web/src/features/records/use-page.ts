import { useAddressParams } from '#shared/address-params/use-address-params.ts';

/**
 * Which page of a record is shown: part of the address, and a step to go back by, but where it is to
 * `replace` one that nobody should come back to.
 */
export function usePage(): [pageNum: number, setPageNum: (pageNum: number, replace?: boolean) => void] {
  const { params, change } = useAddressParams();
  const named = params.get('page') ?? '';
  const pageNum = /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 1;
  return [pageNum, (next, replace = false) => change({ page: next === 1 ? null : String(next) }, { replace })];
}
