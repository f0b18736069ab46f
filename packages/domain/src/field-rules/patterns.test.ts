import { describe, expect, test } from 'vitest';
import { fieldPatternOf, fieldPatterns } from './patterns.ts';

const cases: [id: number, good: string[], bad: string[]][] = [
  [0, ['', 'a b\n*'], []],
  [1, ['a1b2'], ['1ab', 'a_b']],
  [2, ['漢字12'], ['kanji']],
  [3, ['ana@correo.mx'], ['ana@correo', 'a na@correo.mx', '@x.mx']],
  [4, ['abc', '123'], ['a b']],
  [5, ['abc1'], ['abc', '123', 'a 1']],
  [6, ['0123'], ['12a', '٣']],
  [7, ['Abc1'], ['abc1', 'A-b']],
  [8, ['Ana Lopez'], ['Ana López']],
  [9, ['a*b'], ['a b']],
  [10, ['你好，'], ['hi']],
  [11, ['2000-02-29'], ['2001-02-29', '02-29-2000']],
  [12, ['02-29-2000'], ['2000-02-29']],
  [13, ['한국어'], ['abc']],
  [14, ['ภาษาไทย'], ['abc']],
  [15, ['José Pérez', "Anne O'Neil"], ['José', 'José  Pérez']],
  [16, ['カタカナＡ１'], ['abc']],
  [17, ['ABC'], ['ABc']],
  [18, ['Aa1!'], ['Aa1', 'aa1!', 'Aa1 !']],
  [19, ['a.b_1'], ['.ab', 'a-b']],
  [20, ['أحمد علي'], ['x1']],
  [21, ['+5215512345678'], ['55-12']],
  [22, ['abc1'], ['Abc']],
  [23, ['ñandú7'], ['ñandú', '77', 'a 7']],
];

describe('pattern kinds', () => {
  test('ids are their places in the table, 0 to 23', () => {
    expect(fieldPatterns.map(({ id }) => id)).toEqual(cases.map(([id]) => id));
  });

  test.each(cases)('kind %i accepts what it names and nothing else', (id, good, bad) => {
    expect(good.filter((value) => !fieldPatternOf(id).accepts(value))).toEqual([]);
    expect(bad.filter((value) => fieldPatternOf(id).accepts(value))).toEqual([]);
  });

  test('an id outside the table is a fault', () => {
    expect(() => fieldPatternOf(24)).toThrow(RangeError);
  });
});
