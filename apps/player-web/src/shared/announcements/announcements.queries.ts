import { wireOf } from '@quetzal/i18n';
import { useLanguageTag } from '@quetzal/i18n/react';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useQuery } from '@tanstack/react-query';
import type { ValueOf } from '../wire/answer.ts';
import { useIsFirstLogin } from './use-is-first-login.ts';

const staleMs = 300_000;

/** What the site tells now, by kind; the server chose what is for whoever looks. */
export type Announced = ValueOf<'listAnnouncements'>;
export type Notice = Announced['player'][number];
export type HomeBanner = Announced['banners'][number];
export type Promotion = Announced['promotion'][number];

/** Banners, notices, popups and promotions, in one call; asked anew when somebody comes in or leaves. */
export function useAnnouncements() {
  const api = useApi();
  const { status, lookupError } = useSession();
  const language = wireOf(useLanguageTag());
  const isFirstLogin = useIsFirstLogin();
  return useQuery({
    queryKey: ['announcements', status, isFirstLogin, language],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/wps/relay/MCSFE_getListAnnouncements', {
          signal,
          params: { query: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', isFirstLogin } },
        }),
      ),
    enabled: status !== 'checking' || lookupError !== undefined,
    staleTime: staleMs,
  });
}
