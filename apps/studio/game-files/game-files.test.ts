import { expect, test } from 'vitest';
import { withFilesAhead, withGameFiles } from './game-files.ts';

const built = withGameFiles('<head><title></title></head>', {
  engines: { classic3: ['/assets/kit-c.js', '/assets/shared.js'], lines5x3: ['/assets/kit-l.js'] },
  stages: { classic3: ['/assets/stage-c.js', '/assets/shared.js'] },
  words: { en: '/assets/en.js', pt: '/assets/pt.js' },
});
const hrefs = (page: string) =>
  [...page.matchAll(/href="([^"]+)"( fetchpriority="low")?/g)].map(([, at, low]) => at + (low ?? ''));

test('a page names what its game needs at once, then its stage, each file once', () => {
  expect(hrefs(withFilesAhead(built, 'classic3', 'pt-BR'))).toEqual([
    '/assets/kit-c.js',
    '/assets/shared.js',
    '/assets/pt.js',
    '/assets/stage-c.js fetchpriority="low"',
  ]);
});

test('a language without words of its own is told in English', () => {
  expect(hrefs(withFilesAhead(built, 'lines5x3', 'xx'))).toEqual(['/assets/kit-l.js', '/assets/en.js']);
});

test('the list of all files does not travel, and a page without one stays as it is', () => {
  expect(withFilesAhead(built, 'classic3', 'en')).not.toContain('<script');
  expect(withFilesAhead('<head></head>', 'classic3', 'en')).toBe('<head></head>');
});
