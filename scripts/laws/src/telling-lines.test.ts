import { expect, test } from 'vitest';
import { secondTriesIn, tellingLines } from './telling-lines.ts';

test('of a long output the failures are told, each once and without colours', () => {
  const failed = '\u001b[31m × the wallet pays once\u001b[39m';
  const printed = ['ok a', failed, ...Array.from({ length: 100 }, (_, index) => `✓ ${index}`), failed, ''].join('\n');
  expect(tellingLines(printed)).toEqual([' × the wallet pays once']);
});

test('a test that passed is no failure, whatever its title tells', () => {
  expect(tellingLines('✓ a failed search says so\n✗ a bet is taken')).toEqual(['✗ a bet is taken']);
});

test('where nothing looks like a failure the end is told', () => {
  const printed = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const told = tellingLines(printed);
  expect(told).toHaveLength(40);
  expect(told.at(-1)).toBe('line 99');
});

test('what passed only when it was tried again is told', () => {
  const printed = ['✓ a bet', '@quetzal/ui:test: ✓ a bar moves 300ms (retry x1)', '@quetzal/e2e:e2e:   1 flaky'].join(
    '\n',
  );
  expect(secondTriesIn(printed)).toEqual(printed.split('\n').slice(1));
});
