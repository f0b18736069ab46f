import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import type { GameAddress } from '#shared/addresses/addresses.ts';

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
      const device = window.matchMedia('(width < 768px)').matches ? ('mobile' as const) : ('desktop' as const);
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
