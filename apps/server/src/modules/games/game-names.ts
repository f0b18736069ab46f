import { fallbackChain } from '@quetzal/i18n';
import { foldText } from '@quetzal/i18n/fold-text';
import type { Game } from './game.model.ts';

/** What the reader calls a game: in their language, else in the next one of the chain, else in Spanish. */
export function gameNameOf(game: Pick<Game, 'names'>, language: string): string {
  const tag = fallbackChain(language, 'es').find((candidate) => game.names[candidate] !== undefined);
  return (tag === undefined ? undefined : game.names[tag]) ?? game.names.es;
}

const wordsMax = 6;

/** The words that a search asks for, as `foldText` writes them; every one has to be found. None for an empty search. */
export function searchWords(search: string | undefined): string[] {
  return foldText(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
}
