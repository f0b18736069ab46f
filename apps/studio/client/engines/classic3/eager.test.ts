import { expect, it } from 'vitest';
import { eagerMs } from './eager.ts';

it.each([
  ['two sevens stand on the middle line', [19, 16], 900],
  ['two bars stand on a line that falls', [7, 11], 900],
  ['two sevens stand on no line', [20, 15], 0],
  ['two bells, which are no big win, stand on a line', [2, 9], 0],
  ['nothing is alike', [0, 1], 0],
] as const)('when %s, the last reel turns so much longer', (_when, [first, second], expected) => {
  for (const last of [0, 7, 13]) expect(eagerMs([first, second, last], 900)).toEqual([0, 0, expected]);
});
