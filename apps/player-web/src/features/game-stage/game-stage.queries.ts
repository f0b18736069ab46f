import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useLanguageTag } from '@quetzal/i18n/react';
import { publicScope } from '@quetzal/web-kit/query';
import { useQuery } from '@tanstack/react-query';
import type { GameAddress } from '#shared/addresses/addresses.ts';
import type { ValueOf } from '#shared/wire/answer.ts';

/** A game with its stakes and whether it is open. */
export type GameFacts = ValueOf<'getGame'>;

const factsStaleMs = 60_000;

/** What is known of a game. */
export function useGameFacts({ vassalage, gameCode }: Pick<GameAddress, 'vassalage' | 'gameCode'>) {
  const api = useApi();
  const language = useLanguageTag();
  return useQuery({
    queryKey: [publicScope, 'games', 'facts', language, vassalage, gameCode],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wps/v2/games/{vassalage}/{gameCode}', { signal, params: { path: { vassalage, gameCode } } })),
    staleTime: factsStaleMs,
  });
}

interface LaunchRequest extends Required<GameAddress> {
  /** Counts the tries: each asks for a new launch, since the token inside an address works once. */
  attempt: number;
}

/** Asks for the address at which a game opens. Never reused: leaving the page forgets it. */
export function useLaunch({ vassalage, gameCode, isDemo, attempt }: LaunchRequest, isAllowed: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['game-stage', 'launch', vassalage, gameCode, isDemo, attempt],
    queryFn: ({ signal }) => {
      if (isDemo)
        return unwrap(
          api.GET('/wps/relay/GCS_gameTrialLaunch', { signal, params: { query: { vassalage, gameCode } } }),
        );
      const device = window.matchMedia('(width < 48rem)').matches ? ('mobile' as const) : ('desktop' as const);
      const lobbyUrl = `${window.location.origin}/`;
      return unwrap(
        api.GET('/wps/game/launchGame', { signal, params: { query: { vassalage, gameCode, device, lobbyUrl } } }),
      );
    },
    enabled: isAllowed,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    select: ({ content }) => content.game_url,
  });
}
