import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useSession } from '@quetzal/web-kit/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Credentials, Registration } from './account-entry.wire.ts';

const rulesStaleMs = 600_000;

/** Logs in with name and password; settles when the member is known. */
export function useLogIn() {
  const api = useApi();
  const { login } = useSession();
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      login(
        await unwrap(api.POST('/wps/session/login', { body: { ...credentials, type: 'username', side: 'member' } })),
      ),
  });
}

/** Makes an account and logs it in. */
export function useRegister() {
  const api = useApi();
  const { login } = useSession();
  return useMutation({
    mutationFn: async (registration: Registration) =>
      login(await unwrap(api.PUT('/wps/member/register', { body: registration }))),
  });
}

/** Which fields the registration form has and what each asks. */
export function useRegistrationRules() {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'account-entry', 'rules'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/system/setting/register', { signal })),
    staleTime: rulesStaleMs,
    select: ({ fields }) => fields,
  });
}

/** Whose invitation a code is; asked when `code` is not empty. */
export function useAffiliate(code: string) {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'account-entry', 'affiliate', code],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wps/agent/affiliate', { signal, params: { query: { affiliateCode: code } } })),
    enabled: code !== '',
    staleTime: rulesStaleMs,
  });
}
