import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, refuse, succeed, type Answer } from '#testing/answers.ts';
import { card } from '#testing/deposit-method.ts';
import { renderSite } from '#testing/render-site.tsx';
import { deposit } from '#testing/deposit.ts';

const answers = {
  'GET /wps/v2/wallets/deposit-methods': succeed({ content: [card] }),
  'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
};

afterEach(() => {
  vi.useRealTimers();
});

test('the summary says the fee and what arrives before anything is sent', async () => {
  const { screen } = await renderSite('/?overlay=depositv2', { token: 't', answers });
  await screen.getByRole('button', { name: '$1,000', exact: true }).click();
  await expect.element(screen.getByText('$25.00')).toBeVisible();
  await expect.element(screen.getByRole('definition').getByText('$975.00')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Depositar $1,000.00' })).toBeVisible();
  await expect.element(screen.getByText('Aún no tienes depósitos')).toBeVisible();
});

test.each([
  ['yen, which have no parts,', 'JPY', '¥', 0, '1000', { fee: '¥25', received: '¥975', submit: 'Depositar ¥1,000' }],
  [
    'a token to its last place',
    'USDT',
    '₮',
    2,
    '120.123456',
    { fee: '₮3.003086', received: '₮117.12037', submit: 'Depositar ₮120.123456' },
  ],
] as const)('what is paid is said in %s', async (_, currency, currencySymbol, currencyPlaces, typed, said) => {
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    site: { currency, currencySymbol, currencyPlaces },
    answers,
  });
  await screen.getByRole('textbox', { name: 'Monto' }).fill(typed);
  const figures = screen.getByRole('definition');
  await expect.element(figures.getByText(said.fee, { exact: true })).toBeVisible();
  await expect.element(figures.getByText(said.received, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: said.submit, exact: true })).toBeVisible();
});

test('on a phone it is a sheet that says what arrives over its button, and closes to what lies under it', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderSite('/rng?overlay=depositv2', { token: 't', answers });
  await screen.getByRole('button', { name: '$1,000', exact: true }).click();
  const received = screen.getByRole('paragraph').filter({ hasText: 'Recibes' });
  await expect.element(received).toHaveTextContent('Recibes$975.00');
  await expect.element(received).toBeInViewport();
  expect(screen.getByRole('dialog').element().getBoundingClientRect().top).toBeGreaterThan(60);
  await screen.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('what is typed and known stays where it cannot be read anew', async () => {
  const methods = 'GET /wps/v2/wallets/deposit-methods';
  const deposits = 'GET /wps/v2/wallets/deposits';
  let isBroken = false;
  const brokenLater =
    (answer: Answer): Answer =>
    (url, req) =>
      (isBroken ? refuse(500, 'internal', 'Algo falló') : answer)(url, req);
  const { screen, callsOf } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: { [methods]: brokenLater(answers[methods]), [deposits]: brokenLater(answers[deposits]) },
  });
  await screen.getByRole('textbox', { name: 'Monto' }).fill('345');
  isBroken = true;
  vi.setSystemTime(Date.now() + 3_600_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => [callsOf(methods).length, callsOf(deposits).length]).toEqual([2, 2]);
  await expect.element(screen.getByRole('button', { name: 'Depositar $345.00' })).toBeVisible();
  await expect.element(screen.getByText('Aún no tienes depósitos')).toBeVisible();
  await expect.element(screen.getByText('Algo falló')).not.toBeInTheDocument();
});

test('an amount below the least is refused at the field and not sent', async () => {
  const { screen, callsOf } = await renderSite('/?overlay=depositv2', { token: 't', answers });
  await screen.getByRole('textbox', { name: 'Monto' }).fill('50');
  await screen.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect.element(screen.getByText('El mínimo es $100.00')).toBeVisible();
  expect(callsOf('POST /wps/v2/wallets/deposits')).toEqual([]);
});

test.each([
  ['MXN', '345.', '345'],
  ['MXN', '345.129', '345.12'],
  ['USDT', '345.1234567', '345.123456'],
  ['JPY', '1,345', '1345'],
])('an amount of %s that is typed as %s goes out as %s', async (currency, typed, sent) => {
  const amounts: unknown[] = [];
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    site: { currency },
    answers: {
      ...answers,
      'POST /wps/v2/wallets/deposits': async (url, req) => {
        amounts.push(((await req.json()) as { amount: string }).amount);
        return succeed(deposit)(url, req);
      },
      'GET /wps/v2/wallets/deposits/d1': succeed(deposit),
    },
  });
  await screen.getByRole('textbox', { name: 'Monto' }).fill(typed);
  await screen.getByRole('button', { name: /^Depositar / }).click();
  await expect.poll(() => amounts).toEqual([sent]);
});

test('a deposit that is answered when its panel was closed takes nobody back to it', async () => {
  const answered = Promise.withResolvers<undefined>();
  const { screen, callsOf } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      ...answers,
      'POST /wps/v2/wallets/deposits': async (url, req) => {
        await answered.promise;
        return succeed(deposit)(url, req);
      },
    },
  });
  await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
  await expect.poll(() => callsOf('POST /wps/v2/wallets/deposits').length).toBe(1);
  await screen.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  answered.resolve(undefined);
  await screen.getByRole('button', { name: 'Depositar', exact: true }).first().click();
  await expect.element(screen.getByRole('button', { name: 'Depositar $500.00' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('deposit')).toBeNull();
});

test('a payment provider that is down is said above the form, and the same request goes out again', async () => {
  const sent: string[] = [];
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      ...answers,
      'POST /wps/v2/wallets/deposits': async (url, req) => {
        sent.push(((await req.json()) as { requestId: string }).requestId);
        return refuse(503, 'wallet.payment_provider_unavailable', 'El proveedor no responde')(url, req);
      },
    },
  });
  const send = screen.getByRole('button', { name: 'Depositar $500.00' });
  await send.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('El proveedor no responde');
  await send.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]).toBe(sent[1]);
});

test('T021 a deposit that a limit made smaller says so before the payment, and leads there by a button', async () => {
  const checkoutUrl = 'http://pay.test/checkout/d1';
  const clipped = {
    ...deposit,
    amount: '300.00',
    clippedFrom: '500.00',
    checkoutUrl,
    instructions: { kind: 'redirect' },
  };
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      ...answers,
      'POST /wps/v2/wallets/deposits': succeed(clipped),
      'GET /wps/v2/wallets/deposits/d1': succeed(clipped),
    },
  });
  await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
  await expect.element(screen.getByText('Tomamos $300.00')).toBeVisible();
  await expect.element(screen.getByText('Pediste $500.00; tu límite de depósito no deja más por ahora.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ir al pago' })).toHaveAttribute('href', checkoutUrl);
});

test('T019 a paid deposit shows the number under which it was authorised', async () => {
  const paid = { ...deposit, state: 'succeeded', authorisation: '48211973', settledAt: '2026-11-20T10:01:00Z' };
  const { screen } = await renderSite('/?overlay=depositv2&deposit=d1', {
    token: 't',
    answers: { ...answers, 'GET /wps/v2/wallets/deposits/d1': succeed(paid) },
  });
  await expect.element(screen.getByText('48211973')).toBeVisible();
});

test('who comes back from the payment sees how the deposit stands', async () => {
  const { screen } = await renderSite('/?overlay=depositv2&deposit=d1', {
    token: 't',
    answers: {
      ...answers,
      'GET /wps/v2/wallets/deposits/d1': succeed({ ...deposit, state: 'succeeded', settledAt: '2026-11-20T10:01:00Z' }),
    },
  });
  await expect.element(screen.getByRole('heading', { name: '$975.00 ya está en tu saldo' })).toBeVisible();
});

test('a deposit of somebody else does not exist', async () => {
  const { screen } = await renderSite('/?overlay=depositv2&deposit=d2', { token: 't', answers });
  await expect.element(screen.getByText('No encontramos este depósito')).toBeVisible();
});

test('a visitor who asks for the deposit logs in first and then has it', async () => {
  const { screen } = await renderSite('/?overlay=depositv2', {
    answers: {
      ...answers,
      'POST /wps/session/login': succeed({
        token: 'n',
        firstTimeLogin: false,
        passwordExpired: false,
        passwordIsDefault: false,
      }),
    },
  });
  await screen.getByRole('textbox', { name: 'Usuario' }).fill('carla.mendez');
  await screen.getByLabelText(/^Contraseña/).fill('una-clave');
  await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Monto' })).toBeVisible();
});

test('a deposit that is over can be made again: method and amount are filled in, the amount can be changed at once', async () => {
  const transfer = { ...card, code: 'spei', kind: 'bank_transfer', min: '50.00' };
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/deposit-methods': succeed({ content: [transfer, card] }),
      'GET /wps/v2/wallets/deposits': succeed(
        onlyPage([deposit, { ...deposit, id: 'd2', amount: '350.00', state: 'succeeded' }]),
      ),
    },
  });
  const again = screen.getByRole('button', { name: 'Repetir', exact: true });
  await expect.element(again).toHaveAccessibleDescription(/\$350\.00/);
  await again.click();
  await expect.element(screen.getByRole('radio', { name: /Tarjeta/ })).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: 'Monto' })).toHaveValue('350.00');
  await expect.element(screen.getByRole('textbox', { name: 'Monto' })).toHaveFocus();
});

test('of what was paid for a fee the list names it, so that the rest agrees with the balance', async () => {
  const free = { ...deposit, id: 'd2', state: 'succeeded', amount: '350.00', fee: '0.00', received: '350.00' };
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      ...answers,
      'GET /wps/v2/wallets/deposits': succeed(onlyPage([{ ...deposit, state: 'succeeded' }, free])),
    },
  });
  const row = (amount: string) => screen.getByRole('listitem').filter({ hasText: amount });
  await expect.element(row('$1,000.00')).toMatchTextContent(/comisión \$25\.00/);
  await expect.element(row('$350.00')).not.toMatchTextContent(/comisión/);
});

test('the time of a large deposit is told in full on the smallest phone', async () => {
  await page.viewport(320, 700);
  const paid = { ...deposit, state: 'succeeded', amount: '50000.00' };
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: { ...answers, 'GET /wps/v2/wallets/deposits': succeed(onlyPage([paid])) },
  });
  await expect.element(screen.getByRole('button', { name: 'Repetir', exact: true })).toBeVisible();
  const line = document.querySelector('[role=dialog] li time')?.parentElement;
  expect(line?.textContent).toBe('20 nov, 04:00');
  expect(line?.scrollWidth).toBe(line?.clientWidth);
  await page.viewport(1280, 800);
});
