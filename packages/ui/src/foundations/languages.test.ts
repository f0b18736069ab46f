import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directionOf, languages } from './languages.ts';

test('the catalogue knows the languages of the product, their names and directions', () => {
  const table = readFileSync(new URL('../../../i18n/src/locale-table.ts', import.meta.url), 'utf8');
  const rows = [...table.matchAll(/tag: '([^']+)', wire: '[^']+', ownName: '([^']+)', direction: '(\w+)'/g)];
  const product = rows.map(([, tag, ownName, direction]) => ({ tag, ownName, direction }));
  expect(product).toHaveLength(38);
  expect(languages.map(({ tag, ownName }) => ({ tag, ownName, direction: directionOf(tag) }))).toEqual(product);
});
