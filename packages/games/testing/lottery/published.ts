import { readFileSync } from 'node:fs';
import type { PublishedPlay } from '../../src/lottery/check/play.ts';

type Published = { readonly rtp: string; readonly categories: Readonly<Record<string, readonly PublishedPlay[]>> };

/** The published table of plays with its examples, by category. */
export function readPublished(): Published {
  const text = readFileSync(new URL('../cases/lottery.json', import.meta.url), 'utf8');
  return JSON.parse(text) as Published;
}
