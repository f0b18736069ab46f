import type { Page } from '@playwright/test';
import { createKeys } from '../support/keyboard.ts';
import { newMember } from '../support/member.ts';
import { goodPassword, newUsername } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/* Nothing here clicks or fills: every step is a key, and every stop of the focus is looked at. */

test.use({
  tolerance: { expectedStatuses: [401], isConnectionLossExpected: false },
  contextOptions: { reducedMotion: 'reduce' },
});
test.setTimeout(300_000);

const header = (page: Page) => page.getByRole('banner');
const memberButton = (page: Page, account: string) =>
  header(page).getByRole('button', { name: new RegExp(`${account}`) });

/** Opens the home page and logs in. */
async function enter(page: Page, playerUrl: string, account: string) {
  const keys = createKeys(page);
  await page.goto(playerUrl);
  await keys.to(header(page).getByRole('button', { name: 'Iniciar sesión' }));
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Usuario/ })).toBeFocused();
  await keys.type(account);
  await keys.to(page.getByLabel(/^Contraseña/));
  await keys.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(memberButton(page, account)).toBeVisible();
  return keys;
}

test('a newcomer skips to the content, registers, is welcomed and logs out', async ({ page, urls }) => {
  const account = newUsername();
  const keys = createKeys(page);
  await page.goto(urls.player);
  await expect(header(page).getByRole('button', { name: 'Registrarse' })).toBeVisible();
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await keys.to(header(page).getByRole('button', { name: 'Registrarse' }), 'Shift+Tab');
  await keys.press('Enter');
  const form = page.getByRole('dialog', { name: 'Crear cuenta' });
  await expect(form.getByRole('textbox', { name: 'Número de celular' })).toBeFocused();
  await keys.expectTrapped(form);
  await keys.to(form.getByRole('tab', { name: 'Con celular' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await expect(form.getByRole('tab', { name: 'Con usuario' })).toBeFocused();
  await keys.to(form.getByRole('textbox', { name: /^Usuario/ }));
  await keys.type(account);
  await keys.to(form.getByLabel(/^Contraseña/));
  await keys.type(goodPassword);
  await keys.to(form.getByLabel(/^Confirmar contraseña/));
  await keys.type(goodPassword);
  await keys.to(form.getByRole('checkbox'));
  await keys.press('Space');
  await keys.to(form.getByRole('button', { name: 'Crear cuenta' }));
  await keys.press('Enter');
  // The first field that is missing something has the focus, and says what.
  const birthday = form.getByLabel(/nacimiento/i);
  await expect(birthday).toBeFocused();
  await expect(birthday).toHaveAttribute('aria-invalid', 'true');
  await keys.type('05171990');
  await expect(birthday).toHaveValue('1990-05-17');
  await page.keyboard.press('Enter');

  const welcome = page.getByRole('dialog', { name: /^Tu cuenta está lista/ });
  await expect(welcome.getByLabel('Límite de depósito')).toBeFocused();
  await keys.expectTrapped(welcome);
  await keys.to(welcome.getByRole('button', { name: 'Ahora no' }));
  await keys.press('Enter');
  await expect(welcome.getByRole('heading', { name: 'Protege tu cuenta' })).toBeFocused();
  await keys.to(welcome.getByRole('button', { name: 'Siguiente' }));
  await keys.press('Enter');
  await expect(welcome.getByRole('heading', { name: '¿Por dónde quieres empezar?' })).toBeFocused();
  await keys.to(welcome.getByRole('button', { name: 'Listo' }));
  await keys.press('Enter');
  await expect(welcome).toBeHidden();

  await keys.to(memberButton(page, account));
  await keys.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: 'Cerrar sesión' }), 'ArrowDown');
  await keys.press('Enter');
  const question = page.getByRole('alertdialog', { name: '¿Quieres cerrar sesión?' });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await keys.expectTrapped(question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(memberButton(page, account)).toBeFocused();
  await keys.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: 'Cerrar sesión' }), 'ArrowDown');
  await keys.press('Enter');
  await keys.to(question.getByRole('button', { name: 'Cerrar sesión' }));
  await keys.press('Enter');
  await expect(header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a wrong password is said and can be typed anew; the forgotten one is one key away', async ({ page, urls }) => {
  const { username } = await newMember(urls.api);
  const keys = createKeys(page);
  await page.goto(urls.player);
  const opener = header(page).getByRole('button', { name: 'Iniciar sesión' });
  await keys.to(opener);
  await keys.press('Enter');
  const form = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect(form.getByRole('textbox', { name: /^Usuario/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
  await keys.press('Enter');
  await expect(form.getByRole('textbox', { name: /^Usuario/ })).toBeFocused();
  await keys.type(username);
  const password = form.getByLabel(/^Contraseña/);
  await keys.to(password);
  await keys.type('Equivocada-9');
  await page.keyboard.press('Enter');
  const warning = page.getByRole('dialog', { name: 'Usuario o contraseña incorrectos.' });
  await expect(warning).toBeVisible();
  await keys.expectTrapped(warning);
  await keys.to(warning.getByRole('button', { name: 'Entendido' }));
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();

  await keys.to(form.getByRole('button', { name: '¿La olvidaste?' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const forgot = page.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await expect(forgot.getByRole('textbox', { name: 'Número de celular' })).toBeFocused();
  await keys.expectTrapped(forgot);
  await keys.to(forgot.getByRole('button', { name: 'Iniciar sesión' }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: /^Usuario/ })).toBeFocused();
  await keys.type(username);
  await keys.to(password);
  await keys.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(memberButton(page, username)).toBeVisible();
});

test('a member changes the nickname; the dialog gives the focus back', async ({ page, urls }) => {
  const { username } = await newMember(urls.api);
  const keys = await enter(page, urls.player, username);
  await keys.to(memberButton(page, username));
  await keys.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: 'Mi cuenta' }), 'ArrowDown');
  await keys.press('Enter');
  const center = page.getByRole('dialog', { name: 'Mi cuenta' });
  const change = center.getByRole('button', { name: /apodo/i });
  await expect(change).toBeVisible();
  await keys.expectTrapped(center);
  await keys.to(change);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: /apodo/i });
  const field = dialog.getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await keys.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await keys.type('Pluma verde');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(center.getByText('Pluma verde').first()).toBeVisible();
  await expect(change).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(center).toBeHidden();
  await expect(memberButton(page, username)).toBeFocused();
});

test('a visitor changes look and language and opens a game', async ({ page, urls }) => {
  const keys = createKeys(page);
  await page.goto(urls.player);
  const toggle = header(page).getByRole('button', { name: /^Cambiar a tema/ });
  await keys.to(toggle);
  const before = await toggle.getAttribute('aria-label');
  await keys.press('Space');
  await expect(toggle).toBeFocused();
  await expect(toggle).not.toHaveAttribute('aria-label', before ?? '');

  const language = header(page).getByRole('button', { name: /^Idioma/ });
  await keys.to(language);
  await keys.press('Enter');
  const search = page.getByRole('combobox', { name: /^Idioma/ });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
  await keys.press('Enter');
  await expect(search).toBeFocused();
  await keys.type('English');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(header(page).getByRole('button', { name: /^Language/ })).toBeFocused();

  const tile = page.getByRole('link', { name: /^Play: / }).first();
  await keys.to(tile);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/seamless\?/);
});
