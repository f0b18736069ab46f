import type { FrameLocator } from '@playwright/test';
import { memberWithMoney } from '../support/member.ts';
import { game } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { comeInAs } from '../support/walk.ts';

/** Opens the rules of the game, and reads what they say is in the pot until it is what is waited for. */
async function expectPot(frame: FrameLocator, isIt: (amount: number) => boolean): Promise<number> {
  await frame.getByRole('button', { name: 'Información del juego' }).click();
  const sheet = frame.getByRole('dialog');
  await sheet.getByRole('tab', { name: 'Reglas' }).click();
  let amount = 0;
  await expect(async () => {
    const said = await sheet.getByText(/^Tiene .* para apuestas en esta moneda/).innerText();
    amount = Number(said.replaceAll(/[^\d.]/g, '').replace(/\.$/, ''));
    expect(isIt(amount), said).toBe(true);
  }).toPass();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(sheet).toBeHidden();
  return amount;
}

test('a spin for money feeds the pot, and its draw can be checked in the game', async ({ page, urls }) => {
  const { token } = await memberWithMoney(urls.api, '100.00');
  await comeInAs(page, token);
  await page.goto(`${urls.player}/seamless?vassalage=SOL&gameCode=frutas-electricas`);
  const frame = game(page);
  await expect(frame.getByText('Toca girar para jugar')).toBeVisible();
  const before = await expectPot(frame, (amount) => amount > 0);
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/api/spin'));
  await frame.getByRole('button', { name: 'Girar', exact: true }).click();
  expect((await settled).ok()).toBe(true);
  await expect(frame.getByRole('button', { name: 'Girar', exact: true })).toBeEnabled();
  // The default bet is 10.00, of which 0.70 % go to the pot; others may have played meanwhile.
  await expectPot(frame, (amount) => amount - before >= 0.06);

  await frame.getByRole('button', { name: 'Información del juego' }).click();
  await frame.getByRole('tab', { name: 'Juego justo' }).click();
  await frame.getByRole('button', { name: 'Revelar la semilla del servidor' }).click();
  await frame.getByRole('button', { name: 'Verificar' }).first().click();
  await expect(frame.getByText('El sorteo del jackpot también coincide.')).toBeVisible();
});
