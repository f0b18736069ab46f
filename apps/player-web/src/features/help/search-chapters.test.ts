import { expect, test } from 'vitest';
import { searchChapters } from './search-chapters.ts';

const long = `${'palabra '.repeat(30)}El depósito llega en un minuto. ${'otra '.repeat(30)}`;
const chapters = [
  { key: 'deposit', title: 'Depósitos', text: long.trim() },
  { key: 'terms', title: 'Términos', text: 'Quien juega acepta estas reglas.' },
];

test('a word is found without its accents and its case, and shown as it is written', () => {
  const [found] = searchChapters(chapters, 'DEPOSITO ');
  expect(found?.key).toBe('deposit');
  expect(found?.excerpt[1]).toBe('depósito');
  expect(found?.excerpt[0]).toMatch(/^… palabra .*El $/);
  expect(found?.excerpt[2]).toMatch(/^ llega en un minuto\. .* …$/);
});

test('a chapter is found by its title, too', () => {
  expect(searchChapters(chapters, 'términos')).toEqual([
    { key: 'terms', title: 'Términos', excerpt: ['', '', 'Quien juega acepta estas reglas.'] },
  ]);
});

test.each(['', ' ', 'a', 'xyz'])('“%s” finds nothing', (query) => {
  expect(searchChapters(chapters, query)).toEqual([]);
});
