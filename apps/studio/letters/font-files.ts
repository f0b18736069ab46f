import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/** A font on disk and the code points that a browser would take from it. */
export interface FontFile {
  path: string;
  holds: (code: number) => boolean;
}

const IMPORT = /@import '([^']+)';/g;
const FACE = /@font-face\s*\{[^}]*?url\('?([^')]+)'?\)[^}]*?unicode-range:\s*([^;]+);/g;

/** The fonts that a style sheet declares, those of the sheets that it imports too. */
export function readFontFiles(sheet: string): FontFile[] {
  const css = readFileSync(sheet, 'utf8');
  const imported = [...css.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.') ? resolve(dirname(sheet), name) : createRequire(sheet).resolve(name),
  );
  const own = [...css.matchAll(FACE)].map(([, url = '', ranges = '']) => ({
    path: resolve(dirname(sheet), url),
    holds: holder(ranges),
  }));
  return [...own, ...imported.flatMap(readFontFiles)];
}

/** @param ranges the value of `unicode-range` */
function holder(ranges: string): (code: number) => boolean {
  const parts = ranges.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (code) => parts.some(([from, to]) => from <= code && code <= to);
}
