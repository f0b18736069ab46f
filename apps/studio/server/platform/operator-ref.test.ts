import { expect, test } from 'vitest';
import { keptRef, operatorOf } from './operator-ref.ts';

test.each([
  ['quetzal', 'm-1', 'm-1'],
  ['tucan', 'm-1', 'tucan:m-1'],
])('a player of %s is kept so that two operators can have the same reference', (operatorId, playerRef, kept) => {
  expect(keptRef(playerRef, operatorId, 'quetzal')).toBe(kept);
  expect(operatorOf(kept, 'quetzal')).toEqual({ operatorId, playerRef });
});
