import { expect, test } from 'vitest';
import { marksIn } from './marked-title.tsx';

const marked = (title: string, search: string) => marksIn(title, search).map(([from, to]) => title.slice(from, to));

test.each([
  ['Frutas Eléctricas', 'electri', ['Eléctri']],
  ['Frutas Eléctricas', 'ELÉ fru', ['Fru', 'Elé']],
  ['Frutas Eléctricas', 'solaris', []],
  ['Rayo 777', 'rayo ray', ['Rayo']],
  ['برق 777', 'برق', ['برق']],
  ['Straße', 'stra', ['Stra']],
  ['Straße', 'strasse', ['Straße']],
  ['Rồng Đá', 'rong da', ['Rồng', 'Đá']],
  ['ليلة الجاغوار', 'ليله', ['ليلة']],
  ['Rayo', '  ', []],
])('in %j the search %j marks %j', (title, search, marks) => {
  expect(marked(title, search)).toEqual(marks);
});
