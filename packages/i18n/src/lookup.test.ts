import { expect, test } from 'vitest';
import {
  directionOf,
  fallbackChain,
  findLocale,
  isLocaleTag,
  isRoom,
  localeOfTag,
  localeOfWire,
  locales,
  negotiate,
  wireOf,
} from './index.ts';

test('there are 38 languages, each with its own tag, wire code and name', () => {
  expect(locales).toHaveLength(38);
  for (const field of ['tag', 'wire', 'ownName'] as const)
    expect(new Set(locales.map((locale) => locale[field])).size).toBe(38);
});

test('no wire code is the tag of another language, so one word names one language', () => {
  for (const { tag, wire } of locales) expect(localeOfTag(wire)?.tag ?? tag).toBe(tag);
});

test('every tag is one that Intl knows', () => {
  expect(Intl.getCanonicalLocales(locales.map(({ tag }) => tag))).toEqual(locales.map(({ tag }) => tag));
});

test('a language is found by wire code and by tag in any case', () => {
  expect(localeOfWire('ty')?.tag).toBe('fil');
  expect(localeOfTag('ZH-hant')?.wire).toBe('TW');
  expect(findLocale('CN')?.tag).toBe('zh-Hans');
  expect(findLocale('zh-hans')?.wire).toBe('CN');
  expect(findLocale('xx')).toBeUndefined();
});

test('only the exact spelling is a tag', () => {
  expect([isLocaleTag('es'), isLocaleTag('ES'), isLocaleTag('xx')]).toEqual([true, false, false]);
});

test('Arabic, Persian and Urdu run from right to left, and no other', () => {
  expect(locales.filter(({ tag }) => directionOf(tag) === 'rtl').map(({ tag }) => tag)).toEqual(['ar', 'fa', 'ur']);
});

test('the wire code of an unknown tag is an error, not a guess', () => {
  expect(() => wireOf('xx')).toThrow(RangeError);
});

test('words fall back from the tag to the base language, the site and English, each once', () => {
  expect(fallbackChain('pt', 'es')).toEqual(['pt', 'es', 'en']);
  expect(fallbackChain('zh-Hant', 'en')).toEqual(['zh-Hant', 'en']);
  expect(fallbackChain('pt-BR', 'es')).toEqual(['pt', 'es', 'en']);
  expect(fallbackChain('en', 'en')).toEqual(['en']);
});

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['en;q=0.3, ar;q=0.9', 'ar'],
  ['fr-CA', 'es'],
  ['zh-HK', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['tl-PH', 'fil'],
  ['en;q=0', 'es'],
  ['*', 'es'],
  ['q=;;;,,', 'es'],
  ['', 'es'],
])('a browser that asks for %j is greeted in %s', (header, tag) => {
  expect(negotiate(header, ['es', 'en', 'pt', 'ar', 'zh-Hans', 'zh-Hant', 'fil'], 'es')).toBe(tag);
});

test("a visitor without a header is greeted in the site's language", () => {
  expect(negotiate(undefined, ['es', 'en'], 'es')).toBe('es');
});

test('a room is known by its name', () => {
  expect([isRoom('wallet'), isRoom('cellar')]).toEqual([true, false]);
});
