import type { PictureName } from '../themes/index.ts';
import { castIn } from './emblem.ts';
import { bar, bolt, calavera, seven } from './figures.ts';
import { fluent } from './icons.ts';
import { SUBJECTS } from './subjects.ts';

/** The side of one symbol drawing. */
export const SYMBOL_SIZE = 288;

const MIDDLE = SYMBOL_SIZE / 2;
const SUBJECT = 240;

const FIGURES: Readonly<Record<string, () => string>> = {
  seven,
  bar,
  bolt,
  skull: calavera,
};

function drawing(name: PictureName): string {
  const figure = FIGURES[name];
  if (figure !== undefined) return figure();
  const subject = SUBJECTS[name];
  if (subject !== undefined && 'metal' in subject) return castIn(subject.metal, subject.silhouette, MIDDLE, SUBJECT);
  return fluent(subject?.icon ?? name.replaceAll('_', '-'), MIDDLE, MIDDLE, SUBJECT, subject?.turn ?? 0);
}

/** The drawing of a symbol by itself; rim and shadow come with the theme. */
export function symbolSvg(name: PictureName): string {
  const size = String(SYMBOL_SIZE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${drawing(name)}</svg>`;
}
