import { game, goodPassword, logIn, newUsername, register } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ tolerance: { expectedStatuses: [400, 401, 409, 422], isConnectionLossExpected: false } });

test('a wrong password is said plainly, and what was typed as a name stays', async ({ page, urls }) => {
  await logIn(page, urls.player, 'carla.mendez', 'not-her-password-1');
  await expect(page.getByText('Usuario o contraseña incorrectos.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page.getByRole('textbox', { name: /^Usuario/ })).toHaveValue('carla.mendez');
});

test('an unknown name gets the same sentence as a wrong password', async ({ page, urls }) => {
  await logIn(page, urls.player, newUsername(), 'not-a-password-1');
  await expect(page.getByText('Usuario o contraseña incorrectos.').first()).toBeVisible();
});

test('a taken name, a short password and a foreign birthday are each said beneath their field', async ({
  page,
  urls,
}) => {
  const username = newUsername();
  await register(page, urls.player, username);
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${urls.player}/register`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Con usuario' }).click();
  await dialog.getByRole('textbox', { name: /^Usuario/ }).fill(username);
  await dialog.getByLabel(/^Contraseña/).fill('short');
  await dialog.getByLabel(/^Confirmar contraseña/).fill('short');
  await dialog.getByLabel(/nacimiento/i).fill('2020-01-01');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.getByLabel(/^Contraseña/)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText(/Debes tener 18 años/).first()).toBeVisible();

  await dialog.getByLabel(/^Contraseña/).fill(goodPassword);
  await dialog.getByLabel(/^Confirmar contraseña/).fill(goodPassword);
  await dialog.getByLabel(/nacimiento/i).fill('1990-05-17');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Usuario/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toBeVisible();
});

test('a deposit below the minimum is refused with the minimum named, and nothing is lost', async ({ page, urls }) => {
  await register(page, urls.player, newUsername());
  await page.goto(`${urls.player}/?overlay=depositv2`);
  const center = page.getByRole('dialog');
  await center.getByLabel('Monto').fill('1');
  await center
    .getByRole('button', { name: /^(Depositar|Continuar)/ })
    .last()
    .click();
  await expect(center.getByText(/El mínimo es \$/)).toBeVisible();
  await expect(center.getByLabel('Monto')).toHaveValue(/1/);
});

test('a bet above the balance is refused inside the game with words, and no money moves', async ({ page, urls }) => {
  await register(page, urls.player, newUsername());
  await page.goto(`${urls.player}/seamless?vassalage=SOL&gameCode=frutas-electricas`);
  const spin = game(page).getByRole('button', { name: 'Girar' });
  await expect(spin).toBeEnabled({ timeout: 20_000 });
  await spin.click();
  await expect(game(page).getByText('Tu saldo no alcanza para esta apuesta.').first()).toBeVisible();
  await page.goto(`${urls.player}/?overlay=transactionHistory`);
  await expect(page.getByRole('dialog').getByText('No hay movimientos en este período')).toBeVisible();
});
