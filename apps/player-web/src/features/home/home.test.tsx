import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { game, refuse, succeed, winner } from '#testing/answers.ts';
import { late, watchPlaces } from '#testing/places.ts';
import { renderSite } from '#testing/render-site.tsx';
import { withNextClick } from '#testing/with-click.ts';

const call = 'GET /wps/relay/MCSFE_getListAnnouncements';
const nothing = { player: [], banners: [], popup: [], promotion: [], help: [] };
const text = (id: string, title: string, content = `<p>${title}.</p>`) => ({
  id,
  title,
  content,
  startDateStr: Date.parse('2026-11-22T18:00:00Z'),
});
const link = (linkageType: 'inside' | 'outside' | null, linkageUrl: string | null) => ({ linkageType, linkageUrl });
const promotion = (id: string, title: string) => ({
  ...text(id, title, `<p>Condición de ${title}.</p><p>Más.</p>`),
  ...link(null, null),
  endDateStr: null,
  announcementImages: [
    { url: '/art/promos/second.avif', sequence: 2 },
    { url: `/art/promos/${id}.avif`, sequence: 1 },
  ],
});
const banner = (id: string, title: string, more: object = {}) => ({
  ...text(id, title),
  ...link(null, null),
  url: '/art/banners/jackpot.avif',
  smallUrl: null,
  groupName: 'w_home',
  ...more,
});
afterEach(() => page.viewport(1280, 800));

const opened = (announced: object, address = '/') =>
  renderSite(address, { answers: { [call]: succeed({ ...nothing, ...announced }) } });

test('the home page leads to the games and names the page', async () => {
  const { screen } = await renderSite('/');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gira con cuentas claras');
  await expect
    .element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' }))
    .toHaveAttribute('href', '/seamless?vassalage=SOL&gameCode=frutas-electricas');
  await expect.poll(() => document.title).toBe('Inicio · Quetzal');
});

test('a banner alone has nothing to play; announced ones of this place join it, with a way on where they link', async () => {
  const { screen } = await opened({});
  await expect.element(screen.getByRole('region', { name: 'Destacados' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Pausar' })).not.toBeInTheDocument();
  await screen.unmount();
  const more = await opened({
    banners: [
      banner('b1', 'Comprueba', link('inside', '/promotions')),
      banner('b2', 'Otro sitio', { groupName: 'w_login' }),
    ],
  });
  await more.screen.getByRole('button', { name: 'Ver 2 de 2' }).click();
  await expect
    .element(more.screen.getByRole('link', { name: 'Ver más: Comprueba' }))
    .toHaveAttribute('href', '/promotions');
});

test('the banners of the site’s file: the first behind the words, a later one with its title and where it leads', async () => {
  const banners = [
    { groupName: 'w_home', url: '/art/banners/tucan-welcome.avif' },
    { groupName: 'w_login', url: '/art/banners/tucan-login.avif' },
    {
      groupName: 'w_home',
      url: '/pictures/copa.png',
      title: { es: 'La copa', en: 'The cup' },
      linkageType: 'promotion',
      target: 'p7',
    },
  ] as const;
  const { screen } = await renderSite('/', { site: { banners: [...banners] } });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const pictures = () =>
    [...document.querySelectorAll('[data-slot="banner"] img')].map((image) => image.getAttribute('src'));
  await expect.poll(pictures).toEqual(['/art/banners/tucan-welcome.webp', '/pictures/copa.png']);
  await screen.getByRole('button', { name: 'Ver 2 de 2' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Ver más: La copa' }))
    .toHaveAttribute('href', '/promotions#p7');
});

test('a notice opens the list of notices at its own text, one open at a time, with its time', async () => {
  const { screen } = await opened({ player: [text('n1', 'Primero'), text('n2', 'Segundo')] });
  const notices = screen.getByRole('region', { name: 'Avisos' });
  // Who wants less motion turns the notices over.
  await notices.getByRole('button', { name: 'Siguiente' }).click();
  await notices.getByRole('button', { name: 'Segundo' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Avisos' });
  const second = dialog.getByRole('button', { name: /Segundo/ });
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await expect.element(second.getByText('2026-11-22 12:00:00')).toBeVisible();
  await dialog.getByRole('button', { name: /Primero/ }).click();
  await expect.element(second).toHaveAttribute('aria-expanded', 'false');
  await dialog.getByRole('button', { name: /Primero/ }).click();
  await expect.element(dialog.getByRole('button', { name: /Primero/ })).toHaveAttribute('aria-expanded', 'false');
});

test('back closes the list of notices and leaves the page alone; closing it leaves no step behind', async () => {
  window.history.replaceState(null, '', '/help');
  window.history.pushState(null, '', '/');
  const { screen } = await opened({ player: [text('n1', 'Primero')] });
  const notice = screen.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Primero' });
  const dialog = screen.getByRole('dialog', { name: 'Avisos' });
  await notice.click();
  await expect.element(dialog).toBeVisible();
  window.history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
  await notice.click();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/help');
});

test('a promotion shows its condition and leads to its place on the page of promotions', async () => {
  const { screen } = await opened({ promotion: [promotion('p1', 'Límites')] });
  await expect.element(screen.getByText('Condición de Límites.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Más sobre Límites' }))
    .toHaveAttribute('href', '/promotions#p1');
  const picture = () => screen.container.querySelector('[data-slot=promo-card] img')?.getAttribute('src');
  await expect.poll(picture).toBe('/art/promos/p1.avif');
});

test('announcements that cannot be loaded say so and can be asked for again', async () => {
  let isDown = true;
  const { screen } = await renderSite('/', {
    answers: {
      [call]: (url, req) =>
        (isDown ? refuse(500, 'internal', 'Algo falló') : succeed({ ...nothing, promotion: [promotion('p1', 'Uno')] }))(
          url,
          req,
        ),
    },
  });
  await expect.element(screen.getByText('No pudimos cargar las promociones')).toBeVisible();
  withNextClick(() => (isDown = false));
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByText('Condición de Uno.')).toBeVisible();
});

test('the growing figure says that it is for show and names no currency', async () => {
  const { screen } = await renderSite('/', { site: { jackpotMode: 'display' } });
  const jackpot = screen.getByRole('region', { name: /Jackpot/ });
  await expect.element(jackpot.getByText('Cifra de muestra: no es un premio que se pueda ganar.')).toBeVisible();
  expect(jackpot.element().textContent).not.toContain('$');
});

test('the real pot is shown as the server tells it, with who won it last', async () => {
  const lastWin = { account: 'ser***88', amount: '8120.5', wonAt: '2026-11-21T10:00:00.000Z' };
  const pot = { currency: 'MXN', amount: '2514.7721', vendorName: 'Solaris', lastWin };
  const answers = { 'GET /wps/relay/VIS_getJackpot': succeed({ content: pot }) };
  const { screen } = await renderSite('/', { site: { jackpotMode: 'pool' }, answers });
  const jackpot = screen.getByRole('region', { name: /Jackpot/ });
  await expect.element(jackpot.getByText('$2,514.77').first()).toBeInTheDocument();
  await expect.poll(() => jackpot.element().textContent).toMatch(/ser\*{3}88 · \$8,120\.50$/);
});

test('before anybody has won it, the pot says which games can win it', async () => {
  const pot = { currency: 'MXN', amount: '2500', vendorName: 'Solaris', lastWin: null };
  const answers = { 'GET /wps/relay/VIS_getJackpot': succeed({ content: pot }) };
  const { screen } = await renderSite('/', { site: { jackpotMode: 'pool' }, answers });
  await expect.element(screen.getByText(/juegos de Solaris/)).toBeVisible();
});

test.each([
  [
    'its vendor does not say what the pot holds',
    'pool',
    { 'GET /wps/relay/VIS_getJackpot': succeed({ content: null }) },
  ],
  ['the pot cannot be read', 'pool', { 'GET /wps/relay/VIS_getJackpot': refuse(500, 'internal', 'Algo falló') }],
  ['the site shows none', 'off', {}],
] as const)('no figure stands there when %s', async (_what, jackpotMode, answers) => {
  const { screen } = await renderSite('/', { site: { jackpotMode }, answers });
  await expect.element(screen.getByRole('heading', { name: 'Juegos populares' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: /Jackpot/ })).not.toBeInTheDocument();
});

test('winners are shown when there are some, and nothing stands in their place when there are none', async () => {
  const { screen } = await renderSite('/', {
    answers: { 'GET /wps/relay/ODSFE2_getWinnerBoard': succeed({ content: [winner] }) },
  });
  await expect.element(screen.getByRole('heading', { name: 'Ganadores recientes' })).toBeVisible();
  await expect.element(screen.getByText('$48,210.50')).toBeVisible();
  expect(screen.container.querySelector('main a[href="/winners"]')?.textContent).toBe('Ver todos');
  await screen.unmount();
  const without = await renderSite('/');
  await expect.element(without.screen.getByRole('heading', { name: 'Juegos populares' })).toBeVisible();
  await expect.element(without.screen.getByRole('heading', { name: 'Ganadores recientes' })).not.toBeInTheDocument();
});

test.each([320, 390])(
  'at %i px the title over the winners has one line, and the link ends where the cards do',
  async (width) => {
    await page.viewport(width, 844);
    const { screen } = await renderSite('/', {
      token: 't',
      answers: { 'GET /wps/relay/ODSFE2_getWinnerBoard': succeed({ content: [winner] }) },
    });
    const title = screen.getByRole('heading', { name: 'Ganadores recientes' });
    await expect.element(title).toBeVisible();
    const line = document.createRange();
    line.selectNodeContents(title.element());
    expect(line.getClientRects()).toHaveLength(1);
    const link = screen.container.querySelector('main a[href="/winners"]');
    line.selectNodeContents(link ?? title.element());
    expect(line.getBoundingClientRect().right).toBeCloseTo(width - 16, 0);
  },
);

test('the page of promotions goes to the one that the address names', async () => {
  const { screen } = await opened({ promotion: [promotion('p1', 'Uno'), promotion('p2', 'Dos')] }, '/promotions#p2');
  const card = screen.getByRole('article', { name: 'Dos' });
  await expect.element(card).toHaveFocus();
  const pictures = () => [...card.element().querySelectorAll('img')].map((img) => img.getAttribute('src'));
  await expect.poll(pictures).toEqual(['/art/promos/p2.avif', '/art/promos/second.avif']);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Promociones');
});

test('without promotions their page says so', async () => {
  const { screen } = await opened({}, '/promotions');
  await expect.element(screen.getByText('No hay promociones por ahora')).toBeVisible();
});

test.each([390, 800, 1440])('what comes late moves nothing that can be pressed, at %i px', async (width) => {
  await page.viewport(width, 900);
  const games = Array.from({ length: 12 }, (_, index) => ({ ...game, nodeId: `${index}`, gameCode: `juego-${index}` }));
  const promotions = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((title) => promotion(title, title));
  const lastWin = { account: 'ser***88', amount: '8120.5', wonAt: '2026-11-21T10:00:00.000Z' };
  const pot = { currency: 'MXN', amount: '2514.7721', vendorName: 'Solaris', lastWin };
  const moved = watchPlaces('main');
  const { screen } = await renderSite('/', {
    site: { jackpotMode: 'pool' },
    answers: {
      'GET /wps/relay/GCSGAME_getVassGameType': late(100, succeed({ content: { RNG: ['SOL'], FISH: ['SOL'] } })),
      'POST /wps/relay/GCSGAME_hotGamesV2': late(200, succeed({ list: games })),
      [call]: late(400, succeed({ ...nothing, player: [text('n1', 'Primero')], promotion: promotions })),
      'GET /wps/relay/VIS_getJackpot': late(600, succeed({ content: pot })),
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' }).first()).toBeVisible();
  await expect.element(screen.getByRole('region', { name: /Jackpot/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Más sobre Uno' })).toBeVisible();
  expect(moved()).toEqual([]);
});

test('where the page brings the kinds of games, a single kind has no row and never had room for one; nobody asks', async () => {
  await page.viewport(390, 900);
  const moved = watchPlaces('main');
  const { screen, callsOf } = await renderSite('/', {
    site: { gameTypes: { content: { RNG: ['SOL'] }, prizeMode: 'LOTT' } },
    answers: { 'POST /wps/relay/GCSGAME_hotGamesV2': late(200, succeed({ list: [game] })) },
  });
  await expect.element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' }).first()).toBeVisible();
  expect(moved()).toEqual([]);
  expect(callsOf('GET /wps/relay/GCSGAME_getVassGameType')).toEqual([]);
});

test('a site with one row of hot games keeps room for one, once it was seen here', async () => {
  onTestFinished(() => localStorage.removeItem('hotRows'));
  const few = succeed({ list: [game] });
  const first = await renderSite('/', { answers: { 'POST /wps/relay/GCSGAME_hotGamesV2': few } });
  await expect.element(first.screen.getByRole('heading', { name: 'Juegos populares' })).toBeVisible();
  await first.screen.unmount();
  const { screen } = await renderSite('/', {
    answers: { 'POST /wps/relay/GCSGAME_hotGamesV2': () => new Promise<never>(() => undefined) },
  });
  const places = () => [...screen.container.querySelectorAll('main [data-slot=game-tile-skeleton]')];
  await expect.poll(() => places().length).toBeGreaterThan(0);
  expect(new Set(places().map((place) => place.getBoundingClientRect().top)).size).toBe(1);
});
