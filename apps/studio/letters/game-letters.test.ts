import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languagesWithLetters, writeGameLetters } from './game-letters.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'game-letters-'));
});
afterAll(() => rm(folder, { recursive: true }));

const facesOf = (css: string) =>
  [...css.matchAll(/url\('\.\/([^']+)'\)[^;]*;\s*unicode-range: ([^;]+);/g)].map(([, file = '', range = '']) => ({
    file,
    letters: range.split(', ').map((one) => String.fromCodePoint(parseInt(one.slice(2), 16))),
  }));

test.each(['ar', 'ta', 'ja'])('%s: each letter of the words is in one font, and Latin ones in none', async (tag) => {
  const room = fileURLToPath(import.meta.resolve(`@quetzal/i18n/locales/${tag}/studio.json`));
  const words = await readFile(room, 'utf8');
  const sheet = await writeGameLetters(tag, JSON.parse(words), folder);
  const held = facesOf(await readFile(sheet, 'utf8')).flatMap(({ letters }) => letters);
  const wanted = new Set(words.match(/[^\P{L}\p{Script=Latin}]/gu));
  expect(held.filter((letter) => wanted.has(letter)).toSorted()).toEqual([...wanted].toSorted());
  expect(held.filter((letter) => letter <= 'ÿ')).toEqual([]);
});

test('a font has the letters that it is named for, and is small', async () => {
  const sheet = await writeGameLetters('th', { bar: 'สปิน spin 1' }, folder);
  const [face, ...others] = facesOf(await readFile(sheet, 'utf8'));
  expect(others).toEqual([]);
  expect(face?.letters.join('')).toBe('สปิน');
  const font = await readFile(join(dirname(sheet), face?.file ?? ''));
  expect(font.subarray(0, 4).toString()).toBe('wOF2');
  expect(font.length).toBeLessThan(6_000);
});

test('what is read later waits in fonts of its own', async () => {
  const sheet = await writeGameLetters('zh-Hans', { bar: '的一是', info: '的不了' }, folder);
  const fonts = facesOf(await readFile(sheet, 'utf8')).map(({ letters }) => letters.join(''));
  expect(new Set(fonts.join(''))).toEqual(new Set('的一是不了'));
  expect(fonts.some((font) => /[的一是]/.test(font) && /[不了]/.test(font))).toBe(false);
});

test('languages that the family of the games can write bring nothing', () => {
  expect(languagesWithLetters).not.toContain('ru');
  expect(languagesWithLetters).not.toContain('vi');
  expect(languagesWithLetters).not.toContain('es');
  expect(languagesWithLetters).toContain('my');
});
