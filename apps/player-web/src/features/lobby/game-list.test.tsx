import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, type Answers, game, onlyPage, refuse, slotLane, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { withNextClick } from '#testing/with-click.ts';

const list = 'GET /wps/relay/GCSGAME_gameList';
const many = 5_000;
const gameNo = (index: number) => ({
  ...game,
  nodeId: String(index),
  gameCode: `juego-${index}`,
  displayName: `Juego ${index}`,
  gameName: `Juego ${index}`,
});

/** The server's answer for a list of 5,000 games, page by page. */
const manyGames: Answer = (url, req) => {
  const [pageNum, pageSize] = ['pageNo', 'pageSize'].map((name) => Number(url.searchParams.get(name)));
  const from = ((pageNum ?? 1) - 1) * (pageSize ?? 48);
  const content = Array.from({ length: Math.min(pageSize ?? 48, many - from) }, (_, index) => gameNo(from + index + 1));
  return succeed({ content, pageNum, pageSize, totalPages: Math.ceil(many / (pageSize ?? 48)), totalElements: many })(
    url,
    req,
  );
};
/** Every game opens, on an empty page. */
const opened: Answers = Object.fromEntries(
  Array.from({ length: many }, (_, index) => [
    `GET /wps/v2/games/SOL/juego-${index}`,
    succeed({ game: gameNo(index), state: 'open', stakes: null }),
  ]),
);
const titleOf = (index: number) => ({ name: `Jugar: Juego ${index}`, exact: true });
const tiles = () => document.querySelectorAll('[data-slot=game-tile], [data-slot=game-tile-skeleton]').length;

afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

test('of 5,000 games only those in view are in the page, wherever it is scrolled to, and only their pages are fetched', async () => {
  const { screen, callsOf } = await renderSite('/rng', { answers: { [list]: manyGames } });
  await expect.element(screen.getByRole('link', titleOf(1))).toBeVisible();
  const nodes = document.querySelectorAll('*').length;
  const longest = await longestTask(async () => {
    for (const share of [0.2, 0.5, 0.9, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * share);
      await expect.poll(() => document.querySelectorAll('[data-slot=game-tile-skeleton]').length).toBe(0);
      expect(tiles()).toBeLessThan(80);
    }
  });
  await expect.element(screen.getByRole('link', titleOf(many))).toBeInTheDocument();
  expect(document.querySelectorAll('*').length).toBeLessThan(nodes + 1_000);
  expect(callsOf(list).length).toBeLessThan(20);
  // A machine under load is slower than a phone; what is drawn at once must not stop the page for good.
  expect(longest).toBeLessThan(400);
});

test('the keyboard goes from the last tile in view to the next, which comes into view', async () => {
  const { screen } = await renderSite('/rng', { answers: { [list]: manyGames } });
  await expect.element(screen.getByRole('link', titleOf(1))).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-slot=game-tile-skeleton]').length).toBe(0);
  const inView = [...document.querySelectorAll<HTMLElement>('[data-slot=game-tile] a')].filter(
    (link) => link.getBoundingClientRect().bottom <= window.innerHeight,
  );
  inView.at(-1)?.focus({ preventScroll: true });
  // A tile has a few controls of its own before the next row comes.
  for (let press = 0; press < 24; press += 1) await userEvent.keyboard('{Tab}');
  await expect.poll(() => window.scrollY).toBeGreaterThan(200);
  expect(document.activeElement?.closest('[role=listitem]')).not.toBeNull();
});

test('coming back from a game shows the same place of the same list', async () => {
  const { screen } = await renderSite('/rng?sort=name', {
    token: 't',
    answers: { [list]: manyGames, ...opened },
  });
  await expect.element(screen.getByRole('link', titleOf(1))).toBeVisible();
  window.scrollTo(0, 30_000);
  const inView = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-slot=game-tile] a')].find(
      (link) => link.getBoundingClientRect().top > 100,
    );
  await expect.poll(inView).toBeDefined();
  inView()?.click();
  await screen.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.poll(() => window.location.search).toBe('?sort=name');
  await expect.poll(() => Math.abs(window.scrollY - 30_000)).toBeLessThan(5);
});

test('what is hot is marked where the order does not say so', async () => {
  const answers = { [list]: succeed(onlyPage([{ ...gameNo(1), hot: true, isNew: false }])) };
  const { screen } = await renderSite('/rng?sort=name', { answers });
  await expect.element(screen.getByText('Popular', { exact: true })).toBeVisible();
  await screen.unmount();
  const byPopularity = await renderSite('/rng', { answers });
  await expect.element(byPopularity.screen.getByRole('link', titleOf(1))).toBeVisible();
  await expect.element(byPopularity.screen.getByText('Popular', { exact: true })).not.toBeInTheDocument();
});

test('a page of the list that failed can be asked for again in its place', async () => {
  let isDown = true;
  const { screen } = await renderSite('/rng', {
    answers: {
      [list]: (url, req) =>
        isDown && url.searchParams.get('pageNo') !== '1'
          ? refuse(500, 'internal', 'Algo falló')(url, req)
          : manyGames(url, req),
    },
  });
  await expect.element(screen.getByRole('link', titleOf(1))).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  const retry = screen.getByRole('list', { name: 'Tragamonedas' }).getByRole('button', { name: 'Reintentar' }).last();
  await expect.element(retry).toBeVisible();
  withNextClick(() => (isDown = false));
  await retry.click();
  await expect.element(screen.getByRole('link', titleOf(many))).toBeInTheDocument();
});

test('what narrows the list stands in the address, and an address shows its list', async () => {
  const { screen, callsOf } = await renderSite('/rng?vassalage=TLA&filter=hot');
  await expect.element(screen.getByRole('button', { name: 'Tlaloc 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('button', { name: 'Populares' })).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Solaris 1' }).click();
  await screen.getByRole('combobox', { name: 'Ordenar por' }).click();
  await screen.getByRole('option', { name: 'Mayor retorno' }).click();
  await expect.poll(() => window.location.search).toBe('?vassalage=SOL&filter=hot&sort=rtp');
  await expect
    .poll(() => Object.fromEntries(callsOf(list).at(-1)?.searchParams ?? []))
    .toMatchObject({ gameType: 'RNG', vassalage: 'SOL', filter: 'hot', sort: 'rtp' });
});

test.each(['favorites', 'recent'])('a visitor is shown all games, not %s: those belong to somebody', async (filter) => {
  const { screen, callsOf } = await renderSite(`/rng?filter=${filter}`, { site: { flags: { GAMELOFAV3: true } } });
  await expect.element(screen.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' })).toBeVisible();
  expect(callsOf(list).some((url) => url.searchParams.has('filter'))).toBe(false);
});

test('a search is sent when the typing rests, counted, and marked in the titles', async () => {
  const { screen, callsOf } = await renderSite('/rng', {
    answers: { [list]: (url, req) => succeed(onlyPage([game]))(url, req) },
  });
  const box = screen.getByRole('searchbox', { name: 'Buscar juegos' });
  await box.click();
  await userEvent.keyboard('electri ');
  await expect.element(screen.getByText('1 resultado para «electri»')).toBeVisible();
  expect(callsOf(list).flatMap((url) => url.searchParams.getAll('search'))).toEqual(['electri']);
  expect(document.querySelector('mark')?.textContent).toBe('Eléctri');
  await expect.element(box).toHaveValue('electri ');
  await expect.element(box).toHaveFocus();
});

test('what is typed stays in the box while the address follows letter by letter', async () => {
  const { screen } = await renderSite('/rng', { answers: { [list]: manyGames } });
  await expect.element(screen.getByRole('link', titleOf(1))).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Buscar juegos' });
  await box.click();
  const input = box.element() as HTMLInputElement;
  const shown = new Set<string>();
  const look = setInterval(() => shown.add(input.value));
  const wanted = ['d', 'dr', 'dra', 'drag'];
  for (const text of wanted) {
    await userEvent.keyboard(text.slice(-1));
    await expect.poll(() => new URLSearchParams(window.location.search).get('search')).toBe(text);
  }
  await expect.element(screen.getByText('5000 resultados para «drag»')).toBeVisible();
  clearInterval(look);
  expect([...shown].filter((text) => text !== '')).toEqual(wanted);
});

test('a list that was cleared can be searched for the same again, and the box says what the address does', async () => {
  const { screen } = await renderSite('/rng', {
    answers: {
      [list]: (url, req) => succeed(onlyPage(url.searchParams.has('search') ? [] : [game]))(url, req),
    },
  });
  const box = screen.getByRole('searchbox', { name: 'Buscar juegos' });
  const search = async () => {
    await box.click();
    await userEvent.keyboard('zzzzqq');
    await expect.element(screen.getByText('No encontramos ese juego')).toBeVisible();
  };
  await search();
  await screen.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.element(box).toHaveValue('');
  await expect.element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' })).toBeVisible();
  await search();
  expect(window.location.search).toBe('?search=zzzzqq');
  window.history.pushState(null, '', '/rng?search=tigre');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(box).toHaveValue('tigre');
});

test('the games of a vendor in maintenance say so and open nothing', async () => {
  const { screen } = await renderSite('/rng', {
    answers: { [list]: succeed(onlyPage([{ ...game, isPaused: true, backAt: null }])) },
  });
  await expect
    .element(screen.getByRole('button', { name: 'En mantenimiento: Frutas Eléctricas' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('a card that stands for the games of its maker opens them over the page', async () => {
  const card = { ...game, nodeId: '9', isGame: 'VASSALAGE', displayName: 'Todo Solaris', gameCode: 'solaris' };
  const { screen, callsOf } = await renderSite('/rng', {
    answers: {
      [list]: (url, req) => succeed(onlyPage(url.searchParams.has('vassalage') ? [game] : [card]))(url, req),
    },
  });
  await screen.getByRole('button', { name: 'Ver los juegos: Todo Solaris' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Todo Solaris' });
  await expect.element(dialog.getByRole('link', { name: 'Jugar: Frutas Eléctricas' })).toBeVisible();
  expect(callsOf(list).at(-1)?.searchParams.get('gameType')).toBe('RNG');
});

test('the list centre shows the games of one maker, kind by kind', async () => {
  const fish = { ...slotLane, gameCategory: 'FISH', vendors: slotLane.vendors.slice(0, 1) };
  const sports = { ...slotLane, gameCategory: 'SPORTS', isList: false };
  const { screen, callsOf } = await renderSite('/gameListCenter?vassalage=SOL', {
    answers: {
      'GET /wps/relay/GCSGAME_newGameVendor': () => Response.json({ data: { lanes: [slotLane, fish, sports] } }),
    },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Solaris' })).toBeVisible();
  await screen.getByRole('radio', { name: 'Pesca' }).click();
  await expect
    .poll(() => Object.fromEntries(callsOf(list).at(-1)?.searchParams ?? []))
    .toMatchObject({ gameType: 'FISH', vassalage: 'SOL' });
  await expect.element(screen.getByRole('radio', { name: 'Deportes' })).not.toBeInTheDocument();
});

/** How long the page stood still at most while something was done, in milliseconds. */
async function longestTask(act: () => Promise<void>): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  await act();
  observer.disconnect();
  return longest;
}
