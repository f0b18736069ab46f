import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { onlyPage, refuse, succeed } from '#testing/answers.ts';
import { spei } from '#testing/deposit-method.ts';
import { renderSite } from '#testing/render-site.tsx';
import { deposit } from '#testing/deposit.ts';

afterEach(async () => {
  await page.viewport(1280, 800);
});

const methodOf = (remembered: string | null, countryCode: string | null = '52') => ({
  ...spei,
  code: 'wallet',
  kind: 'e_wallet',
  max: '15000.00',
  fee: { fixed: '0.00', percent: '1' },
  validMinutes: 15,
  phone: { countryCode, remembered },
});

function depositOf(more: object = {}) {
  return {
    ...deposit,
    methodCode: 'wallet',
    amount: '500.00',
    fee: '5.00',
    received: '495.00',
    instructions: { kind: 'phone_request' },
    maskedPhone: '+52*****5678',
    repeatableFrom: new Date(Date.now() + 50_000).toISOString(),
    createdAt: new Date(Date.now() - 10_000).toISOString(),
    expiresAt: new Date(Date.now() + 14 * 60_000).toISOString(),
    ...more,
  };
}

async function openForm(remembered: string | null, answer = succeed(depositOf()), countryCode: string | null = '52') {
  const sent: { phone?: string }[] = [];
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/deposit-methods': succeed({ content: [methodOf(remembered, countryCode)] }),
      'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
      'GET /wps/v2/wallets/deposits/d1': succeed(depositOf()),
      'POST /wps/v2/wallets/deposits': async (url, req) => {
        sent.push((await req.clone().json()) as { phone?: string });
        return answer(url, req);
      },
    },
  });
  const phone = screen.getByRole('textbox', { name: 'Número de celular' });
  await expect.element(phone).toBeVisible();
  return { screen, sent, phone, send: screen.getByRole('button', { name: 'Depositar $500.00' }).first() };
}

const openDeposit = (deposit: object, more: Parameters<typeof renderSite>[1] = {}, tag = 'es') =>
  renderSite('/?overlay=depositv2&deposit=d1', {
    token: 't',
    tag,
    answers: {
      'GET /wps/v2/wallets/deposit-methods': succeed({ content: [methodOf(null)] }),
      'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
      'GET /wps/v2/wallets/deposits/d1': succeed(deposit),
      ...more.answers,
    },
  });

describe('the number', () => {
  test('is asked for, checked before anything is sent, and kept in no storage', async () => {
    const { screen, sent, phone, send } = await openForm(null);
    await send.click();
    await expect.element(screen.getByText('Escribe tu número de celular.')).toBeVisible();
    await expect.element(phone).toHaveFocus();
    await phone.fill('5512');
    await expect.element(screen.getByText('Revisa el país y el número de tu teléfono.')).toBeVisible();
    expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
    await phone.fill('55 1234 5678');
    await send.click();
    await expect.element(screen.getByRole('heading', { name: 'Confirma $500.00 en tu teléfono' })).toBeVisible();
    expect(sent).toMatchObject([{ phone: '55 1234 5678' }]);
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join();
    expect(stored).not.toMatch(/12345678|1234 5678/);
  });

  test('of a site without a country of its own is written with the country code', async () => {
    const { screen, sent, phone, send } = await openForm(null, succeed(depositOf()), null);
    await expect.element(screen.getByText('El celular con su código de país.')).toBeVisible();
    await phone.fill('11 98765-4321');
    await send.click();
    await expect.element(screen.getByText('Revisa el país y el número de tu teléfono.')).toBeVisible();
    await phone.fill('+55 11 98765-4321');
    await send.click();
    await expect.element(screen.getByRole('heading', { name: 'Confirma $500.00 en tu teléfono' })).toBeVisible();
    expect(sent).toMatchObject([{ phone: '+55 11 98765-4321' }]);
  });

  test('that paid last is shown by its end, and is meant when nothing is typed', async () => {
    const { screen, sent, send } = await openForm('+52*****5678');
    await expect.element(screen.getByText(/Déjalo vacío para usar .*\+52\*{5}5678/)).toBeVisible();
    await send.click();
    await expect.element(screen.getByRole('heading', { name: 'Confirma $500.00 en tu teléfono' })).toBeVisible();
    expect(sent[0]).not.toHaveProperty('phone');
  });

  test('that the server refuses is refused at its field', async () => {
    const refusal = refuse(422, 'wallet.phone_required', 'Escribe tu número de celular.', { field: 'phone' });
    const { phone, send } = await openForm('+52*****5678', refusal);
    await send.click();
    await expect.element(phone).toHaveAccessibleDescription(/Escribe tu número de celular/);
  });
});

describe('waiting for the phone', () => {
  test.each([
    ['es', 1440],
    ['ar', 390],
  ] as const)('says what to do and until when, without barriers: %s at %i', async (tag, width) => {
    await page.viewport(width, 844);
    const { screen } = await openDeposit(depositOf(), {}, tag);
    await expect.element(screen.getByRole('timer')).toBeVisible();
    await expect.element(screen.getByText('+52*****5678', { exact: true })).toBeVisible();
    expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
  });

  test('calls it off, and says so', async () => {
    const cancelled = depositOf({ state: 'failed', failure: 'cancelled', instructions: null, repeatableFrom: null });
    const { screen } = await openDeposit(depositOf(), {
      answers: { 'POST /wps/v2/wallets/deposits/d1/cancellation': succeed(cancelled) },
    });
    await screen.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect.element(screen.getByText('Cancelaste el pago.', { exact: false })).toBeVisible();
  });

  test('asks once more after a minute, and then no more', async () => {
    const asked = depositOf({ repeatableFrom: null });
    const { screen } = await openDeposit(depositOf({ repeatableFrom: new Date(Date.now() - 1).toISOString() }), {
      answers: { 'POST /wps/v2/wallets/deposits/d1/request': succeed(asked) },
    });
    const repeat = screen.getByRole('button', { name: 'Enviar la solicitud de nuevo' });
    await repeat.click();
    await expect.element(screen.getByText('La solicitud se envió de nuevo.')).toBeVisible();
    await expect.element(repeat).not.toBeInTheDocument();
  });

  test('before the minute is over it does not offer that', async () => {
    const { screen } = await openDeposit(depositOf());
    await expect.element(screen.getByRole('button', { name: 'Cancelar', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Enviar la solicitud de nuevo' })).not.toBeInTheDocument();
  });

  test.each([
    ['failed', 'declined', 'El pago no se completó'],
    ['expired', null, 'El tiempo para pagar terminó'],
  ])('tells that it %s', async (state, failure, title) => {
    const { screen } = await openDeposit(depositOf({ state, failure, instructions: null, repeatableFrom: null }));
    await expect.element(screen.getByRole('status').first()).toBeVisible();
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByText('+52*****5678', { exact: true })).toBeVisible();
  });
});
