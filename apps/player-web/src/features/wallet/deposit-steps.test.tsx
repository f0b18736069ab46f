import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { onlyPage, succeed } from '#testing/answers.ts';
import { spei } from '#testing/deposit-method.ts';
import { renderSite } from '#testing/render-site.tsx';
import { deposit } from '#testing/deposit.ts';

afterEach(async () => {
  await page.viewport(1280, 800);
});

const methods = [
  spei,
  { ...spei, code: 'card', kind: 'card' },
  { ...spei, code: 'wallet', kind: 'e_wallet', phone: { countryCode: '52', remembered: null } },
  { ...spei, code: 'cash', kind: 'cash', quickAmounts: ['100.00', '200.00', '1000.00'], isAmountFixed: true },
  { ...spei, code: 'usdt', kind: 'crypto' },
];
const crypto = {
  kind: 'crypto',
  address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj',
  network: 'TRC-20',
  amount: '27.027028',
  currency: 'USDT',
  confirmationsRequired: 3,
};
const bank = { kind: 'bank_transfer', account: '999180000118359719', bank: 'Banco Uno', beneficiary: 'Pagos Uno' };
const voucher = { kind: 'voucher', code: '1234567890123456' };

function depositOf(more: object = {}) {
  return {
    ...deposit,
    methodCode: 'usdt',
    amount: '500.00',
    fee: '0.00',
    received: '500.00',
    checkoutUrl: 'http://pay.test/checkout/d1',
    instructions: crypto,
    createdAt: new Date(Date.now() - 60_000).toISOString(),
    expiresAt: new Date(Date.now() + 59 * 60_000).toISOString(),
    ...more,
  };
}

const answers = {
  'GET /wps/v2/wallets/deposit-methods': succeed({ content: methods }),
  'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
};

async function openForm() {
  const started = depositOf();
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      ...answers,
      'POST /wps/v2/wallets/deposits': succeed(started),
      'GET /wps/v2/wallets/deposits/d1': succeed(started),
    },
  });
  await expect.element(screen.getByRole('radio', { name: 'Transferencia SPEI' })).toBeInTheDocument();
  return screen;
}

const openDeposit = (more: object, tag = 'es') =>
  renderSite('/?overlay=depositv2&deposit=d1', {
    token: 't',
    tag,
    answers: { ...answers, 'GET /wps/v2/wallets/deposits/d1': succeed(depositOf(more)) },
  });

test('until when to pay is told in the zone of the site, which who rests on it reads', async () => {
  const expiresAt = '2030-01-15T20:06:00.000Z';
  const { screen } = await openDeposit({ expiresAt, createdAt: '2030-01-15T19:06:00.000Z' });
  const until = screen.getByText(/^Paga antes de 15 ene 2030, 14:06$/);
  await expect.element(until).toHaveAttribute('title', expect.stringContaining('14:06 GMT-6'));
});

describe('choosing', () => {
  test('every kind of method can be chosen, and each says what comes next', async () => {
    const screen = await openForm();
    for (const [method, next] of [
      ['Tarjeta', 'página del proveedor'],
      ['Monedero electrónico', 'en la app del monedero'],
      ['Cripto USDT', 'monto exacto en USDT'],
      ['Efectivo en tienda', 'código para pagar'],
      ['Transferencia SPEI', 'la cuenta a la que transfieres'],
    ] as const) {
      await screen.getByRole('radio', { name: method }).click();
      await expect.element(screen.getByText(next, { exact: false })).toBeVisible();
    }
    expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
  });

  test('on a page enlarged fourfold the button and what arrives scroll with the form', async () => {
    await page.viewport(320, 256);
    const { screen } = await renderSite('/?overlay=depositv2', { token: 't', answers });
    const amount = screen.getByRole('textbox', { name: /^Monto/ });
    const send = screen.getByRole('button', { name: /^Depositar \$/ });
    await expect.element(send).toBeInTheDocument();
    await expect.poll(() => screen.getByRole('dialog').element().getBoundingClientRect().bottom).toBe(256);
    amount.element().scrollIntoView({ block: 'center' });
    expect(send.element().getBoundingClientRect().top, 'out of the way').toBeGreaterThan(256);
    expect(screen.getByRole('heading', { name: 'Depósito' }).element().getBoundingClientRect().bottom).toBeLessThan(0);
    send.element().scrollIntoView({ block: 'end' });
    expect(send.element().getBoundingClientRect().bottom).toBeLessThan(257);
  });

  test('on a phone the methods stand in tiles, with short names and what matters most of their conditions', async () => {
    await page.viewport(390, 844);
    const withFee = methods.map((one) =>
      one.code === 'card' ? { ...one, fee: { fixed: '0.00', percent: '2.5' } } : one,
    );
    const { screen } = await renderSite('/?overlay=depositv2', {
      token: 't',
      answers: { ...answers, 'GET /wps/v2/wallets/deposit-methods': succeed({ content: withFee }) },
    });
    const spei = screen.getByRole('radio', { name: 'SPEI', exact: true });
    await expect.element(spei).toHaveAccessibleDescription('1 min');
    const card = screen.getByRole('radio', { name: 'Tarjeta' });
    await expect.element(card).toHaveAccessibleDescription(/^comisión 2\.5\s?%$/);
    const tops = screen
      .getByRole('group', { name: 'Método de pago' })
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getBoundingClientRect().top);
    expect(new Set(tops.slice(0, 3)).size, 'three beside each other').toBe(1);
    await page.viewport(1280, 800);
    await expect.element(screen.getByRole('radio', { name: 'Transferencia SPEI' })).toBeInTheDocument();
  });

  test('a method with amounts of its own offers only these, and takes the first when the typed one is not among them', async () => {
    const screen = await openForm();
    await screen.getByRole('radio', { name: 'Efectivo en tienda' }).click();
    await expect
      .element(screen.getByRole('button', { name: '$100', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('textbox', { name: 'Monto' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '$1,000', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Depositar $1,000.00' }).first()).toBeInTheDocument();
  });

  test('a deposit that is paid here leads to what has to be done, without leaving the site', async () => {
    const screen = await openForm();
    await screen.getByRole('radio', { name: 'Cripto USDT' }).click();
    await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
    await expect.element(screen.getByRole('heading', { name: /Envía exactamente .*27\.027028\sUSDT/ })).toBeVisible();
  });
});

describe('paying here', () => {
  test('a transfer of the token shows the whole address, the code for it, the exact amount, the network and the time', async () => {
    const { screen } = await openDeposit({});
    await expect.element(screen.getByText(crypto.address)).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Código QR de la dirección' })).toBeVisible();
    await expect.element(screen.getByText('Envía solo USDT por la red TRC-20', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('timer', { name: 'Tiempo para pagar' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Copiar: Dirección' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Copiar: Monto exacto' })).toBeVisible();
    expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
  });

  test.each([
    [bank, 'Transfiere exactamente $500.00', '9991 8000 0118 3597 19', 'Copiar: Cuenta (CLABE)'],
    [voucher, 'Paga $500.00 en la caja', '1234 5678 9012 3456', 'Copiar: Código de pago'],
  ])('%o: what to pass on is shown in groups and can be copied', async (instructions, title, shown, copy) => {
    const { screen } = await openDeposit({ instructions });
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(screen.getByText(shown)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: copy })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Abrir la página del proveedor' })).toBeVisible();
    expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
  });

  test('in a language from right to left the address still runs from left to right', async () => {
    const { screen } = await openDeposit({}, 'ar');
    await expect.element(screen.getByText(crypto.address)).toHaveAttribute('dir', 'ltr');
  });
});

describe('what became of it', () => {
  test('a transfer that was seen shows how many confirmations it has, also when its time is over', async () => {
    const { screen } = await openDeposit({ state: 'expired', confirmations: 2 });
    await expect.element(screen.getByRole('heading', { name: 'Ya vemos tu transferencia' })).toBeVisible();
    await expect.element(screen.getByRole('progressbar', { name: 'Confirmaciones' })).toBeVisible();
    await expect.element(screen.getByText('2 de 3')).toBeVisible();
    await expect.element(screen.getByText(crypto.address)).not.toBeInTheDocument();
  });

  test('something else that came is with a person, and nothing is lost', async () => {
    const { screen } = await openDeposit({ isInReview: true, reviewCause: 'different' });
    await expect.element(screen.getByRole('heading', { name: 'Estamos revisando tu pago' })).toBeVisible();
    await expect.element(screen.getByText('Recibes')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Comisión', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Lo que llegó no es lo que se pidió/)).toBeVisible();
  });

  test.each([
    ['late', /^Tu transferencia se envió cuando su tiempo ya había terminado/],
    ['other', /^Una persona revisa lo que llegó y decide/],
  ] as const)(
    'money that is with a person because it is %s is not said to be something else than asked',
    async (reviewCause, words) => {
      const { screen } = await openDeposit({ isInReview: true, reviewCause });
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.element(screen.getByText(/no es lo que se pidió/)).not.toBeInTheDocument();
    },
  );

  test('one whose time is over leads back to a new one', async () => {
    const { screen } = await openDeposit({ state: 'expired', instructions: null, checkoutUrl: null });
    await screen.getByRole('button', { name: 'Nuevo depósito' }).click();
    await expect.element(screen.getByRole('radio', { name: 'Cripto USDT' })).toBeInTheDocument();
  });

  test.each([
    [{ failure: 'declined' }, 'El pago fue rechazado'],
    [{ failure: 'insufficient_funds' }, 'No había dinero suficiente'],
    [{ failure: 'cancelled' }, 'Cancelaste el pago'],
    [{ failure: 'rejected', reason: 'La cuenta no es tuya' }, 'No pudimos aceptar lo que llegó: La cuenta no es tuya'],
    [{ failure: null }, 'Tu saldo no cambió'],
  ])('T018: a failure says why: %o', async (more, words) => {
    const { screen } = await openDeposit({ state: 'failed', instructions: null, checkoutUrl: null, ...more });
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  });
});
