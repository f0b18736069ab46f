import { expect, test } from 'vitest';
import { isAgentType, isMemberType, isTrialType } from './member-type.ts';

test('types 1, 2, 41 and 42 are agents, 4 is a trial account, others are neither', () => {
  const all = [0, 1, 2, 3, 4, 41, 42];
  expect(all.filter(isAgentType)).toEqual([1, 2, 41, 42]);
  expect(all.filter(isTrialType)).toEqual([4]);
  expect(all.filter(isMemberType)).toEqual([0, 1, 2, 4, 41, 42]);
});
