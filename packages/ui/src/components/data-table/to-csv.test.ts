import { expect, test } from 'vitest';
import type { DataTableColumn } from './data-table-columns.ts';
import { toCsv } from './to-csv.ts';

interface Account {
  name: string;
  net: string;
}

const columns: DataTableColumn<Account>[] = [
  { key: 'name', header: 'Cuenta', cell: (row) => row.name, value: (row) => row.name },
  { key: 'actions', header: 'Acciones', cell: () => '...' },
  { key: 'net', header: ['Neto'], label: 'Ganancia', cell: (row) => row.net, value: (row) => row.net },
];
const plain = { bom: false };

test('lines end as RFC 4180 says, and only columns with a value are written', () => {
  expect(toCsv([{ name: 'luna', net: '10.50' }], columns, plain)).toBe('Cuenta,Ganancia\r\nluna,10.50\r\n');
});

test('quotes, separators and line breaks inside a cell stay inside it', () => {
  const csv = toCsv([{ name: 'a "b", c\nd', net: '1' }], columns, plain);
  expect(csv).toBe('Cuenta,Ganancia\r\n"a ""b"", c\nd",1\r\n');
});

test('a name that a spreadsheet would run as a formula becomes text', () => {
  for (const name of ['=1+1', '+52 55', '@cmd', '-2+3', '\tx'])
    expect(toCsv([{ name, net: '0' }], columns, plain)).toContain(`'${name}`);
});

test('a loss stays a number', () => {
  expect(toCsv([{ name: 'theo', net: '-12480.40' }], columns, plain)).toContain('theo,-12480.40');
});

test('a semicolon between cells and a mark for Excel when they are asked for', () => {
  const csv = toCsv([{ name: 'a;b', net: '1,5' }], columns, { separator: ';' });
  expect(csv).toBe('\uFEFFCuenta;Ganancia\r\n"a;b";1,5\r\n');
});

test('what is missing is an empty cell, and a date is written so that every program reads it', () => {
  const dates: DataTableColumn<Date | null>[] = [{ key: 'at', header: 'Fecha', cell: () => '', value: (row) => row }];
  expect(toCsv([null, new Date('2026-11-21T14:32:00Z')], dates, plain)).toBe(
    'Fecha\r\n\r\n2026-11-21T14:32:00.000Z\r\n',
  );
});
