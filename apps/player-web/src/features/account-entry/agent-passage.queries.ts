import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useCallback } from 'react';

/** Asks for the one-time ticket that opens a session on the other site; null when there is none to be had. */
export function usePassageTicket(): () => Promise<string | null> {
  const api = useApi();
  return useCallback(async () => {
    const call = unwrap(api.POST('/wps/v2/session/ticket'));
    return call.then(({ ticket }) => ticket).catch(() => null);
  }, [api]);
}
