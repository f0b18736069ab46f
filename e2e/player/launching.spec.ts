import { newMember } from '../support/member.ts';
import { runCommand } from '../support/operator.ts';
import { game, goodPassword } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { comeInAs } from '../support/walk.ts';

const address = '/seamless?vassalage=SOL&gameCode=frutas-electricas';

test('a visitor who chose a game is asked in, and the same game opens behind the login', async ({ page, urls }) => {
  const { username } = await newMember(urls.api);
  await page.goto(`${urls.player}/rng?search=electricas`);
  await page.getByRole('main').getByRole('link', { name: 'Jugar: Frutas Eléctricas' }).click();
  const form = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await form.getByRole('textbox', { name: /^Usuario/ }).fill(username);
  await form.getByLabel(/^Contraseña/).fill(goodPassword);
  await form
    .locator('form')
    .getByRole('button', { name: /iniciar sesión/i })
    .click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(urls.player + address);
  await expect(page.getByTitle('Juego: Frutas Eléctricas')).toBeVisible();
  await expect(page.getByText('Abriendo Frutas Eléctricas')).toHaveCount(0);
  await expect(game(page).getByRole('button').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?search=electricas$/);
});

test('a game is enlarged, made small and loaded anew from its bar', async ({ page, urls }) => {
  const { token } = await newMember(urls.api);
  await comeInAs(page, token);
  await page.goto(urls.player + address);
  const frame = page.getByTitle('Juego: Frutas Eléctricas');
  await expect(game(page).getByRole('button').first()).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Controles del juego' });
  await bar.getByRole('button', { name: 'Pantalla completa' }).click();
  await expect(bar.getByRole('button', { name: 'Salir de pantalla completa' })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('iframe')))).toBe(true);
  const isOutOfReach = (selector: string) =>
    page.evaluate((css) => document.querySelector(css)?.closest('[inert]') !== null, selector);
  expect(await isOutOfReach('header')).toBe(true);
  expect(await isOutOfReach('iframe')).toBe(false);
  await bar.getByRole('button', { name: 'Reglas y probabilidades' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await bar.getByRole('button', { name: 'Salir de pantalla completa' }).click();
  await expect(bar.getByRole('button', { name: 'Pantalla completa', exact: true })).toBeVisible();
  expect(await isOutOfReach('header')).toBe(false);
  await expect(page.locator('[aria-hidden="true"]', { has: page.locator('header') })).toHaveCount(0);
  await expect(page.locator('header[aria-hidden="true"]')).toHaveCount(0);
  const before = await frame.getAttribute('src');
  await bar.getByRole('button', { name: 'Recargar el juego' }).click();
  await expect(frame).not.toHaveAttribute('src', before ?? '');
  await expect(game(page).getByRole('button').first()).toBeVisible();
});

test('reels that could not be fetched are tried again, by a press and by themselves', async ({
  page,
  urls,
  tolerance,
}) => {
  tolerance.isConnectionLossExpected = true;
  let isCut = true;
  await page.route(/\/assets\/reel-machine-[^/]*\.js$/, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`${urls.player}${address}&demo=1`);
  const lost = game(page).getByRole('alert').filter({ hasText: 'Algo falló de nuestro lado' });
  await expect(lost).toBeVisible();
  await expectAccessible(page);
  await lost.getByRole('button', { name: 'Reintentar' }).click();
  await expect(lost).toBeVisible();
  isCut = false;
  // The longest pause between two tries by itself takes half a minute.
  await expect(game(page).locator('canvas')).toBeVisible({ timeout: 45_000 });
  await expect(lost).toHaveCount(0);
});

test('free play opens demos, and games for money tell it that they need an account', async ({ page, urls }) => {
  await page.goto(`${urls.player}${address}&demo=1`);
  await expect(page.getByRole('toolbar').getByText('Demo gratis')).toBeVisible();
  await expect(game(page).getByRole('button').first()).toBeVisible();

  await page.goto(`${urls.player}/login`);
  await page.getByRole('button', { name: 'Juego gratis, sin registro' }).click();
  await expect(page.getByText('Estás en juego gratis').first()).toBeVisible();
  await page.goto(urls.player + address);
  const refusal = page.getByRole('alertdialog', { name: 'Necesitas una cuenta real' });
  await expect(refusal).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('dialog', { name: 'Crear cuenta' })).toBeVisible();
});

test('a game whose maker does not answer is called slow, then given up, and can be tried again', async ({
  page,
  urls,
  tolerance,
}) => {
  tolerance.isConnectionLossExpected = true;
  const { token } = await newMember(urls.api);
  await comeInAs(page, token);
  await page.clock.install();
  await page.route(`${urls.studio}/play/**`, (route) => route.abort('connectionrefused'));
  await page.goto(urls.player + address);
  await expect(page.getByText('Abriendo Frutas Eléctricas').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(9_000);
  await expect(page.getByText(/Está tardando más de lo normal/)).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('alert').getByText('El juego no respondió')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`${urls.studio}/play/**`);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(game(page).getByRole('button').first()).toBeVisible();
  await expect(page.getByText('El juego no respondió')).toHaveCount(0);
});

test.describe('while a maker is in maintenance', () => {
  // Of the makers of this site, the one that no other journey plays.
  const vendor = 'AMB';
  test.afterEach(() => runCommand(['vendors', 'resume', vendor, 'journey']));

  test('its games stand shut in the lists, and their page says when they are back', async ({ page, urls }) => {
    const paused = await runCommand(['vendors', 'pause', vendor, '2031-01-02T15:00:00Z', 'journey']);
    expect(paused.status, paused.printed).toBe(0);
    await page.goto(`${urls.player}/rng?vassalage=${vendor}`);
    const shut = page.getByRole('main').getByRole('button', { name: /2031/ }).first();
    await expect(shut).toHaveAttribute('aria-disabled', 'true');
    const list = await page.request.get(
      `${urls.api}/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=${vendor}&pageSize=1`,
      { headers: { Merchant: 'quetzal' } },
    );
    const { value } = (await list.json()) as { value: { content: { gameCode: string }[] } };
    await page.goto(`${urls.player}/seamless?vassalage=${vendor}&gameCode=${value.content[0]?.gameCode}`);
    await expect(page.getByText(/está en mantenimiento/)).toBeVisible();
    await expect(page.getByText(/2 ene 2031/)).toBeVisible();
    await expectAccessible(page);
  });
});
