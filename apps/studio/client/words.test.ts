import { expect, it } from 'vitest';
import { loadWords } from './words.ts';

it('a figure inside words that run to the left keeps its own order', async () => {
  expect((await loadWords('ar'))('strip.last_win', { amount: '$8.40' })).toContain('\u2068$8.40\u2069');
  expect((await loadWords('es'))('strip.last_win', { amount: '$8.40' })).toMatch(/[^\u2068]\$8\.40$/);
});
