import { expect, test } from 'vitest';
import type { Site } from './site.model.ts';
import { greetingOf } from './site.views.ts';

const site = (visitorLanguage: 'site' | 'browser') =>
  ({ defaultLanguage: 'es', settings: { languages: ['es', 'en', 'zh-Hant'], visitorLanguage } }) as unknown as Site;

test('a site greets in its own language, whatever the browser speaks', () => {
  expect(greetingOf(site('site'), 'en')).toBe('es');
});

test.each([
  ['zh-HK,zh;q=0.9', 'zh-Hant'],
  ['fr;q=0.9,en;q=0.8', 'en'],
  ['fr', 'es'],
  [undefined, 'es'],
])('a site that follows browsers greets %s in %s', (header, tag) => {
  expect(greetingOf(site('browser'), header)).toBe(tag);
});
