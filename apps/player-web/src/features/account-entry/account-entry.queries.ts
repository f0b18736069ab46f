import { unwrap, useApi, type Api } from '@quetzal/web-kit/api';
import type { HumanAnswer } from '@quetzal/web-kit/entry';
import type { CodeSent, Mobile } from '@quetzal/web-kit/mobile';
import { publicScope } from '@quetzal/web-kit/query';
import type { LoginValue } from '@quetzal/web-kit/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MobileRegistration, Registration, RegistrationKind } from './account-entry.wire.ts';

const affiliateStaleMs = 600_000;

/** What a registration may carry beside its fields: the proofs of a person, and who vouches for the newcomer. */
export interface RegistrationExtras extends HumanAnswer {
  thirdPartyTicket?: string;
}

/** The calls of a newcomer. They reject with ApiError. */
export function useRegistrationCalls() {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(
    () => ({
      register(kind: RegistrationKind, body: Registration & MobileRegistration & RegistrationExtras) {
        return kind === 'mobile' ? registerByMobile(api, body) : unwrap(api.PUT('/wps/member/register', { body }));
      },
      sendCode({ number, dialingCode }: Mobile, human: HumanAnswer): Promise<CodeSent> {
        const body = { mobileNo: number, countryDialingCode: dialingCode, ...human };
        return unwrap(api.POST('/wps/verification/sms/register', { body }));
      },
      /** Whether an invitation code is one; asked at most once for each code. */
      async isInvitation(code: string): Promise<boolean> {
        return (await queries.fetchQuery(affiliateQuery(api, code))).valid;
      },
    }),
    [api, queries],
  );
}

function registerByMobile(
  api: Api,
  { username: _number, ...body }: Registration & MobileRegistration,
): Promise<LoginValue> {
  return unwrap(api.PUT('/wps/member/register/mobile', { body }));
}

const affiliateQuery = (api: Api, code: string) => ({
  queryKey: [publicScope, 'account-entry', 'affiliate', code] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    unwrap(api.GET('/wps/agent/affiliate', { signal, params: { query: { affiliateCode: code } } })),
  staleTime: affiliateStaleMs,
});

/** Whose invitation a code is; asked when `code` is not empty. */
export function useAffiliate(code: string) {
  return useQuery({ ...affiliateQuery(useApi(), code), enabled: code !== '' });
}
