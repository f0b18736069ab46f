import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { keepDraws } from '@quetzal/games/slots/draws';
import * as anywhere6x5 from '@quetzal/games/slots/anywhere6x5';
import * as lines5x3 from '@quetzal/games/slots/lines5x3';
import { expect, test } from 'vitest';
import { onlyPage, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { bet, totals } from '#testing/bet.ts';

const seed = 'a1'.repeat(32);
const context = 'any-game:luna:1';

/** What the betting record shows of a round of this game. */
async function openRound(gameCode: string, { play, RULES_VERSION }: typeof lines5x3 | typeof anywhere6x5) {
  const { stream, draws } = keepDraws(createStream(seed, context));
  play(stream);
  const result = { draws, rulesVersion: RULES_VERSION };
  const seeds = { serverSeed: seed, serverSeedHash: hashServerSeed(seed), clientSeed: 'luna', nonce: 1 };
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: {
      'GET /wps/v2/records/bets': succeed(onlyPage([{ ...bet, gameCode }], { totals })),
      'GET /wps/v2/records/bets/b1': succeed({ ...bet, gameCode, fairness: { ...seeds, context, result } }),
    },
  });
  await screen.getByRole('button', { name: 'Ver la ronda' }).click();
  await expect.element(screen.getByRole('table', { name: 'Símbolos de la ventana, fila por fila' })).toBeVisible();
  const section = screen.getByRole('heading', { name: 'Qué mostró la ronda' }).element().parentElement;
  return section?.innerText ?? '';
}

test.each([
  ['aguila-real', lines5x3, 'Tótem\nSustituye a todos menos', /Amanecer\nEn cualquier lugar; inicia giros gratis/],
  ['abeja-reina', anywhere6x5, '×\nMultiplica los premios', /Flor de cerezo\nEn cualquier lugar; inicia giros gratis/],
] as const)('what the symbols of %s do is said by the names that its window shows', async (code, slot, deed, other) => {
  const shown = await openRound(code, slot);
  expect(shown).toContain(deed);
  expect(shown).toMatch(other);
  expect(shown).not.toMatch(/\b(?:[HS]\d|SC|W)\b|de las reglas/);
});

test.each([
  ['lines5x3', lines5x3, /H1 es el mejor\. W sustituye/],
  ['anywhere6x5', anywhere6x5, /S1 es el mejor\. SC inicia/],
] as const)('the names of the rules of %s are explained where a game has no others', async (_name, slot, legend) => {
  const shown = await openRound('not-known-here', slot);
  expect(shown).toMatch(legend);
  expect(shown).not.toContain('Sustituye a todos');
});

test('that more fell after the window is said of every game in which it does', async () => {
  const words = 'La ventana es la primera; lo que pagó desapareció.';
  expect(await openRound('abeja-reina', anywhere6x5)).toContain(words);
});
