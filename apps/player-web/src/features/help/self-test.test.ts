import { expect, test } from 'vitest';
import { missingIn, statements, verdictOf, type Answer } from './self-test.ts';

const all = (answer: Answer) => Object.fromEntries(statements.map((statement) => [statement, answer]));

test('only “never” everywhere shows no sign', () => {
  expect(verdictOf(all('never'))).toBe('calm');
  expect(verdictOf({ ...all('never'), mind: 'sometimes' })).toBe('some');
});

test('two that are often true are several signs, as four are that are true sometimes', () => {
  expect(verdictOf({ ...all('never'), chase: 'often', bills: 'sometimes' })).toBe('some');
  expect(verdictOf({ ...all('never'), chase: 'often', bills: 'often' })).toBe('many');
  expect(verdictOf(all('sometimes'))).toBe('many');
});

test('a sentence without an answer is counted as missing', () => {
  expect(missingIn({})).toBe(statements.length);
  expect(missingIn({ ...all('never'), hide: undefined as never })).toBe(1);
});
