import { firstSeen } from '@quetzal/web-kit/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { member, siteAnswers, succeed } from '#testing/answers.ts';
import { late, watchPlaces } from '#testing/places.ts';
import { renderSite } from '#testing/render-site.tsx';

const flags = { INBOX3: true };
const answers = { 'GET /wps/relay/CSP_unreadCount': succeed({ unread: 3 }) };

test('the menu of a member leads to the account, its record, losses and bets in this order, then out', async () => {
  const { screen } = await renderSite('/help', { token: 't' });
  await screen.getByRole('button', { name: /^Cuenta de/ }).click();
  await expect.element(screen.getByRole('menuitem').first()).toBeVisible();
  const names = screen
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Mi cuenta',
    'Registro de cuenta',
    'Pérdida personal',
    'Registro de apuestas',
    'Cerrar sesión',
  ]);
});

test.each([
  ['a press that began', () => new PointerEvent('pointerdown', { bubbles: true, button: 0 })],
  ['a key that went down', () => new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowDown' })],
])('%s before the script of the menu was there opens it', async (_what, begin) => {
  const pressed = firstSeen('button[aria-label^="Cuenta de"]', (button) => button.dispatchEvent(begin()));
  const { screen } = await renderSite('/help', { token: 't' });
  await pressed;
  await expect.element(screen.getByRole('menuitem', { name: 'Mi cuenta' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Cuenta de/ })).toHaveFocus();
});

test('the button of the look stays the same while the languages come, so that no press on it is lost', async () => {
  const first = firstSeen('[data-slot="theme-toggle"]');
  const { screen } = await renderSite('/help');
  await expect.element(screen.getByRole('banner').getByRole('button', { name: /^Idioma/ })).toBeVisible();
  expect((await first).isConnected).toBe(true);
});

test('the bell in the header counts the unread messages and opens them', async () => {
  const { screen } = await renderSite('/help', { token: 't', site: { flags }, answers });
  await screen.getByRole('button', { name: '3 mensajes sin leer' }).click();
  await expect.poll(() => window.location.search).toContain('overlay=messageV2');
});

test.each([800, 1024, 1440])('who the member is moves nothing that could be pressed, at %i px', async (width) => {
  await page.viewport(width, 800);
  const info = Promise.withResolvers<void>();
  const { screen } = await renderSite('/help', {
    token: 't',
    site: { flags },
    answers: {
      ...answers,
      'GET /wps/member/info': async (url, req) => {
        await info.promise;
        return succeed(member)(url, req);
      },
    },
  });
  const deposit = screen.getByRole('button', { name: 'Depositar' });
  await expect.element(screen.getByRole('button', { name: /1,500\.00/ })).toBeVisible();
  const before = deposit.element().getBoundingClientRect().x;
  info.resolve();
  await expect.element(screen.getByRole('button', { name: '3 mensajes sin leer' })).toBeVisible();
  expect(deposit.element().getBoundingClientRect().x).toBe(before);
});

test('a trial account and a site without messages have no bell', async () => {
  const trial = { 'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }) };
  const first = await renderSite('/help', { token: 't', site: { flags }, answers: { ...answers, ...trial } });
  await expect.element(first.screen.getByRole('button', { name: /^Cuenta de/ })).toBeVisible();
  await expect.element(first.screen.getByRole('button', { name: /mensajes/i })).not.toBeInTheDocument();
  await first.screen.unmount();
  const { screen } = await renderSite('/help', { token: 't', answers });
  await expect.element(screen.getByRole('button', { name: /^Cuenta de/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /mensajes/i })).not.toBeInTheDocument();
});

test.each([800, 1024, 1440])('a balance that comes moves nothing that could be pressed, at %i px', async (width) => {
  await page.viewport(width, 800);
  const balance = 'GET /wps/v2/wallets/balance';
  const moved = watchPlaces('header');
  const { screen } = await renderSite('/help', {
    token: 't',
    site: { flags },
    answers: { ...answers, [balance]: late(300, siteAnswers[balance] ?? succeed(null)) },
  });
  await expect.element(screen.getByRole('button', { name: /1,500\.00/ })).toBeVisible();
  expect(moved()).toEqual([]);
});

test.each([320, 390, 768, 1024, 1280])(
  'a fortune, messages and the chat fit into the header, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    const fortune = {
      currency: 'MXN',
      cash: '12345678.90',
      bonus: '0.00',
      held: '0.00',
      total: '12345678.90',
      version: 1,
    };
    const { screen } = await renderSite('/help', {
      token: 't',
      site: { flags: { ...flags, CBS3: true } },
      answers: { ...answers, 'GET /wps/v2/wallets/balance': succeed({ ...fortune, usedFirst: ['cash', 'bonus'] }) },
    });
    const header = screen.getByRole('banner');
    await expect.element(header.getByRole('button', { name: /12,345,678\.90/ })).toBeVisible();
    const names = width < 768 ? [] : ['Sala de chat', '3 mensajes sin leer', `Cuenta de ${member.account}`];
    for (const name of names) await expect.element(header.getByRole('button', { name })).toBeVisible();
    await document.fonts.ready;
    const ends = () =>
      [...header.element().querySelectorAll('button, a')].map((one) => one.getBoundingClientRect().right);
    await expect.poll(() => Math.max(...ends())).toBeLessThanOrEqual(width - 8);
  },
);
