import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, succeed } from '#testing/answers.ts';
import { deposit } from '#testing/deposit.ts';
import { card } from '#testing/deposit-method.ts';
import { renderSite } from '#testing/render-site.tsx';

const game = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const sentHome = '/?overlay=depositv2&deposit=d1';
const checkoutUrl = 'http://pay.test/checkout/d1';
const gameUrl = `${window.location.origin}/favicon.svg`;

/** Opens an address as a member whose deposit `d1` stands so. */
async function open(address: string, state: 'pending' | 'succeeded' = 'pending') {
  const known = { ...deposit, state, checkoutUrl: state === 'pending' ? checkoutUrl : null };
  const { screen } = await renderSite(address, {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/deposit-methods': succeed({ content: [card] }),
      'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
      'GET /wps/v2/wallets/deposits/d1': succeed(known),
      'POST /wps/v2/wallets/deposits': succeed({ ...known, instructions: { kind: 'redirect' } }),
      'GET /wps/game/launchGame': succeed({ content: { game_url: gameUrl, roundState: null } }),
    },
  });
  return screen;
}

/** Follows the way to the provider's page, which the test does not open. */
async function leaveToPay(screen: Awaited<ReturnType<typeof open>>) {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  await screen.getByRole('link', { name: 'Ir al pago' }).click();
  await screen.unmount();
}

/** Waits until the page would be left for the provider's, which the test does not open. */
function onceLeft(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = (event: NavigateEvent) => {
    if (event.destination.url !== checkoutUrl) return;
    event.preventDefault();
    window.navigation.removeEventListener('navigate', hold);
    resolve();
  };
  window.navigation.addEventListener('navigate', hold);
  return promise;
}

const addressNow = () => window.location.pathname + window.location.search;

describe('a deposit that is paid on another site', () => {
  afterEach(async () => {
    await page.viewport(1280, 800);
  });

  test('ends where it was made: the game is below its panel again, and play goes on in it', async () => {
    await leaveToPay(await open(`${game}&overlay=depositv2&deposit=d1`));
    const screen = await open(sentHome, 'succeeded');
    await expect.poll(addressNow).toBe(`${game}&overlay=depositv2&deposit=d1`);
    await screen.getByRole('button', { name: 'Seguir jugando' }).click();
    await expect.poll(addressNow).toBe(game);
    await expect.element(screen.getByRole('toolbar')).toBeVisible();
  });

  test('leads back once: whoever goes home afterwards stays there', async () => {
    await leaveToPay(await open('/promotions?overlay=depositv2&deposit=d1'));
    const first = await open(sentHome, 'succeeded');
    await expect.poll(addressNow).toBe('/promotions?overlay=depositv2&deposit=d1');
    await first.unmount();
    const screen = await open(sentHome, 'succeeded');
    await expect.element(screen.getByRole('button', { name: 'Ir a los juegos' })).toBeVisible();
    expect(addressNow()).toBe(sentHome);
  });

  test('leads nowhere that another deposit was made', async () => {
    await leaveToPay(await open(`${game}&overlay=depositv2&deposit=d1`));
    const kept = sessionStorage.getItem('deposit-place') ?? '';
    sessionStorage.setItem('deposit-place', kept.replace('d1', 'd0'));
    const screen = await open(sentHome, 'succeeded');
    await expect.element(screen.getByRole('button', { name: 'Ir a los juegos' })).toBeVisible();
    expect(addressNow()).toBe(sentHome);
  });

  test('is what the back button leads to from the payment, not the form that would begin another', async () => {
    const screen = await open('/promotions?overlay=depositv2');
    const left = onceLeft();
    await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
    await left;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(screen.getByRole('link', { name: 'Ir al pago' })).toBeVisible();
    expect(addressNow()).toBe('/promotions?overlay=depositv2&deposit=d1');
  });
});
