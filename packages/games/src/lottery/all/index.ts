import { elevenSettlement } from '../11x5/settle/index.ts';
import { k3Settlement } from '../k3/settle/index.ts';
import { lfSettlement } from '../lf/settle/index.ts';
import { lhcSettlement } from '../lhc/settle/index.ts';
import { pcbSettlement } from '../pcb/settle/index.ts';
import { pk10Settlement } from '../pk10/settle/index.ts';
import { seaSettlement } from '../sea/settle/index.ts';
import type { Settlement } from '../settlement.ts';
import { sscSettlement } from '../ssc/settle/index.ts';
import { vnSettlement } from '../vn/settle/index.ts';

/** Every category by its name, for those who settle all of them; a page imports the one that it shows. */
export const categories: ReadonlyMap<string, Settlement> = new Map([
  ['ssc', sscSettlement],
  ['lf', lfSettlement],
  ['11x5', elevenSettlement],
  ['k3', k3Settlement],
  ['pcb', pcbSettlement],
  ['pk10', pk10Settlement],
  ['lhc', lhcSettlement],
  ['vn', vnSettlement],
  ['sea', seaSettlement],
]);

/** The category that a play belongs to: the first part of its id, such as `ssc` of `ssc.f5.straight`. */
export function categoryOf(playId: string): Settlement | undefined {
  return categories.get(playId.slice(0, playId.indexOf('.')));
}
