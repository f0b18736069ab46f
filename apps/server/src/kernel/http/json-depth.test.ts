import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the depth of JSON', () => {
  it.each([
    ['[[1]]', 2, false],
    ['[[[1]]]', 2, true],
    ['{"a":[{"b":1}]}', 3, false],
    ['{"a":[{"b":1}]}', 2, true],
    ['[1],[1],[1]', 1, false],
    [String.raw`["[[[[\"[[[["]`, 1, false],
    [String.raw`["\\",[1]]`, 1, true],
    ['['.repeat(200_000), 32, true],
  ])('of %.30s is measured outside texts only', (json, max, expected) => {
    expect(isDeeperThan(bytes(json), max)).toBe(expected);
  });
});
