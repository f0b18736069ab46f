import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { stayKey } from '../stay/stay.queries.ts';
import { limitsKey, type LimitName, type LimitsAnswer } from './limits.queries.ts';

/** A change of limits: each answers all of them, and what is left of the stay changes with them. */
export function useLimitChange<V>(change: (wish: V) => Promise<LimitsAnswer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (limits) => {
      queries.setQueryData<LimitsAnswer>(limitsKey, limits);
      return queries.invalidateQueries({ queryKey: stayKey });
    },
  });
}

/** Sets a limit: stricter at once, looser after a day and a confirmation. */
export function useSetLimit() {
  const api = useApi();
  return useLimitChange(({ name, value }: { name: LimitName; value: string }) =>
    unwrap(api.PUT('/wps/v2/limits/{name}', { params: { path: { name } }, body: { value } })),
  );
}
