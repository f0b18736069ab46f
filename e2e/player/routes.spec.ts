import { newMember } from '../support/member.ts';
import { demoPassword } from '../support/start-platform.ts';
import { expect, test } from '../support/test.ts';
import { type Address, centerPanels, comeInAs, walk } from '../support/walk.ts';

const home = 'Gira con cuentas claras';
const missing = 'No encontramos esta página';
const noGame = 'Este juego no existe';
const game = '/seamless?vassalage=SOL&gameCode=frutas-electricas';

/** What everybody finds; nobody offers lotteries, football or a points mall on this site. */
const open: readonly Address[] = [
  ...['/', '/index', '/index.html', '/home'].map((path) => ({ path, heading: home })),
  { path: '/help', heading: 'Centro de ayuda' },
  { path: '/promotions', heading: 'Promociones' },
  { path: '/winners', heading: 'Ganadores' },
  { path: '/winners?board=greatest', heading: 'Ganadores' },
  { path: '/download#ios', heading: 'Instala Quetzal' },
  ...['/nowhere', '/pointMall', '/fbSport', '/lottery?gameCode=ssc', '/seaLottery', '/vnLottery?gameCode=ssc'].map(
    (path) => ({ path, heading: missing }),
  ),
  { path: '/rng', heading: 'Tragamonedas' },
  { path: '/rng?vassalage=SOL&filter=hot&sort=name', heading: 'Tragamonedas' },
  { path: '/sports', heading: 'Deportes' },
  { path: '/esports', heading: 'eSports' },
  { path: '/live', heading: 'En vivo' },
  { path: '/lott', heading: 'Lotería' },
  { path: '/elott', heading: 'Lotería electrónica' },
  { path: '/fish', heading: 'Pesca' },
  { path: '/pvp', heading: 'PVP' },
  { path: '/cockfight', heading: 'Gallos' },
  { path: '/gameListCenter', heading: 'Juegos por proveedor' },
  { path: '/gameListCenter?vassalage=SOL', heading: 'Solaris' },
  { path: '/gameListCenter?vassalage=NOBODY', heading: 'Aquí no hay juegos de este tipo' },
  { path: '/seamless', heading: noGame },
  { path: '/seamless?vassalage=SOL&gameCode=nada', leadsTo: '/seamless', heading: noGame },
  { path: `${game}&demo=1`, heading: 'Frutas Eléctricas' },
  { path: '/?feedback=open', dialog: 'Cuéntanos' },
];

test('every address shows a visitor what it should, or asks them in', async ({ page, urls }) => {
  test.setTimeout(300_000);
  await walk(page, urls.player, [
    ...open,
    { path: '/login', leadsTo: '/?account=login', dialog: 'Iniciar sesión' },
    {
      path: '/register?affiliateCode=NORTEMX',
      leadsTo: '/?affiliateCode=NORTEMX&account=register',
      dialog: 'Crear cuenta',
    },
    { path: '/?account=forgot', dialog: 'Recupera tu contraseña' },
    { path: '/agentHome', leadsTo: '/?account=login', dialog: 'Iniciar sesión' },
    { path: game, leadsTo: `${game}&account=login`, dialog: 'Iniciar sesión' },
    { path: '/?overlay=depositv2', dialog: 'Iniciar sesión' },
    { path: '/?overlay=menu', dialog: 'Iniciar sesión' },
  ]);
});

test('a member finds every panel by its address, and no form for visitors', async ({ page, urls }) => {
  test.setTimeout(300_000);
  const { token } = await newMember(urls.api);
  await comeInAs(page, token);
  const panels = [...centerPanels, 'limits&section=pause', 'menu'];
  await walk(page, urls.player, [
    ...panels.map((panel) => ({ path: `/?overlay=${panel}`, dialog: 'Mi cuenta' })),
    { path: '/agentHome', heading: missing },
    { path: game, heading: 'Frutas Eléctricas' },
  ]);
  for (const path of ['/login', '/register', '/?overlay=nothing']) {
    await page.goto(urls.player + path);
    await expect(page.locator('main h1').filter({ hasText: home })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('who is asked in finds what they had asked for behind the login', async ({ page, urls }) => {
  await page.goto(`${urls.player}/?overlay=personalHistoryCopy&period=week`);
  const form = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await form.getByRole('textbox', { name: /^Usuario/ }).fill('carla.mendez');
  await form.getByLabel(/^Contraseña/).fill(demoPassword);
  await form
    .locator('form')
    .getByRole('button', { name: /iniciar sesión/i })
    .click();
  await expect(page.getByRole('dialog', { name: 'Mi cuenta' })).toBeVisible();
  await expect(page).toHaveURL(/overlay=personalHistoryCopy&period=week/);
});

test('a chapter of the help centre and a promotion are reached by their mark in the address', async ({
  page,
  urls,
}) => {
  await page.goto(`${urls.player}/help`);
  const chapters = page.getByRole('main').locator('a[href*="#"]');
  await expect(chapters.first()).toBeVisible();
  const mark = (await chapters.last().getAttribute('href')) ?? '';
  await page.goto('about:blank');
  await page.goto(`${urls.player}/help${mark.slice(mark.indexOf('#'))}`);
  await expect(page.locator(`[id="${mark.slice(mark.indexOf('#') + 1)}"]`)).toBeInViewport();

  await page.goto(`${urls.player}/promotions`);
  const offer = page.getByRole('article').last();
  await expect(offer).toBeVisible();
  const id = (await offer.getAttribute('id')) ?? '';
  await page.goto('about:blank');
  await page.goto(`${urls.player}/promotions#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
