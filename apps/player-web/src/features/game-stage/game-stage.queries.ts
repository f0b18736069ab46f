import { useLanguageTag } from '@quetzal/i18n/react';
import { isNarrow } from '@quetzal/ui/narrow';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GameAddress } from '#shared/addresses/addresses.ts';
import type { ValueOf } from '#shared/wire/answer.ts';

/** A game with its stakes and whether it is open. */
export type GameFacts = ValueOf<'getGame'>;

const factsStaleMs = 60_000;

type GameKey = Pick<GameAddress, 'vassalage' | 'gameCode'>;

const factsKey = (language: string, { vassalage, gameCode }: GameKey) =>
  [publicScope, 'games', 'facts', language, vassalage, gameCode] as const;

/** What is known of a game, asked again while it is in view: it may be closed while it is played, and open again. */
export function useGameFacts({ vassalage, gameCode }: GameKey) {
  const api = useApi();
  const language = useLanguageTag();
  return useQuery({
    queryKey: factsKey(language, { vassalage, gameCode }),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wps/v2/games/{vassalage}/{gameCode}', { signal, params: { path: { vassalage, gameCode } } })),
    staleTime: factsStaleMs,
    refetchInterval: factsStaleMs,
  });
}

/** Asks at once for what is known of a game: something spoke against it. */
export function useAskFacts(key: GameKey): () => Promise<void> {
  const queries = useQueryClient();
  const language = useLanguageTag();
  return () => queries.invalidateQueries({ queryKey: factsKey(language, key) });
}

interface LaunchRequest extends Required<GameAddress> {
  /** Counts the tries: each asks for a new launch, since the token inside an address works once. */
  attempt: number;
}

/**
 * Asks for the address at which a game opens. Never reused: leaving the page forgets it. Another one would load the game
 * anew in the middle of a round, so nothing that has everything asked again gets one.
 */
export function useLaunch({ vassalage, gameCode, isDemo, attempt }: LaunchRequest, isAllowed: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['game-stage', 'launch', vassalage, gameCode, isDemo, attempt],
    queryFn: ({ signal }) => {
      if (isDemo)
        return unwrap(
          api.GET('/wps/relay/GCS_gameTrialLaunch', { signal, params: { query: { vassalage, gameCode } } }),
        );
      const device = isNarrow() ? ('mobile' as const) : ('desktop' as const);
      const lobbyUrl = `${window.location.origin}/`;
      return unwrap(
        api.GET('/wps/game/launchGame', { signal, params: { query: { vassalage, gameCode, device, lobbyUrl } } }),
      );
    },
    enabled: isAllowed,
    staleTime: ({ state }) => (state.data === undefined ? 0 : 'static'),
    gcTime: 0,
    refetchOnReconnect: false,
    select: ({ content }) => content.game_url,
  });
}
