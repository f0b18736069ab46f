import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GameCard } from './game-card.ts';
import { privateGameListsKey } from './games.queries.ts';
import { withFavorite } from './favorites.ts';

const favoritesKey = ['lobby', 'favorites'] as const;
const favoritesStaleMs = 300_000;

/** Whether the member has marked a game; false for visitors and until it is known. */
export function useIsFavorite(nodeId: string): boolean {
  const api = useApi();
  const { isLoggedIn } = useSession();
  const isOffered = useFlag('GAMELOFAV3');
  const { data } = useQuery({
    queryKey: favoritesKey,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/wps/relay/MCSFE_getFavoriteGames', { signal }))).content,
    staleTime: favoritesStaleMs,
    enabled: isLoggedIn && isOffered,
    select: (ids) => ids.includes(nodeId),
  });
  return data ?? false;
}

/** Marks or unmarks a game at once and takes it back when the server refuses; `onRefused` may then say so. */
export function useSetFavorite({ nodeId, vassalage, gameType }: GameCard, onRefused: (isWanted: boolean) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const show = (isFavorite: boolean) =>
    queries.setQueryData<string[]>(favoritesKey, (ids = []) => withFavorite(ids, nodeId, isFavorite));
  const options = {
    mutationFn: (isWanted: boolean) => {
      const body = { nodeId, vendor: vassalage, gameType };
      return unwrap(
        isWanted
          ? api.POST('/wps/relay/MCSFE_addFavoriteGameV2', { body })
          : api.POST('/wps/relay/MCSFE_removeFavoriteGameV2', { body }),
      );
    },
    onMutate: async (isWanted: boolean) => {
      // An answer under way knows nothing of this change and would undo it on the screen.
      await queries.cancelQueries({ queryKey: favoritesKey });
      show(isWanted);
    },
    onError: (_: Error, isWanted: boolean) => {
      show(!isWanted);
      onRefused(isWanted);
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: favoritesKey }),
        queries.invalidateQueries({ queryKey: privateGameListsKey }),
      ]),
  };
  // Made when it is asked for: a list has many tiles, and one that watches a change costs each of them two effects. What
  // goes wrong is said by `onError`.
  return (isWanted: boolean): void => {
    queries
      .getMutationCache()
      .build(queries, options)
      .execute(isWanted)
      .catch(() => undefined);
  };
}
