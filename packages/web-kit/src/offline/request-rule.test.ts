import { describe, expect, test } from 'vitest';
import { partIn } from './request-rule.ts';

const origin = 'https://site.example';
const part = (path: string, more: { method?: string; mode?: string } = {}) =>
  partIn({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...more }, origin);

describe('what the worker takes part in', () => {
  test('built files are kept, pages come from the network, and the mark of the offline page goes with it', () => {
    expect(part('/assets/index-Ab12.js')).toBe('built');
    expect(part('/rng?vassalage=SOL', { mode: 'navigate' })).toBe('page');
    expect(part('/', { mode: 'navigate' })).toBe('page');
    expect(part('/favicon.svg', { mode: 'no-cors' })).toBe('kept');
    expect(part('/brand/0123456789abcdef/mark.svg', { mode: 'no-cors' })).toBe('kept');
  });

  test.each([
    '/wps/session/login',
    '/wps/member/info',
    '/wps/game/launchGame?gameCode=1',
    '/lgw/games/popular',
    '/lotto/lgw/games/opened/numero',
    '/ops/v1/ledger',
    '/socket.io/?transport=polling',
  ])('%s never passes through the worker, not even as a page', (path) => {
    expect(part(path)).toBe('none');
    expect(part(path, { mode: 'navigate' })).toBe('none');
  });

  test('neither does another origin, what is sent, or what is none of these', () => {
    expect(part('https://games.example/assets/a.js')).toBe('none');
    expect(part('https://games.example/launch', { mode: 'navigate' })).toBe('none');
    expect(part('/login', { method: 'POST', mode: 'navigate' })).toBe('none');
    expect(part('/art/banners/welcome.avif', { mode: 'no-cors' })).toBe('none');
    expect(part('/site.webmanifest')).toBe('none');
    expect(part('/wpsomething', { mode: 'navigate' })).toBe('page');
  });
});
