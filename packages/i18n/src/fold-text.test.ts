import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Eléctricas', 'electricas'],
  ['Rồng Đá', 'rong da'],
  ['Fırtına', 'firtina'],
  ['İNCİ', 'inci'],
  ['Złoto', 'zloto'],
  ['Straße', 'STRASSE'],
  ['ليلة الجاغوار', 'ليله الجاغوار'],
  ['أزتك', 'ازتك'],
  ['شیر', 'شير'],
  ['Rayo 777', 'Rayo 777'],
  ['ドラゴン', 'ﾄﾞﾗｺﾞﾝ'],
])('%s is found by %s', (name, typed) => {
  expect(foldText(name)).toBe(foldText(typed));
});

test('different words stay different', () => {
  expect(new Set(['rayo', 'raya', 'ليل', '翡翠', '黄金', '드래곤', 'дракон'].map(foldText)).size).toBe(7);
});
