import { expect, expectAccessible, test } from '../support/test.ts';

const menuName = 'Menú principal';

test('the code for a telephone hangs on the app links, for the mouse and for the keyboard', async ({ page, urls }) => {
  await page.goto(`${urls.player}/help`);
  const links = page.getByRole('navigation', { name: menuName }).getByRole('region', { name: 'Obtén la app' });
  const code = page.getByRole('img', { name: 'Código que abre esta página en tu teléfono' });
  await links.getByRole('link', { name: 'Android' }).hover();
  await expect(code).toBeVisible();
  expect(await code.getAttribute('width')).toBe('100');
  await page.mouse.move(700, 10);
  await expect(code).toBeHidden();
  await links.getByRole('link', { name: 'iOS' }).focus();
  await expect(code).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/download#ios$/);
  await expect(page.getByRole('region', { name: 'iPhone y iPad' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
});

test('customer service floats over pages, opens a small window, and can be sent away for the visit', async ({
  page,
  urls,
}) => {
  await page.goto(`${urls.player}/help`);
  const button = page.getByRole('button', { name: 'Atención al cliente' });
  await button.click();
  const ways = page.getByRole('dialog', { name: 'Atención al cliente' });
  // What it opens is fetched when somebody comes.
  await expect(ways.getByRole('link').nth(0)).toHaveText('Facebook');
  await expect(ways.getByRole('link').nth(1)).toHaveText('Telegram');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await ways.getByRole('button', { name: 'Ocultar por ahora' }).click();
  await expect(button).toBeHidden();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(button).toBeHidden();
});

test('the foot of every page has the makers, help, the places elsewhere and who may play', async ({ page, urls }) => {
  await page.goto(`${urls.player}/help`);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Instagram' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(foot.getByRole('link', { name: 'Centro de ayuda' })).toHaveAttribute('href', '/help');
  await expect(foot.getByText('18+')).toBeVisible();
  const maker = foot.locator('[data-slot="vendor-logo"]').first();
  // Its picture is fetched when somebody comes near, and has no place before.
  await foot.scrollIntoViewIfNeeded();
  await maker.click();
  await expect(page).toHaveURL(/vassalage=/);
});

test('on a telephone the floating button stands above the tabs, and steps aside for who scrolls on', async ({
  page,
  urls,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urls.player}/help`);
  const floating = page.getByRole('button', { name: 'Atención al cliente' });
  const button = await floating.boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Navegación rápida' }).boundingBox();
  expect(button).not.toBeNull();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
  await page.mouse.wheel(0, 900);
  await expect(floating).toHaveCSS('opacity', '0');
  await expect(floating).toHaveCSS('pointer-events', 'none');
  await floating.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Atención al cliente' })).toBeVisible();
  await expect(floating).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, -300);
  await expect(floating).toHaveCSS('pointer-events', 'auto');
});
