import { useState } from 'react';
import { useAllGames } from '#shared/games/games.queries.ts';
import { gameTypes } from '#shared/games/game-types.ts';
import type { BetsQuery, BetState } from './records.wire.ts';

/** Stands for no choice: a select has no empty value. */
export const all = 'all';
/** The states in which a bet can be. */
export const states: readonly BetState[] = ['settled', 'open', 'rolled_back', 'refunded'];

const nothing = { gameType: all, vassalage: all, gameCode: all, state: all };
type FilterName = keyof typeof nothing;

/** What narrows the bets beside the period. A wider choice takes back the narrower ones that no longer belong to it. */
export function useBetFilters(onChange: () => void) {
  const games = useAllGames() ?? [];
  const [chosen, setChosen] = useState(nothing);
  const ofType = games.filter(({ gameType }) => chosen.gameType === all || gameType === chosen.gameType);
  const ofVendor = ofType.filter(({ vassalage }) => chosen.vassalage === all || vassalage === chosen.vassalage);
  const query: Pick<BetsQuery, 'gameType' | 'vassalage' | 'gameCode' | 'state'> = {
    ...(chosen.gameType === all ? {} : { gameType: chosen.gameType }),
    ...(chosen.vassalage === all ? {} : { vassalage: chosen.vassalage }),
    ...(chosen.gameCode === all ? {} : { gameCode: chosen.gameCode }),
  };
  const state = states.find((one) => one === chosen.state);
  const narrower: Partial<Record<FilterName, Partial<typeof nothing>>> = {
    gameType: { vassalage: all, gameCode: all },
    vassalage: { gameCode: all },
  };
  return {
    chosen,
    types: gameTypes.filter((type) => games.some(({ gameType }) => gameType === type)),
    vendors: [...new Map(ofType.map(({ vassalage, vendorName }) => [vassalage, vendorName]))],
    games: ofVendor.map(({ gameCode, displayName }) => [gameCode, displayName] as const),
    choose: (name: FilterName) => (value: string) => {
      setChosen({ ...chosen, ...narrower[name], [name]: value });
      onChange();
    },
    query: state === undefined ? query : { ...query, state },
  };
}
