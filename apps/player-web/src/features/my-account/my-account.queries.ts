import { unwrap, useApi } from '@quetzal/web-kit/api';
import { securityConfigKey } from '@quetzal/web-kit/security';
import { useSession } from '@quetzal/web-kit/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { payoutsKey, transactionPasswordKey, useWithdrawalRules } from '#shared/payouts/payouts.queries.ts';
import type { BodyOf } from '#shared/wire/answer.ts';

const profileKey = ['member', 'profile'] as const;

/** What the member told of themselves. */
export function useProfile() {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/member/profile', { signal })),
  });
}

/** Tells more of oneself. */
export function useChangeProfile() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'changeProfile'>) => unwrap(api.PUT('/wps/v2/member/profile', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: profileKey }),
  });
}

/** Chooses the name that others may see. */
export function useSetNickname() {
  const api = useApi();
  const queries = useQueryClient();
  const { refreshMember } = useSession();
  return useMutation({
    mutationFn: (nickname: string) => unwrap(api.PUT('/wps/v2/member/nickname', { body: { nickname } })),
    onSuccess: () => Promise.all([queries.invalidateQueries({ queryKey: profileKey }), refreshMember()]),
  });
}

/** The drawings to choose from. */
export function useDrawings() {
  const api = useApi();
  return useQuery({
    queryKey: ['member', 'icon'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/member/info/icon', { signal })),
    select: ({ choices }) => choices,
  });
}

/** Chooses a drawing, or puts a picture (base64) in its place. */
export function useSetAvatar() {
  const api = useApi();
  const { refreshMember } = useSession();
  return useMutation({
    mutationFn: async (wish: { avatar: string } | { image: string }) => {
      if ('avatar' in wish) await unwrap(api.PUT('/wps/member/info/icon', { body: wish }));
      else await unwrap(api.PUT('/wps/member/info/icon/picture', { body: wish }));
    },
    onSuccess: refreshMember,
  });
}

/**
 * A transaction password, and what shows who asks for it: the one before, or the login password where there is none or it is
 * forgotten. Nothing is known by an account that has no login password.
 */
export interface TransactionPasswordWish extends Pick<BodyOf<'setTransactionPassword'>, 'password' | 'proof'> {
  how: 'set' | 'change' | 'reset';
  known: string | undefined;
}

/** Sets the first transaction password, changes it, or puts another in the place of a forgotten one. */
export function useSaveTransactionPassword() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ how, known, ...words }: TransactionPasswordWish) => {
      const url = '/wps/v2/wallets/transaction-password';
      if (how === 'change') await unwrap(api.PUT(url, { body: { ...words, currentPassword: known ?? '' } }));
      else {
        const body = known === undefined ? words : { ...words, loginPassword: known };
        await unwrap(api.POST(how === 'set' ? url : `${url}/reset`, { body }));
      }
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: transactionPasswordKey }),
        queries.invalidateQueries({ queryKey: securityConfigKey }),
      ]),
  });
}

/** The kinds of account that the site pays out to, each once. */
export function usePayoutKinds() {
  return useWithdrawalRules(({ methods }) => [...new Set(methods.map(({ kind }) => kind))]);
}

/** Adds a payout account. */
export function useAddPayoutAccount() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'addPayoutAccount'>) => unwrap(api.POST('/wps/v2/wallets/payout-accounts', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: payoutsKey }),
  });
}

/** Takes a payout account off. */
export function useRemovePayoutAccount() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyOf<'removePayoutAccount'> & { id: string }) =>
      unwrap(api.POST('/wps/v2/wallets/payout-accounts/{id}/removal', { params: { path: { id } }, body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: payoutsKey }),
  });
}

/** Everything that is known of the member. */
export function useExportAccount() {
  const api = useApi();
  return useMutation({ mutationFn: () => unwrap(api.GET('/wps/v2/member/export')), gcTime: 0 });
}

/** Closes the account for good. */
export function useCloseAccount() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: BodyOf<'closeAccount'>) => unwrap(api.POST('/wps/v2/member/closure', { body })),
  });
}

const thirdPartyKey = ['member', 'third-party'] as const;

/** The accounts elsewhere that the site works with, linked to the member's or not. */
export function useLinkedAccounts() {
  const api = useApi();
  return useQuery({
    queryKey: thirdPartyKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/member/third-party', { signal })),
    select: ({ accounts }) => accounts,
  });
}

/** Begins to link an account elsewhere; gives the address at which the browser goes on. `redirect` is where it comes back to. */
export function useLinkAccount() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ provider, ...body }: BodyOf<'linkThirdParty'> & { provider: string }) =>
      unwrap(api.POST('/wps/v2/member/third-party/{provider}', { params: { path: { provider } }, body })),
    gcTime: 0,
  });
}

/** Takes the link to an account elsewhere away. */
export function useUnlinkAccount() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ provider, ...body }: BodyOf<'unlinkThirdParty'> & { provider: string }) =>
      unwrap(api.POST('/wps/v2/member/third-party/{provider}/removal', { params: { path: { provider } }, body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: thirdPartyKey }),
  });
}
