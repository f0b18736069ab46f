import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LimitName } from '#shared/limits/limits.queries.ts';
import { useLimitChange } from '#shared/limits/set-limit.queries.ts';
import { stayKey } from '#shared/stay/stay.queries.ts';
import type { Stay } from '#shared/stay/stay.ts';
import type { ExclusionMonths } from './limits.wire.ts';

/** Asks for a limit to be removed. */
export function useRemoveLimit() {
  const api = useApi();
  return useLimitChange((name: LimitName) =>
    unwrap(api.DELETE('/wps/v2/limits/{name}', { params: { path: { name } } })),
  );
}

/** Confirms a change that has waited its day. */
export function useConfirmLimit() {
  const api = useApi();
  return useLimitChange((name: LimitName) =>
    unwrap(api.POST('/wps/v2/limits/{name}/confirm', { params: { path: { name } } })),
  );
}

/** Starts a pause of so many hours; the server ends every login. */
export function usePause() {
  const api = useApi();
  return useMutation({
    mutationFn: (hours: number) => unwrap(api.POST('/wps/v2/limits/pause', { body: { hours } })),
  });
}

/** Starts an exclusion; the server ends every login. */
export function useExclude() {
  const api = useApi();
  return useMutation({
    mutationFn: (months: ExclusionMonths) => unwrap(api.POST('/wps/v2/limits/exclusion', { body: { months } })),
  });
}

function useStayChange(change: () => Promise<Stay>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (stay) => queries.setQueryData<Stay>(stayKey, stay) });
}

/** The member has looked up: bets are taken again. */
export function useAcknowledge() {
  const api = useApi();
  return useStayChange(() => unwrap(api.POST('/wps/v2/limits/session/acknowledge')));
}

/** The member has looked over their limits. */
export function useNoteReview() {
  const api = useApi();
  return useStayChange(() => unwrap(api.POST('/wps/v2/limits/review')));
}
