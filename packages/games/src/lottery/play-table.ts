import type { DrawKind } from './draw.ts';
import type { FamilyName, FamilyParams, Play } from './play.ts';

/** Adds one play of a group: id without the category, name, family, params. */
export type AddPlay = <Name extends FamilyName>(
  id: string,
  name: string,
  family: Name,
  params: FamilyParams[Name],
) => void;

/** Collects the plays of a category. */
export function playTable(
  category: string,
  write: (group: (name: string, draw: DrawKind) => AddPlay) => void,
): readonly Play[] {
  const plays: Play[] = [];
  write((group, draw) => (id, name, family, params) => {
    plays.push({ id: `${category}.${id}`, group, name, draw, family, params } as Play);
  });
  return plays;
}
