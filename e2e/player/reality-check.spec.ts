import { unwrap } from '@quetzal/api';
import { memberWithMoney } from '../support/member.ts';
import { goodPassword, logIn } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('T050 a reality check holds a running game until it is acknowledged', async ({ page, urls }) => {
  // The shortest reality check there is comes after a minute.
  test.setTimeout(300_000);
  const { username, api } = await memberWithMoney(urls.api, '200');
  const name = 'reality_check';
  await unwrap(api.PUT('/wps/v2/limits/{name}', { params: { path: { name } }, body: { value: '1' } }));
  await logIn(page, urls.player, username, goodPassword);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeHidden();
  await page.goto(`${urls.player}/seamless?vassalage=SOL&gameCode=frutas-electricas`);
  const check = page.getByRole('alertdialog', { name: '¿Cómo va todo?' });
  await expect(check).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('iframe')).toHaveAttribute('inert');
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Ver mis apuestas' }).click();
  await page.getByRole('dialog', { name: 'Mi cuenta' }).getByRole('button', { name: 'Cerrar', exact: true }).click();
  await check.getByRole('button', { name: 'Seguir jugando' }).click();
  await expect(check).toBeHidden();
  await expect(page.locator('iframe')).not.toHaveAttribute('inert');
  await expect(page.getByRole('group', { name: /^Tu sesión: 0:0/ })).toBeVisible();
});
