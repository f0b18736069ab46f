import {
  addAnywhere,
  addDragonTiger,
  addFixed,
  addLongSection,
  addThreeSection,
  addTotalSides,
  addTwoSection,
  type Section,
} from '../digits/blocks.ts';
import type { Play } from '../play.ts';
import { playTable } from '../play-table.ts';

const D3: Section = ['d3', '3D/P3 all 3', [0, 1, 2]];
const D3_FRONT: Section = ['d3f2', '3D/P3 front 2', [0, 1]];
const D3_BACK: Section = ['d3b2', '3D/P3 back 2', [1, 2]];
const P5: Section = ['p5', 'P5 all 5', [0, 1, 2, 3, 4]];
const P5_BACK: Section = ['p5b2', 'P5 back 2', [3, 4]];

/** Three digits (3D, P3) and five digits (P5), drawn in order with repetition; P3 is the first three of P5. */
export const LF_PLAYS: readonly Play[] = playTable('lf', (group) => {
  addThreeSection(group(D3[1], 'lf3'), D3);
  addTwoSection(group(D3_FRONT[1], 'lf3'), D3_FRONT);
  addTwoSection(group(D3_BACK[1], 'lf3'), D3_BACK);
  addFixed(group('Fixed position', 'lf3'), ['d3', '3D/P3 fixed position', D3[2]]);
  addAnywhere(group('Anywhere', 'lf3'), ['d3', '3D/P3', D3[2]], 2);
  addTotalSides(group('Total', 'lf3'), ['d3.total', '3D/P3 total big/small/odd/even', D3[2]], 14);
  addDragonTiger(group('Dragon tiger', 'lf3'), ['d3.dt', '3D/P3 1 v 3', [0, 2]]);
  addLongSection(group(P5[1], 'lf5'), P5);
  addTwoSection(group(P5_BACK[1], 'lf5'), P5_BACK);
  addFixed(group('Fixed position', 'lf5'), ['p5', 'P5 fixed position', P5[2]]);
});
