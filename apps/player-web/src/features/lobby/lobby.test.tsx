import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { game, onlyPage, refuse, slotLane, succeed } from '#testing/answers.ts';
import { watchPlaces } from '#testing/places.ts';
import { renderSite } from '#testing/render-site.tsx';
import { withNextClick } from '#testing/with-click.ts';

test('games that cannot be loaded say so and can be asked for again', async () => {
  let isDown = true;
  const { screen } = await renderSite('/rng', {
    answers: {
      'GET /wps/relay/GCSGAME_gameList': (url, req) =>
        (isDown ? refuse(500, 'internal', 'Algo falló') : succeed(onlyPage([game])))(url, req),
    },
  });
  await expect.element(screen.getByText('No pudimos cargar los juegos')).toBeVisible();
  withNextClick(() => (isDown = false));
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  const first = screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' });
  await expect.element(first).toBeVisible();
  // What was pressed went away: the keyboard is where the games have come.
  await expect.poll(() => document.activeElement?.contains(first.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a search is sent to the server and an empty result can be cleared', async () => {
  const { screen, callsOf } = await renderSite('/rng', {
    answers: {
      'GET /wps/relay/GCSGAME_gameList': (url, req) =>
        succeed(onlyPage(url.searchParams.has('search') ? [] : [game]))(url, req),
    },
  });
  await screen.getByRole('searchbox', { name: 'Buscar juegos' }).fill('nada');
  await expect.element(screen.getByText('No encontramos ese juego')).toBeVisible();
  expect(callsOf('GET /wps/relay/GCSGAME_gameList').some((url) => url.searchParams.get('search') === 'nada')).toBe(
    true,
  );
  await screen.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' })).toBeVisible();
});

test('how many games were found is told once they are, and not of the list before', async () => {
  const found = Promise.withResolvers<void>();
  const { screen } = await renderSite('/rng', {
    answers: {
      'GET /wps/relay/GCSGAME_gameList': async (url, req) => {
        if (url.searchParams.has('search')) await found.promise;
        return succeed(onlyPage(url.searchParams.has('search') ? [game] : [game, { ...game, nodeId: '2' }]))(url, req);
      },
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' }).first()).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Buscar juegos' }).fill('frutas');
  await expect.element(screen.getByRole('list', { name: 'Tragamonedas' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(/«frutas»/).all()).toEqual([]);
  found.resolve();
  await expect.element(screen.getByText('1 resultado para «frutas»')).toBeVisible();
});

test('the head of a list shows its kind before its name, where there is room', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1280, 800);
  const { screen } = await renderSite('/rng');
  const name = screen.getByRole('heading', { level: 1 });
  await expect.element(name).toBeVisible();
  const banner = name.element().closest('[data-slot="banner"]');
  const kind = () => banner?.querySelector('[data-slot="icon-plate"] svg')?.getBoundingClientRect();
  expect(kind()?.width).toBeGreaterThan(0);
  expect(kind()?.right).toBeLessThan(name.element().getBoundingClientRect().left);
  await page.viewport(390, 844);
  await expect.poll(() => kind()?.width).toBe(0);
});

test('a telephone that lies down shows half of the first games at once', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(844, 390);
  const { screen } = await renderSite('/rng');
  const tile = screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' });
  await expect.element(tile).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Tlaloc/ })).toBeVisible();
  const { top, height } = tile.element().getBoundingClientRect();
  expect(top + height / 2).toBeLessThan(innerHeight);
});

test('an address that leads nowhere helps on', async () => {
  const { screen } = await renderSite('/no-such-page');
  await expect.element(screen.getByText('No encontramos esta página')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ver los juegos' })).toHaveAttribute('href', '/rng');
});

test('a kind of games that the site does not have promises nothing, and leads to one that it has', async () => {
  const { screen } = await renderSite('/fish', {
    site: { rebates: [{ gameType: 'FISH', rate: '1' }] },
    answers: { 'GET /wps/relay/GCSGAME_getVassGameType': succeed({ content: { LIVE: ['SOL'] } }) },
  });
  await expect.element(screen.getByText('Este sitio no los ofrece por el momento.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ver los juegos' })).toHaveAttribute('href', '/live');
  await expect.element(screen.getByText(/Reembolso/)).not.toBeInTheDocument();
});

test('the logos of the makers that come push none of the others away', async () => {
  const logo = (widthPx: number) =>
    `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='${widthPx}'%20height='48'/%3E`;
  const vendors = slotLane.vendors.map((vendor, index) => {
    const src = logo(120 + 50 * index);
    return { ...vendor, images: { ...vendor.images, color: src, active: src } };
  });
  const moved = watchPlaces('main');
  const { screen } = await renderSite('/rng', {
    answers: {
      'GET /wps/relay/GCSGAME_newGameVendor': () => Response.json({ data: { lanes: [{ ...slotLane, vendors }] } }),
    },
  });
  const chip = screen.getByRole('button', { name: /^Tlaloc/ });
  await expect.element(chip).toBeVisible();
  const logos = () => [...document.querySelectorAll<HTMLImageElement>('main button img')];
  await expect.poll(() => logos().every((one) => one.complete && one.naturalWidth > 0)).toBe(true);
  await chip.click();
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  expect(moved()).toEqual([]);
  // The place does not come from the picture, which is there later.
  expect(new Set(logos().map(({ width }) => width)).size).toBe(1);
});
