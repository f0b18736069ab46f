import { expect, test } from 'vitest';
import { sectionsOf, type Command } from './command.ts';

const command = (id: string): Command => ({ id, label: id, onRun: () => undefined });
const recent = { label: 'Recientes', recent: true, commands: [command('a')] };
const pages = { label: 'Páginas', commands: [command('b')] };
const accounts = { label: 'Cuentas', commands: [command('c')] };

test('what was used last gives way once something is typed', () => {
  expect(sectionsOf([recent, pages], [], false).map(({ value }) => value)).toEqual(['Recientes', 'Páginas']);
  expect(sectionsOf([recent, pages], [accounts], true).map(({ value }) => value)).toEqual(['Páginas', 'Cuentas']);
});

test('a group without commands has no heading', () => {
  expect(sectionsOf([{ label: 'Vacío', commands: [] }], [], false)).toEqual([]);
});
