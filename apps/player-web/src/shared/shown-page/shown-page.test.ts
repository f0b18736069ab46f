import { expect, test } from 'vitest';
import { shownAfter, shownFirst, type Page, type Shown } from './shown-page.ts';

const at = (pathname: string, key: string, arrival: Page['arrival']): Page => ({
  location: { pathname, key, search: '', hash: '', state: null },
  arrival,
});
const list = at('/rng', 'list', 'PUSH');
const game = (key: string, arrival: Page['arrival']) => at('/seamless', key, arrival);

/** What is shown after steps that all could open a window. */
const walk = (first: Page, ...steps: Page[]): Shown =>
  steps.reduce((shown, step) => shownAfter(shown, step, true), shownFirst(first));

test('a game that a document begins with is a page, and so is what is opened from it', () => {
  expect(walk(game('a', 'POP')).window).toBeNull();
  expect(walk(game('a', 'POP'), game('b', 'PUSH')).window).toBeNull();
});

test('a game opened from a page stands over it, where games open in windows', () => {
  expect(walk(list, game('a', 'PUSH')).window).toEqual({ page: list, steps: 1 });
  expect(shownAfter(shownFirst(list), game('a', 'PUSH'), false).window).toBeNull();
});

test('a window outlives what is opened over it, and knows how far its page is', () => {
  const shown = walk(list, game('a', 'PUSH'), game('b', 'REPLACE'), game('c', 'PUSH'));
  expect(shown.window).toEqual({ page: list, steps: 2 });
  expect(shownAfter(shown, game('d', 'PUSH'), false).window?.steps).toBe(3);
});

test('back from a game leaves its page alone, and forward opens the window again', () => {
  const back = walk(list, game('a', 'PUSH'), at('/rng', 'list', 'POP'));
  expect(back.window).toBeNull();
  const forward = shownAfter(back, game('a', 'POP'), false);
  expect(forward.window?.steps).toBe(1);
  expect(forward.window?.page.location.key).toBe('list');
});

test('back to a game from another page builds the page under it anew, where it was left', () => {
  const shown = walk(list, game('a', 'PUSH'), at('/help', 'help', 'PUSH'), game('a', 'POP'));
  expect(shown.window?.page).toEqual({ ...list, arrival: 'POP' });
});

test('a game that takes the place of a page is a page: closing it would lead elsewhere', () => {
  expect(walk(list, game('a', 'REPLACE')).window).toBeNull();
});
