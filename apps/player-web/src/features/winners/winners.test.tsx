import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, succeed, winner } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { withNextClick } from '#testing/with-click.ts';

const latest = 'GET /wps/relay/ODSFE2_getWinnerBoard';
const greatest = 'GET /wps/relay/GCSGAME_getRankList';
const other = { ...winner, account: 'lu***x7', vo: { winAmount: '32,900.00' } };

test('the latest wins stand there with their time; the greatest are one choice away, which the address keeps', async () => {
  const { screen, callsOf } = await renderSite('/winners', {
    answers: { [latest]: succeed({ content: [winner] }), [greatest]: succeed({ content: [other, winner] }) },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Ganadores' })).toBeVisible();
  const first = () => screen.container.querySelector('main ol li');
  await expect.poll(() => first()?.textContent).toContain('car***91');
  await expect.element(screen.getByText('$48,210.50')).toBeVisible();
  expect(first()?.querySelector('time')?.dateTime).toBe(winner.wonAt);
  await screen.getByRole('radio', { name: 'Mayores de la semana' }).click();
  await expect.poll(() => first()?.textContent).toContain('lu***x7');
  expect(window.location.search).toBe('?board=greatest');
  expect(callsOf(greatest)[0]?.searchParams.get('limitNum')).toBe('20');
  await screen.getByRole('radio', { name: 'Recientes' }).click();
  expect(window.location.search).toBe('');
});

test('the address opens the greatest', async () => {
  const { screen } = await renderSite('/winners?board=greatest', {
    answers: { [greatest]: succeed({ content: [other] }) },
  });
  await expect.element(screen.getByText('lu***x7')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Mayores de la semana' })).toBeChecked();
});

test('without a win the page says so and leads to the games', async () => {
  const { screen } = await renderSite('/winners');
  await expect.element(screen.getByText('Todavía no hay premios esta semana')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ver los juegos' })).toHaveAttribute('href', '/');
});

test('a board that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  const { screen } = await renderSite('/winners', {
    answers: {
      [latest]: (url, req) =>
        (isDown ? refuse(500, 'internal', 'Algo falló') : succeed({ content: [winner] }))(url, req),
    },
  });
  await expect.element(screen.getByText('No pudimos cargar los ganadores')).toBeVisible();
  withNextClick(() => (isDown = false));
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByText('car***91')).toBeVisible();
});

test.each([800, 1100, 1440])('a full board leaves no corner empty, at %i px', async (width) => {
  await page.viewport(width, 900);
  const content = Array.from({ length: 20 }, (_, index) => ({ ...winner, account: `car***${index + 10}` }));
  const { screen } = await renderSite('/winners', { answers: { [latest]: succeed({ content }) } });
  await expect.element(screen.getByText('car***29')).toBeVisible();
  const board = screen.container.querySelector('main ol');
  expect(board?.lastElementChild?.getBoundingClientRect().right).toBe(board?.getBoundingClientRect().right);
});

test('on a tablet two winners stand beside each other', async () => {
  await page.viewport(900, 900);
  const { screen } = await renderSite('/winners', { answers: { [latest]: succeed({ content: [winner, other] }) } });
  await expect.element(screen.getByText('$48,210.50')).toBeVisible();
  const tops = [...screen.container.querySelectorAll('main ol li')].map((card) => card.getBoundingClientRect().top);
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
  await page.viewport(1280, 800);
});
