import { expect, test } from '../support/test.ts';

test('addresses of what this site does not offer show the page that helps on', async ({ page, urls }) => {
  for (const path of ['/nowhere', '/pointMall', '/fbSport', '/lottery?gameCode=ssc', '/vnLottery?gameCode=ssc']) {
    await page.goto(urls.player + path);
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  }
});
