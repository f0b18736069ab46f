import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../catalog/games.ts';
import { palettes } from '../look/palettes.ts';
import { tileRecipe } from '../recipes/tiles.ts';
import { playerArt } from './picture.ts';

export const placeholderFile = `${playerArt}/games.json`;

/** The colour that stands for a game's tile until it is there, by the game's id. */
export function placeholders(): Record<string, string> {
  return Object.fromEntries(games.map(({ id }) => [id, palettes[tileRecipe(id).palette].middle]));
}

export function writePlaceholders(root: string): void {
  writeFileSync(join(root, placeholderFile), `${JSON.stringify(placeholders(), null, 2)}\n`);
}
