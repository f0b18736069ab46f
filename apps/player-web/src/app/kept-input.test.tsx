import { readBody } from '@quetzal/web-kit/testing';
import { expect, test } from 'vitest';
import { member, onlyPage, refuse, succeed, type Answers } from '#testing/answers.ts';
import { spei } from '#testing/deposit-method.ts';
import { clear, limit } from '#testing/limit.ts';
import { noFactors, payoutAccount, profile, securityConfig } from '#testing/own-account.ts';
import { renderSite } from '#testing/render-site.tsx';
import { withdrawalRules } from '#testing/withdrawals.ts';

const answers: Answers = {
  'GET /wps/v2/member/profile': succeed(profile),
  'GET /wps/v2/member/securityConfig': succeed(securityConfig),
  'GET /wps/v2/member/factors': succeed(noFactors),
  'GET /wps/v2/limits/standing': succeed(clear),
  'GET /wps/v2/limits': succeed({
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
    limits: [limit('deposit_day'), limit('stake')],
  }),
  'GET /wps/v2/wallets/upline-transfer-rules': succeed({
    currency: 'MXN',
    uplineAccount: 'agente.norte',
    min: '10.00',
    max: '500.00',
    leftOfDay: '600.00',
    remainingTurnover: '0.00',
  }),
  'GET /wps/member/info/funds/consolidated': succeed({
    currency: 'MXN',
    cash: '900.00',
    bonus: '0.00',
    held: '0.00',
    total: '900.00',
    version: 1,
    usedFirst: ['bonus', 'cash'],
    vendors: [],
    grandTotal: '900.00',
    isComplete: true,
    lifetime: { deposited: '900.00', withdrawn: '0.00', netDeposits: '900.00' },
  }),
  'GET /wps/relay/GCS_merchantWallet': succeed({
    isSingle: false,
    currency: 'MXN',
    wallets: [{ vassalage: 'VOL', name: 'Volante', isOpen: true, balance: '300.00', pending: [] }],
  }),
  'GET /wps/v2/wallets/transactions': succeed(onlyPage([])),
  'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
  'GET /wps/v2/wallets/deposit-methods': succeed({ content: [spei] }),
  'GET /wps/v2/wallets/withdrawals': succeed(onlyPage([])),
  'GET /wps/v2/wallets/transaction-password': succeed({ isSet: true }),
  'GET /wps/v2/wallets/payout-accounts': succeed({ content: [payoutAccount] }),
  'GET /wps/v2/wallets/withdrawal-rules': succeed({ ...withdrawalRules, methods: [{ ...spei, kind: 'bank' }] }),
};

/** Opens a panel of a member whose login can end; `comeBack` logs in again at the dialog that the site then shows. */
async function open(address: string, more: Answers = {}) {
  let who = member;
  let logins = 0;
  const site = await renderSite(address, {
    token: 'first',
    site: { flags: { transferUpline: true } },
    answers: {
      ...answers,
      ...more,
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

/** Answers that never came, as the browser sees them, and the request ids of what was sent. */
function lostAnswers() {
  const sent: string[] = [];
  const answer: Answers[string] = async (url, req) => {
    sent.push(((await readBody(req)) as { requestId: string }).requestId);
    return refuse(503, 'server.unavailable', 'Ahora no responde.')(url, req);
  };
  return { answer, sent };
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

test.each([
  ['the account', '/?overlay=securityCenter&section=payouts'],
  ['a withdrawal', '/?overlay=withdraw'],
])(
  'the form of a payout account is open again at %s, without its password; who closes it gives it up',
  async (_what, address) => {
    const { screen, comeBack } = await open(address);
    const add = screen.getByRole('button', { name: 'Agregar cuenta' });
    const dialog = screen.getByRole('dialog', { name: 'Agregar cuenta' });
    await add.click();
    await dialog.getByLabelText('CLABE').fill('0021800123');
    await dialog.getByLabelText('Contraseña de transacciones').fill('jade-518273');
    await comeBack();
    await expect.element(dialog.getByLabelText('CLABE')).toHaveValue('0021800123');
    await dialog.getByLabelText('CLABE').fill('00218001234');
    await comeBack();
    await expect.element(dialog.getByLabelText('CLABE')).toHaveValue('00218001234');
    await expect.element(dialog.getByLabelText('Contraseña de transacciones')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await add.click();
    await expect.element(dialog.getByLabelText('CLABE')).toHaveValue('');
  },
);

test('what was told of oneself is there again, in its form', async () => {
  const { screen, comeBack } = await open('/?overlay=securityCenter&section=profile');
  const edit = screen.getByRole('button', { name: 'Editar: Identidad' });
  const name = screen.getByRole('dialog', { name: 'Identidad' }).getByLabelText('Nombre completo');
  await edit.click();
  await name.fill('Carla Méndez');
  await comeBack();
  await expect.element(name).toHaveValue('Carla Méndez');
});

test('the form of a limit is open again with what was typed, and not for somebody else', async () => {
  const { screen, comeBack } = await open('/?overlay=limits');
  const set = screen.getByRole('button', { name: 'Fijar: Depósitos por día' });
  const dialog = screen.getByRole('dialog', { name: 'Depósitos por día' });
  await set.click();
  await dialog.getByLabelText('Límite').fill('437');
  await comeBack();
  await expect.element(dialog.getByLabelText('Límite')).toHaveValue('437');
  await comeBack({ ...member, id: 'm2', account: 'ana.ruiz' });
  await expect.element(set).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the amount for the upline is there again, the password is not', async () => {
  const { screen, comeBack } = await open('/?overlay=transferUpline');
  const password = screen.getByLabelText('Contraseña de transacciones', { exact: true });
  await screen.getByLabelText('Monto').fill('120');
  await password.fill('jade-518273');
  await comeBack();
  await expect.element(screen.getByLabelText('Monto')).toHaveValue('120');
  await expect.element(password).toHaveValue('');
});

test('the phone of an e-wallet is there again', async () => {
  const wallet = { ...spei, code: 'wallet', kind: 'e_wallet', phone: { countryCode: '52', remembered: null } };
  const { screen, comeBack } = await open('/?overlay=depositv2', {
    'GET /wps/v2/wallets/deposit-methods': succeed({ content: [wallet] }),
  });
  const phone = screen.getByRole('textbox', { name: 'Número de celular' });
  await phone.fill('5512345678');
  await comeBack();
  await expect.element(phone).toHaveValue('5512345678');
});

test('the transfer to a vendor is open again with what was typed, until it is closed', async () => {
  const { screen, comeBack } = await open('/?overlay=transferFund');
  const transfer = screen.getByRole('button', { name: 'Transferir con Volante' });
  const dialog = screen.getByRole('dialog', { name: 'Transferir con Volante' });
  const amount = dialog.getByLabelText('Monto');
  await transfer.click();
  await dialog.getByText('A mi saldo').click();
  await amount.fill('120');
  await comeBack();
  await expect.element(amount).toHaveValue('120');
  await expect.element(dialog.getByRole('radio', { name: 'A mi saldo' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await transfer.click();
  await expect.element(amount).toHaveValue('');
});

type Screen = Awaited<ReturnType<typeof renderSite>>['screen'];
const sayPassword = (screen: Screen) =>
  screen.getByLabelText('Contraseña de transacciones', { exact: true }).fill('jade-518273');

test.each<[what: string, address: string, call: string, send: (screen: Screen) => Promise<void>]>([
  [
    'a deposit',
    '/?overlay=depositv2',
    'POST /wps/v2/wallets/deposits',
    (screen) => screen.getByRole('button', { name: 'Depositar $120.00' }).click(),
  ],
  [
    'a withdrawal',
    '/?overlay=withdraw',
    'POST /wps/v2/wallets/withdrawals',
    async (screen) => {
      await screen.getByRole('button', { name: 'Retirar $120.00' }).click();
      await sayPassword(screen);
      await screen.getByRole('dialog', { name: 'Confirma tu retiro' }).getByRole('button', { name: 'Retirar' }).click();
    },
  ],
  [
    'a transfer to the upline',
    '/?overlay=transferUpline',
    'POST /wps/v2/wallets/upline-transfers',
    async (screen) => {
      await sayPassword(screen);
      await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
    },
  ],
])('%s whose answer was lost is the same one after the next login', async (_what, address, call, send) => {
  const { answer, sent } = lostAnswers();
  const { screen, comeBack } = await open(address, { [call]: answer });
  await screen.getByLabelText('Monto').fill('120');
  await send(screen);
  await expect.poll(() => sent.length).toBe(1);
  await comeBack();
  await expect.element(screen.getByLabelText('Monto')).toHaveValue('120');
  await send(screen);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toBe(sent[0]);
});

test('a transfer to a vendor whose answer was lost is the same one from a dialog that was closed, another amount is not', async () => {
  const { answer, sent } = lostAnswers();
  const { screen, comeBack } = await open('/?overlay=transferFund', { 'POST /wps/relay/GCS_walletTransfer': answer });
  const dialog = screen.getByRole('dialog', { name: 'Transferir con Volante' });
  const send = () => dialog.getByRole('button', { name: 'Transferir', exact: true }).click();
  for (const typed of ['120', '120', '130']) {
    await screen.getByRole('button', { name: 'Transferir con Volante' }).click();
    await dialog.getByLabelText('Monto').fill(typed);
    await send();
    await expect.element(dialog.getByText('Ahora no responde.')).toBeVisible();
    if (typed === '120') await dialog.getByRole('button', { name: 'Cerrar' }).click();
  }
  await comeBack();
  await expect.element(dialog.getByLabelText('Monto')).toHaveValue('130');
  await send();
  await expect.poll(() => sent.length).toBe(4);
  const [first, again, other, otherAgain] = sent;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(otherAgain).toBe(other);
});
