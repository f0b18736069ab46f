import { useAllGames } from '#shared/games/games.queries.ts';
import { gameTypes } from '#shared/games/game-types.ts';
import { all } from './record-filter.ts';
import type { BetsQuery, BetState } from './records.wire.ts';
import { useAddressFilter } from './use-address-filter.ts';

/** The states in which a bet can be. */
export const states: readonly BetState[] = ['settled', 'open', 'rolled_back', 'refunded'];

const nothing = { gameType: all, vassalage: all, gameCode: all, state: all };
type FilterName = keyof typeof nothing;

/** What a wider choice takes back: the narrower ones that may no longer belong to it. */
const narrower: Partial<Record<FilterName, Partial<typeof nothing>>> = {
  gameType: { vassalage: all, gameCode: all },
  vassalage: { gameCode: all },
};

/** What narrows the bets beside the period. What is not there to be chosen narrows nothing. */
export function useBetFilters() {
  const catalogue = useAllGames();
  const { filter, narrow } = useAddressFilter();
  const wanted = { ...nothing, ...filter };
  /** Until the games are known, whatever is wanted is taken for one of them. */
  const among = (value: string, isThere: boolean) => (catalogue === undefined || isThere ? value : all);
  const games = catalogue ?? [];

  const gameType = gameTypes.find((one) => one === wanted.gameType) ?? all;
  const ofType = games.filter((game) => gameType === all || game.gameType === gameType);
  const vassalage = among(
    wanted.vassalage,
    ofType.some((game) => game.vassalage === wanted.vassalage),
  );
  const ofVendor = ofType.filter((game) => vassalage === all || game.vassalage === vassalage);
  const gameCode = among(
    wanted.gameCode,
    ofVendor.some((game) => game.gameCode === wanted.gameCode),
  );
  const state = states.find((one) => one === wanted.state);
  const query: Pick<BetsQuery, 'gameType' | 'vassalage' | 'gameCode' | 'state'> = {
    ...(gameType === all ? {} : { gameType }),
    ...(vassalage === all ? {} : { vassalage }),
    ...(gameCode === all ? {} : { gameCode }),
    ...(state === undefined ? {} : { state }),
  };
  return {
    chosen: { gameType, vassalage, gameCode, state: state ?? all },
    types: gameTypes.filter((type) => games.some((game) => game.gameType === type)),
    vendors: [...new Map(ofType.map((game) => [game.vassalage, game.vendorName]))],
    games: ofVendor.map((game) => [game.gameCode, game.displayName] as const),
    choose: (name: FilterName) => (value: string) => narrow({ ...narrower[name], [name]: value }),
    query,
  };
}
