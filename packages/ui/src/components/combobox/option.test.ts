import { expect, test } from 'vitest';
import { groupOptions, optionsOf, searchTextOf } from './option.ts';

const mexico = { value: 'mx', label: 'México', group: 'América', keywords: '+52' };
const spain = { value: 'es', label: 'España', group: 'Europa' };
const chile = { value: 'cl', label: 'Chile', group: 'América' };

test('options stand under their headings in the order in which these first appear', () => {
  expect(groupOptions([mexico, spain, chile])).toEqual([
    { value: 'América', items: [mexico, chile] },
    { value: 'Europa', items: [spain] },
  ]);
});

test('further words find an option as well as its label', () => {
  expect(searchTextOf(mexico)).toBe('México +52');
  expect(searchTextOf(spain)).toBe('España');
});

test('chosen values keep their order, and one that no list knows is shown as it is', () => {
  expect(optionsOf(['es', 'zz', 'mx'], [mexico], [spain])).toEqual([spain, { value: 'zz', label: 'zz' }, mexico]);
});
