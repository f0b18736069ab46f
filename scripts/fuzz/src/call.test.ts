import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callsOf } from './call.ts';
import { readOperations } from './operations.ts';

const operations = readOperations();
const none = new Map<string, string[]>();
const callsTo = (operationId: string, seed: number) => {
  const operation = operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`There is no ${operationId}`);
  return fc.sample(callsOf(operation, none), { seed, numRuns: 200 });
};

test('the same seed makes the same calls, another seed makes others', () => {
  expect(callsTo('createDeposit', 7)).toEqual(callsTo('createDeposit', 7));
  expect(callsTo('createDeposit', 7)).not.toEqual(callsTo('createDeposit', 8));
});

test.each(operations)('calls to $operationId have no gap in their path and stay on the wire', ({ operationId }) => {
  for (const { path, headers } of callsTo(operationId, 3)) {
    expect(path).toMatch(/^\/[\x21-\x7e]*$/);
    expect(path).not.toMatch(/[{}]/);
    for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/);
  }
});

test('encrypted calls come sealed and bare, and every role tries its hand at them', () => {
  const calls = callsTo('createWithdrawal', 5);
  expect(new Set(calls.map(({ isSealed }) => isSealed))).toEqual(new Set([true, false]));
  expect(new Set(calls.map(({ role }) => role)).size).toBe(6);
});
