import { cashOf, memberWithMoney } from '../support/member.ts';
import { game, goodPassword, logIn } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const games = [
  { name: 'Noche de Jaguar', vassalage: 'NAH', gameCode: 'noche-de-jaguar' },
  { name: 'Dulce Tormenta', vassalage: 'XOC', gameCode: 'dulce-tormenta' },
];

for (const { name, vassalage, gameCode } of games) {
  test(`${name} is played for money, and its round is drawn again in the betting record`, async ({ page, urls }) => {
    test.slow();
    const member = await memberWithMoney(urls.api, '100.00');
    await logIn(page, urls.player, member.username, goodPassword);
    await expect(page.getByRole('button', { name: new RegExp(member.username) })).toBeVisible();
    await page.goto(`${urls.player}/seamless?vassalage=${vassalage}&gameCode=${gameCode}`);
    const spin = game(page).getByRole('button', { name: 'Girar' });
    await expect(spin).toBeEnabled({ timeout: 30_000 });
    const settled = page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
    await spin.click();
    await settled;
    // A round with free spins takes its time; its money has moved before the page shows them.
    await expect(async () => expect(await cashOf(member)).not.toBe('100.0000')).toPass();

    await page.goto(`${urls.player}/?overlay=personalHistoryCopy`);
    const record = page.getByRole('dialog');
    const row = record.getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    await row.getByRole('button').last().click();
    await expectAccessible(page);
  });
}
