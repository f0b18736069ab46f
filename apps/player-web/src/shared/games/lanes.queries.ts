import { unwrapBare, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useQuery } from '@tanstack/react-query';
import { gameTypes, type GameType } from './game-types.ts';

const lanesStaleMs = 300_000;

/** A maker of a kind of games. */
export interface Vendor {
  vassalage: string;
  name: string;
  /** How many games of the kind it has here. */
  games: number;
  /** Its logo in every colouring. */
  images: { default: string; active: string; white: string; color: string; purple: string };
}

/** A kind of games with its makers. */
export interface Lane {
  gameType: GameType;
  /** The site shows its games in the list centre. */
  isList: boolean;
  vendors: Vendor[];
}

/** The kinds of games that can be played with their makers, in menu order. */
export function useLanes() {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'games', 'lanes'],
    queryFn: ({ signal }) =>
      unwrapBare(
        api.GET('/wps/relay/GCSGAME_newGameVendor', { signal, params: { query: { platform: 'html5-desktop' } } }),
      ),
    staleTime: lanesStaleMs,
    select: ({ data }) =>
      gameTypes.flatMap((gameType): Lane[] => {
        const lane = data.lanes.find(({ gameCategory }) => gameCategory === gameType);
        if (lane === undefined) return [];
        const vendors = lane.vendors.map(({ accountTypeName: name, vassalage, games, images }) => ({
          vassalage,
          name,
          games,
          images,
        }));
        return [{ gameType, isList: lane.isList, vendors }];
      }),
  });
}
