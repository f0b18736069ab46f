import { unwrap } from '@quetzal/api';
import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { runCommand } from '../support/operator.ts';
import { newUsername, register } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

async function openChat(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/?chat=general`);
  const log = page.getByRole('log', { name: 'Mensajes' });
  await expect(log).toBeVisible();
  return log;
}

test('what one member writes another sees at once, and it is there after a reload', async ({ page, urls }) => {
  const account = newUsername();
  await register(page, urls.player, account);
  const log = await openChat(page, urls.player);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page.getByText(/aquí ahora$/)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Tu mensaje' });
  const own = `Hola desde ${account.slice(0, 3)} <b>sin formato</b>`;
  await field.fill(own);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(log.getByText(own)).toBeVisible();

  const other = await newMember(urls.api);
  const room = { path: { room: 'general' } };
  const text = `Bienvenida, dice ${other.username.slice(0, 3)}`;
  await unwrap(other.api.POST('/wps/v2/chat/rooms/{room}/messages', { params: room, body: { text } }));
  await expect(log.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(log.getByText(own)).toBeVisible();
  await expect(log.getByText(text)).toBeVisible();
});

test('a moderator mutes by command: the screen says so at once, and a removed message is gone', async ({
  page,
  urls,
}) => {
  const account = newUsername();
  await register(page, urls.player, account);
  const log = await openChat(page, urls.player);
  const field = page.getByRole('textbox', { name: 'Tu mensaje' });
  await field.fill(`Algo que no va ${account.slice(-3)}`);
  await field.press('Enter');
  const message = log.getByText(`Algo que no va ${account.slice(-3)}`);
  await expect(message).toBeVisible();
  expect((await runCommand(['chat', 'mute', account, '30', 'Molesta a los demás'])).status).toBe(0);
  await expect(page.getByText(/Un moderador pausó tus mensajes hasta/)).toBeVisible();
  await expect(field).toBeHidden();

  const { printed } = await runCommand(['chat', 'log', '--account', account]);
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(printed)?.[0] ?? '';
  expect((await runCommand(['chat', 'remove', id, 'Molesta a los demás'])).status).toBe(0);
  await expect(message).toBeHidden();
  expect((await runCommand(['chat', 'unmute', account, 'Se disculpó'])).status).toBe(0);
  await expect(field).toBeVisible();
});

/** A live line that the test can cut and give back, with the real server at its other end. */
async function cuttableLine(page: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  await page.route(/\/socket\.io\//, (route) => (isCut ? route.abort() : route.continue()));
  return {
    async cut() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    giveBack: () => void (isCut = false),
  };
}

test('a lost line says so and keeps what is written; when it is back, what was missed is there once', async ({
  page,
  urls,
}) => {
  const account = newUsername();
  const line = await cuttableLine(page);
  await register(page, urls.player, account);
  const log = await openChat(page, urls.player);
  await page.getByRole('button', { name: 'Entendido' }).click();
  const field = page.getByRole('textbox', { name: 'Tu mensaje' });
  const own = `Sigo aquí ${account.slice(-4)}`;
  await field.fill(own);
  await line.cut();
  const bar = page.getByText('Reconectando…');
  await expect(bar).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expectAccessible(page);
  const other = await newMember(urls.api);
  const missed = `Nadie lo oyó ${other.username.slice(-4)}`;
  const room = { path: { room: 'general' } };
  await unwrap(other.api.POST('/wps/v2/chat/rooms/{room}/messages', { params: room, body: { text: missed } }));
  await expect(log.getByText(missed)).toBeHidden();
  line.giveBack();
  await expect(bar).toBeHidden({ timeout: 20_000 });
  await expect(log.getByText(missed)).toHaveCount(1);
  await expect(field).toHaveValue(own);
  await expect(log.getByText(own)).toBeHidden();
  await field.press('Enter');
  await expect(log.getByText(own)).toHaveCount(1);
});

test('a visitor reads, and a phone shows the chat over the page', async ({ page, urls }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, urls.player);
  await expect(page.getByText('Puedes leer sin cuenta. Para escribir, inicia sesión.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('log')).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});
