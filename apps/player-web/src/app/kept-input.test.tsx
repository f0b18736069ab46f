import { expect, test } from 'vitest';
import { member, onlyPage, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const facts = 'payeeName birthday idNumber nationality placeOfBirth address occupation sourceOfIncome';
const handles = 'whatsapp telegram facebook line wechat qqNum zalo';
const account = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'bank',
  holderName: 'Carla Méndez',
  maskedNumber: '****9719',
  addedAt: '2026-01-05T10:00:00Z',
  usableFrom: '2026-01-05T10:00:00Z',
};
const method = { code: 'spei', kind: 'bank', min: '100.00', max: '50000.00', fee: { fixed: '0.00', percent: '0' } };
const answers: Answers = {
  'GET /wps/v2/member/profile': succeed({
    nickname: 'Carla',
    memberSince: '2026-01-05T10:00:00Z',
    referrer: null,
    facts: Object.fromEntries(`${facts} ${handles}`.split(' ').map((fact) => [fact, null])),
  }),
  'GET /wps/v2/member/securityConfig': succeed({ hasPassword: true, hasTransactionPassword: true }),
  'GET /wps/v2/member/factors': succeed({
    totp: { enabled: false, since: null },
    passkeys: [],
    recoveryCodesLeft: 0,
    stepUp: [],
  }),
  'GET /wps/v2/limits/standing': succeed({ state: 'clear', since: null, until: null, breaks: [] }),
  'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
  'GET /wps/v2/wallets/deposit-methods': succeed({
    content: [
      {
        ...method,
        kind: 'bank_transfer',
        minutes: 1,
        validMinutes: 60,
        quickAmounts: ['200.00', '500.00'],
        isAmountFixed: false,
        phone: null,
      },
    ],
  }),
  'GET /wps/v2/wallets/withdrawals': succeed(onlyPage([])),
  'GET /wps/v2/wallets/transaction-password': succeed({ isSet: true }),
  'GET /wps/v2/wallets/payout-accounts': succeed({ content: [account] }),
  'GET /wps/v2/wallets/withdrawal-rules': succeed({
    currency: 'MXN',
    remainingTurnover: '0.00',
    turnoverPercent: '100',
    day: { countMax: 3, countLeft: 2, amountMax: '50000.00', amountLeft: '1200.00', endsAt: '2026-11-23T06:00:00Z' },
    nextAllowedAt: null,
    receiptMinutes: 1440,
    methods: [{ ...method, minutes: 30 }],
  }),
};

/** Opens a panel of a member whose login can end; `comeBack` logs in again at the dialog that the site then shows. */
async function open(address: string) {
  let who = member;
  let logins = 0;
  const site = await renderSite(address, {
    token: 'first',
    answers: {
      ...answers,
      'GET /wps/member/info': (url, req) => succeed(who)(url, req),
      'POST /wps/session/login': (url, req) => {
        logins += 1;
        const value = {
          token: `next-${logins}`,
          firstTimeLogin: false,
          passwordExpired: false,
          passwordIsDefault: false,
        };
        return succeed(value)(url, req);
      },
    },
  });
  const { screen, session } = site;
  async function comeBack(as = member): Promise<void> {
    who = as;
    session.clear('expired');
    await screen.getByRole('textbox', { name: 'Usuario' }).fill(as.account);
    await screen.getByLabelText(/^Contraseña/).fill('una-clave-larga');
    await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  }
  return { ...site, comeBack };
}

test('the amount of a withdrawal is there again for who logs in again, as often as it takes, and for nobody else', async () => {
  const { screen, comeBack } = await open('/?overlay=withdraw');
  await screen.getByLabelText('Monto').fill('345');
  await comeBack();
  await expect.element(screen.getByLabelText('Monto')).toHaveValue('345');
  await comeBack();
  await expect.element(screen.getByLabelText('Monto')).toHaveValue('345');
  await comeBack({ ...member, id: 'm2', account: 'ana.ruiz' });
  await expect.element(screen.getByLabelText('Monto')).toHaveValue('');
});

test('the amount of a deposit is there again', async () => {
  const { screen, comeBack } = await open('/?overlay=depositv2');
  await screen.getByRole('textbox', { name: 'Monto' }).fill('345');
  await comeBack();
  await expect.element(screen.getByRole('button', { name: 'Depositar $345.00' })).toBeVisible();
});

test('what was told of a payout account is there again, its password is not; who closes the form gives it up', async () => {
  const { screen, comeBack } = await open('/?overlay=securityCenter&section=payouts');
  const add = screen.getByRole('button', { name: 'Agregar cuenta' });
  const dialog = screen.getByRole('dialog', { name: 'Agregar cuenta' });
  await add.click();
  await dialog.getByLabelText('CLABE').fill('0021800123');
  await dialog.getByLabelText('Contraseña de transacciones').fill('jade-518273');
  await comeBack();
  await add.click();
  await expect.element(dialog.getByLabelText('CLABE')).toHaveValue('0021800123');
  await expect.element(dialog.getByLabelText('Contraseña de transacciones')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await add.click();
  await expect.element(dialog.getByLabelText('CLABE')).toHaveValue('');
});

test('what was told of oneself is there again', async () => {
  const { screen, comeBack } = await open('/?overlay=securityCenter&section=profile');
  const edit = screen.getByRole('button', { name: 'Editar: Identidad' });
  const name = screen.getByRole('dialog', { name: 'Identidad' }).getByLabelText('Nombre completo');
  await edit.click();
  await name.fill('Carla Méndez');
  await comeBack();
  await edit.click();
  await expect.element(name).toHaveValue('Carla Méndez');
});
