import type { operations } from '@quetzal/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useApi } from '../api/index.ts';
import { createPasskey, proveByPasskey } from '../passkeys/index.ts';
import type { Confirmation, Proof } from './security.model.ts';

type NewPasskey = operations['addPasskey']['requestBody']['content']['application/json'];

const sessionsKey = ['member', 'sessions'] as const;
const factorsKey = ['member', 'factors'] as const;

/** Query key of what protects the account; change it after a call that changes password, contacts or notices. */
export const securityConfigKey = ['member', 'security-config'] as const;

/** What protects the account: password, contacts, notices. */
export function useSecurityConfig() {
  const api = useApi();
  return useQuery({
    queryKey: securityConfigKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/member/securityConfig', { signal })),
  });
}

/** Reads again what is told of the member, after a call that changed what protects the account; settles when it is there. */
export function useRefreshSecurity() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['member'] });
}

/** The second factors of the account, and by which of them a change can be confirmed. */
export function useFactors() {
  const api = useApi();
  return useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/member/factors', { signal })),
  });
}

/** Where the account is signed in. */
export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/member/sessions', { signal })),
  });
}

/** Ends one session, or all but this one when no id is given. */
export function useEndSessions() {
  const api = useApi();
  return useFreshening(sessionsKey, (id: string | null) =>
    id === null
      ? unwrap(api.DELETE('/wps/v2/member/sessions'))
      : unwrap(api.DELETE('/wps/v2/member/sessions/{id}', { params: { path: { id } } })),
  );
}

/** Switches the notices about sign-ins from a new place on or off. */
export function useSetLoginNotices() {
  const api = useApi();
  return useFreshening(securityConfigKey, (enabled: boolean) =>
    unwrap(api.PUT('/wps/v2/member/login-notices', { body: { enabled } })),
  );
}

/** Asks for a secret for an authenticator app; it counts once a code of it has been confirmed. */
export function useStartTotp() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: Confirmation) => unwrap(api.POST('/wps/v2/member/factors/totp', { body })),
    gcTime: 0,
  });
}

/** Turns the authenticator app on with its first code; gives recovery codes, none when the account has some. */
export function useConfirmTotp() {
  const api = useApi();
  return useFreshening(factorsKey, (code: string) =>
    unwrap(api.PUT('/wps/v2/member/factors/totp', { body: { code } })),
  );
}

/** Turns the authenticator app off. */
export function useRemoveTotp() {
  const api = useApi();
  return useFreshening(factorsKey, (body: Confirmation) =>
    unwrap(api.POST('/wps/v2/member/factors/totp/removal', { body })),
  );
}

/** Replaces the recovery codes. */
export function useRenewRecoveryCodes() {
  const api = useApi();
  return useFreshening(factorsKey, (body: Confirmation) =>
    unwrap(api.POST('/wps/v2/member/factors/recovery-codes', { body })),
  );
}

/** Has the device create a passkey and gives it to the account; recovery codes come with the first factor. */
export function useAddPasskey() {
  const api = useApi();
  return useFreshening(factorsKey, async ({ name, ...body }: Confirmation & { name: string }) => {
    const options = await unwrap(api.POST('/wps/v2/member/factors/passkeys/options', { body }));
    // The library and the document describe the same JSON; only optional members are written in different ways.
    const response = (await createPasskey(options)) as NewPasskey['response'];
    return unwrap(api.POST('/wps/v2/member/factors/passkeys', { body: { name, response } }));
  });
}

/** Gives a passkey another name. */
export function useRenamePasskey() {
  const api = useApi();
  return useFreshening(factorsKey, ({ id, name }: { id: string; name: string }) =>
    unwrap(api.PUT('/wps/v2/member/factors/passkeys/{id}', { params: { path: { id } }, body: { name } })),
  );
}

/** Takes a passkey away from the account. */
export function useRemovePasskey() {
  const api = useApi();
  return useFreshening(factorsKey, ({ id, ...body }: Confirmation & { id: string }) =>
    unwrap(api.POST('/wps/v2/member/factors/passkeys/{id}/removal', { params: { path: { id } }, body })),
  );
}

/** Sends a code to the number or address of the account, for a proof by it. */
export function useSendProofCode() {
  const api = useApi();
  return useMutation({
    mutationFn: (method: 'sms' | 'email') =>
      unwrap(api.POST('/wps/v2/member/factors/proof/code', { body: { method } })),
  });
}

/** Has the device prove a passkey of the account; gives its answer. */
export function useProvePasskey() {
  const api = useApi();
  return async () => proveByPasskey(await unwrap(api.POST('/wps/v2/member/factors/proof/passkey')));
}

/** A number or an address that is to become that of the account. */
export type NewContact =
  | { channel: 'sms'; mobileNum: string; countryDialingCode: string }
  | { channel: 'email'; email: string };

/** Sends a code to a number or an address that is to become that of the account. */
export function useSendContactCode() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: NewContact) => unwrap(api.POST('/wps/v2/member/contacts/code', { body })),
  });
}

/** Makes a number or an address that of the account; what a proof can go by changes with it. */
export function useChangeContact() {
  const api = useApi();
  const queries = useQueryClient();
  return useFreshening(securityConfigKey, async (body: NewContact & Confirmation & { verificationCode: string }) => {
    await unwrap(api.PUT('/wps/v2/member/contacts', { body }));
    await queries.invalidateQueries({ queryKey: factorsKey });
  });
}

/** Proves to the server that the person is still there, after the session was idle. */
export function useReauthenticate() {
  const api = useApi();
  return useMutation({
    mutationFn: (
      body:
        | { password: string }
        | { totp: string }
        | { transactionPassword: string }
        | { passkey: object }
        | { proof: Proof },
    ) => unwrap(api.POST('/wps/v2/session/reauthentication', { body })),
    gcTime: 0,
  });
}

/* A change whose list is read again; it settles when the fresh list is there, so that nothing old is shown after it. */
function useFreshening<V, R>(queryKey: readonly string[], mutationFn: (variables: V) => Promise<R>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
