import { unwrap } from '@quetzal/api';
import { memberWithMoney, newMember } from '../support/member.ts';
import { game, goodPassword, logIn, newUsername } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ tolerance: { expectedStatuses: [401, 403, 422], isConnectionLossExpected: false } });

// Each of these goes through several pages and forms.
test.setTimeout(300_000);

const gamePath = '/seamless?vassalage=SOL&gameCode=frutas-electricas';

test('a newcomer decides a limit first, and a deposit beyond it is refused with what is left', async ({
  page,
  urls,
}) => {
  await page.goto(`${urls.player}/register?affiliateCode=NORTEMX`);
  const form = page.getByRole('dialog', { name: 'Crear cuenta' });
  await form.getByRole('tab', { name: 'Con usuario' }).click();
  await form.getByRole('textbox', { name: /^Usuario/ }).fill(newUsername());
  await form.getByLabel(/^Contraseña/).fill(goodPassword);
  await form.getByLabel(/^Confirmar contraseña/).fill(goodPassword);
  await form.getByLabel(/nacimiento/i).fill('1990-05-17');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Crear cuenta' }).click();

  const welcome = page.getByRole('dialog', { name: /^Tu cuenta está lista/ });
  await welcome.getByLabel('Límite de depósito').fill('300');
  await expectAccessible(page);
  await welcome.getByRole('button', { name: 'Fijar límite' }).click();
  await expect(welcome.getByRole('heading', { name: 'Protege tu cuenta' })).toBeFocused();

  await page.goto(`${urls.player}/?overlay=depositv2`);
  const center = page.getByRole('dialog', { name: 'Mi cuenta' });
  await expect(center.getByText(/Tu límite de depósito deja \$300\.00 hasta el /)).toBeVisible();
  await center.getByLabel('Monto').fill('500');
  await center.getByRole('button', { name: /^Depositar \$500/ }).click();
  await expect(center.getByText('Tu límite de depósito deja $300.00 por ahora.')).toBeVisible();
  await center.getByRole('button', { name: 'Ver mis límites' }).click();

  await expect(center.getByText('$0.00 de $300.00')).toBeAttached();
  await center.getByRole('button', { name: 'Cambiar: Depósitos por día' }).click();
  const dialog = page.getByRole('dialog', { name: 'Depósitos por día' });
  await dialog.getByLabel('Límite').fill('900');
  await expect(dialog.getByText(/que vale hasta que confirmes el cambio en 24 horas/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar límite' }).click();
  await expect(center.getByText(/Pediste \$900\.00\. Podrás confirmarlo desde el /)).toBeVisible();
  await expectAccessible(page);
});

test('a bet beyond the limit of one bet is explained over the game', async ({ page, urls }) => {
  const { username, api } = await memberWithMoney(urls.api, '200');
  await unwrap(api.PUT('/wps/v2/limits/{name}', { params: { path: { name: 'stake' } }, body: { value: '5' } }));
  await logIn(page, urls.player, username, goodPassword);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeHidden();
  await page.goto(`${urls.player}${gamePath}`);
  const spin = game(page).getByRole('button', { name: 'Girar' });
  await expect(spin).toBeEnabled({ timeout: 20_000 });
  await spin.click();
  const notice = page.getByText(
    'Lo más que puedes apostar ahora es $5.00: es lo que deja tu límite «Máximo por apuesta».',
  );
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Ver mis límites' }).click();
  await expect(page.getByRole('dialog', { name: 'Mi cuenta' }).getByText('Máximo por apuesta')).toBeVisible();
});

test('a pause logs out at once, and afterwards neither a game nor a deposit opens', async ({ page, urls }) => {
  const { username } = await newMember(urls.api);
  await logIn(page, urls.player, username, goodPassword);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeHidden();
  await page.goto(`${urls.player}/?overlay=limits&section=pause`);
  const center = page.getByRole('dialog', { name: 'Mi cuenta' });
  await center.getByRole('radio', { name: '3 días' }).check({ force: true });
  await center.getByRole('button', { name: 'Pausar' }).click();
  await page.getByRole('button', { name: 'Empezar la pausa' }).click();
  await expect(page.getByText('Tu pausa empezó').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Juego responsable' }).first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

  await logIn(page, urls.player, username, goodPassword);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeHidden();
  await page.goto(`${urls.player}${gamePath}`);
  await expect(page.getByText(/Has pausado el juego\. Podrás volver a jugar y depositar a partir del /)).toBeVisible();
  await page.getByRole('button', { name: 'Ver mi pausa' }).click();
  await expect(center.getByText('Estás en pausa')).toBeVisible();
  await page.goto(`${urls.player}/?overlay=depositv2`);
  await expect(center.getByText(/^Puedes volver a apostar y depositar el /)).toBeVisible();
  await expect(center.getByLabel('Monto')).toBeHidden();
});

test('the help centre is found from the footer, searched, and its self-test stays on the page', async ({
  page,
  urls,
}) => {
  await page.goto(urls.player);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Juego responsable' }).click();
  const chapter = page.getByRole('region', { name: 'Juego responsable' });
  await expect(chapter).toBeFocused();
  await expectAccessible(page);
  const asked: string[] = [];
  await chapter.getByRole('button', { name: 'Empezar la autoevaluación' }).click();
  page.on('request', (req) => asked.push(req.url()));
  for (const never of await chapter.getByRole('radio', { name: 'Nunca' }).all()) await never.check({ force: true });
  await chapter.getByRole('button', { name: 'Ver el resultado' }).click();
  await expect(chapter.getByText('Tus respuestas no muestran señales')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('autoexclusion');
  await expect(page.getByRole('region', { name: 'Resultados de la búsqueda' }).getByRole('link').first()).toBeVisible();
});
