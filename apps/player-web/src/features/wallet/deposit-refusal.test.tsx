import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, refuse, succeed, type Answer } from '#testing/answers.ts';
import { card } from '#testing/deposit-method.ts';
import { deposit } from '#testing/deposit.ts';
import { renderSite } from '#testing/render-site.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

/** Presses the button with the end of the panel in view, as who has read the summary does. */
async function sendFromTheEnd(refusal: Answer, method: object = card) {
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/deposit-methods': succeed({ content: [method] }),
      'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
      'POST /wps/v2/wallets/deposits': refusal,
    },
  });
  await expect.element(screen.getByText('Aún no tienes depósitos')).toBeInTheDocument();
  screen.getByText('Aún no tienes depósitos').element().scrollIntoView();
  await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
  return screen;
}

test('a payment provider that is down is told where the member looks', async () => {
  const screen = await sendFromTheEnd(refuse(503, 'wallet.payment_provider_unavailable', 'El proveedor no responde'));
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('El proveedor no responde');
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  await expect.element(alert).toHaveFocus();
});

test('a limit that refuses comes into view with the way to the limits', async () => {
  const screen = await sendFromTheEnd(
    refuse(422, 'limits.deposit_limit', 'raw', { field: 'amount', params: { left: '300.00' } }),
  );
  const refusal = screen.getByRole('status').filter({ hasText: 'deja $300.00 por ahora' });
  await expect.element(refusal).toBeInViewport({ ratio: 1 });
  await expect.element(refusal).toHaveFocus();
  await expect.element(refusal.getByRole('button', { name: 'Ver mis límites' })).toBeVisible();
});

test('an amount that the server refuses is brought into view at its field', async () => {
  const screen = await sendFromTheEnd(
    refuse(422, 'wallet.amount_above_max', 'El máximo es $400.00', { field: 'amount' }),
  );
  const amount = screen.getByRole('textbox', { name: 'Monto' });
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toBeInViewport();
  await expect.element(amount).toHaveAccessibleDescription(/El máximo es \$400\.00/);
});

test('so is one of a method with fixed amounts', async () => {
  const screen = await sendFromTheEnd(
    refuse(422, 'wallet.amount_not_offered', 'Ese monto ya no se ofrece', { field: 'amount' }),
    { ...card, isAmountFixed: true },
  );
  const amounts = screen.getByRole('group', { name: 'Monto' });
  await expect.element(amounts).toHaveFocus();
  await expect.element(screen.getByText('Ese monto ya no se ofrece')).toBeInViewport();
});

test('a deposit whose answer was lost stands in the list beneath', async () => {
  let made: object[] = [];
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/deposit-methods': succeed({ content: [card] }),
      'GET /wps/v2/wallets/deposits': (url, req) => succeed(onlyPage(made))(url, req),
      'POST /wps/v2/wallets/deposits': () => {
        made = [{ ...deposit, state: 'pending' }];
        return Response.error();
      },
    },
  });
  await expect.element(screen.getByText('Aún no tienes depósitos')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/aunque ya haya llegado, no se hará dos veces/);
  await expect.element(screen.getByText('En proceso')).toBeInTheDocument();
});
