import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { rules as fieldRules } from '#testing/registration-rules.ts';
import { limitsAnswer } from '#testing/limit-answers.ts';
import { bet, totals } from '#testing/bet.ts';
import { deposit } from '#testing/deposit.ts';
import { member, onlyPage, succeed, type Answer, type Answers } from '#testing/answers.ts';
import { card } from '#testing/deposit-method.ts';
import { clear } from '#testing/limit.ts';
import { noFactors, payoutAccount, profile, securityConfig } from '#testing/own-account.ts';
import { late, watchPlaces } from '#testing/places.ts';
import { renderSite } from '#testing/render-site.tsx';
import { withdrawal as paid, withdrawalRules } from '#testing/withdrawals.ts';

const funds = {
  currency: 'MXN',
  cash: '900.00',
  bonus: '50.00',
  held: '20.00',
  total: '970.00',
  version: 1,
  usedFirst: ['bonus', 'cash'],
  vendors: [{ vassalage: 'VOL', name: 'Volante', balance: '300.00' }],
  grandTotal: '1270.00',
  isComplete: true,
  lifetime: { deposited: '1000.00', withdrawn: '100.00', netDeposits: '900.00' },
};
const wallets = ['Volante', 'Marea', 'Brisa', 'Faro', 'Duna'].map((name) => ({
  vassalage: name.slice(0, 3).toUpperCase(),
  name,
  isOpen: true,
  balance: '300.00',
  pending: [],
}));
const rules = { ...withdrawalRules, remainingTurnover: '250.00', methods: [] };
const withdrawal = {
  ...paid,
  id: 'w1',
  state: 'requested',
  paidAt: null,
  receipt: null,
  receiptDueAt: null,
  steps: paid.steps.slice(0, 1),
};
const elsewhere = ['Google', 'Facebook'].map((name) => ({
  provider: name.toLowerCase(),
  name,
  linkedAt: null,
  lastUsedAt: null,
}));

/** What each panel asks, and what stands at its end once all of it has come. */
const panels: [name: string, asked: Answers, end: RegExp][] = [
  [
    'transferFund',
    {
      'GET /wps/member/info/funds/consolidated': succeed(funds),
      'GET /wps/relay/GCS_merchantWallet': succeed({ isSingle: false, currency: 'MXN', wallets }),
      'GET /wps/v2/wallets/transactions': succeed(onlyPage([])),
    },
    /^Registro de cuenta$/,
  ],
  [
    'depositv2',
    {
      'GET /wps/v2/limits/standing': succeed(clear),
      'GET /wps/v2/wallets/deposit-methods': succeed({ content: [card] }),
      'GET /wps/v2/limits': succeed(limitsAnswer()),
      'GET /wps/v2/wallets/deposits': succeed(onlyPage([deposit])),
    },
    /Fijar/,
  ],
  [
    'withdraw',
    {
      'GET /wps/v2/wallets/withdrawal-rules': succeed(rules),
      'GET /wps/v2/wallets/payout-accounts': succeed({ content: [payoutAccount] }),
      'GET /wps/v2/wallets/transaction-password': succeed({ isSet: false }),
      'GET /wps/v2/wallets/withdrawals': succeed(onlyPage([withdrawal])),
    },
    /^Crearla$/,
  ],
  ['limits', { 'GET /wps/v2/limits': succeed(limitsAnswer()) }, /^Fijar: Pérdidas por mes/],
  [
    'securityCenter',
    { 'GET /wps/member/info': succeed(member), 'GET /wps/v2/member/profile': succeed(profile) },
    /^Editar/,
  ],
  [
    'securityCenter&section=security',
    {
      'GET /wps/v2/member/securityConfig': succeed(securityConfig),
      'GET /wps/v2/member/factors': succeed(noFactors),
      'GET /wps/v2/member/third-party': succeed({ accounts: elsewhere }),
      'GET /wps/v2/member/sessions': succeed([]),
    },
    /^Configurar/,
  ],
];
const turns: [turn: string, order: 1 | -1][] = [
  ['first to last', 1],
  ['last to first', -1],
];
const widths = [390, 1440];
const cases = panels.flatMap((panel) =>
  turns.flatMap(([turn, order]) => widths.map((width) => [...panel, turn, order, width] as const)),
);

/* A frame that moves in moves all that is in it. */
const still = new CSSStyleSheet();
still.replaceSync('[role=dialog] { animation: none !important; }');

beforeEach(() => {
  document.adoptedStyleSheets.push(still);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  });
});

test.each(cases)(
  '%s: what comes late moves nothing that can be pressed',
  async (name, asked, end, _turn, order, width) => {
    await page.viewport(width, 900);
    const opened = Promise.withResolvers<void>();
    const calls = Object.entries(asked);
    const answers = calls.map(([call, answer], index): [string, Answer] => {
      const later = late(200 * (order === 1 ? index + 1 : calls.length - index), answer);
      return [call, (url, req) => opened.promise.then(() => later(url, req))];
    });
    const { screen } = await renderSite(`/?overlay=${name}`, {
      token: 't',
      answers: Object.fromEntries(answers),
      site: { flags: { THIRDPARTYLOGIN3: true } },
    });
    const dialog = screen.getByRole('dialog', { name: 'Mi cuenta' });
    await expect.element(dialog).toBeVisible();
    const moved = watchPlaces('[role=dialog]');
    opened.resolve();
    await expect.element(dialog.getByRole('button', { name: end }).first()).toBeVisible();
    await expect.poll(() => document.querySelector('[role=dialog] [data-slot=skeleton]')).toBeNull();
    expect(moved()).toEqual([]);
  },
);

test.each([768, 900])(
  'the frame of a registration is as high before its fields are known, at %i px',
  async (height) => {
    await page.viewport(1280, height);
    const known = Promise.withResolvers<void>();
    const { screen } = await renderSite('/register', {
      site: { flags: { MOBILENUMREG3: true, USERNAMEREG3: true } },
      answers: {
        'GET /wps/system/setting/register': (url, req) => known.promise.then(() => succeed(fieldRules)(url, req)),
      },
    });
    await expect.element(screen.getByRole('dialog').getByRole('radio', { name: 'Registrarse' })).toBeVisible();
    const heightNow = () => screen.getByRole('dialog').element().getBoundingClientRect().height;
    const before = heightNow();
    known.resolve();
    await expect.element(screen.getByRole('tab', { name: 'Con usuario' })).toBeVisible();
    expect(heightNow()).toBe(before);
  },
);

test.each(widths)('the sums of bets are as high before they are known, at %i px', async (width) => {
  await page.viewport(width, 900);
  const known = Promise.withResolvers<void>();
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: {
      'GET /wps/v2/records/bets': (url, req) =>
        known.promise.then(() => succeed(onlyPage([bet], { totals }))(url, req)),
    },
  });
  const sums = screen.getByLabelText('Totales del período');
  await expect.element(sums).toBeVisible();
  const before = sums.element().clientHeight;
  known.resolve();
  await expect.element(screen.getByRole('button', { name: 'Ver la ronda' })).toBeVisible();
  expect(sums.element().clientHeight).toBe(before);
});

const movement = {
  id: 'm1',
  type: 'bet',
  account: 'cash',
  createdAt: '2026-11-20T10:00:00Z',
  reference: '4cec0961-94be-8906-84d0-0f6b1c2d3e4f',
  amount: '-10.00',
  balanceAfter: '12345.67',
  currency: 'MXN',
  payment: null,
  authorisation: null,
  gameName: 'Frutas Eléctricas',
  vassalage: 'SOL',
};

/** The lists of a member's records, and the last of what a row of each says. */
const lists: [panel: string, call: string, list: object, last: string][] = [
  ['transactionHistory', 'GET /wps/v2/wallets/transactions', onlyPage([movement]), '$12,345.67'],
  ['personalHistoryCopy', 'GET /wps/v2/records/bets', onlyPage([bet], { totals }), 'Liquidada'],
];

test.each(lists)('%s: heads stand where they do before the rows are known', async (panel, call, list, last) => {
  await page.viewport(1440, 900);
  const known = Promise.withResolvers<void>();
  const { screen } = await renderSite(`/?overlay=${panel}`, {
    token: 't',
    answers: { [call]: (url, req) => known.promise.then(() => succeed(list)(url, req)) },
  });
  const table = screen.getByRole('table');
  await expect.element(table).toBeVisible();
  const places = () =>
    table
      .getByRole('columnheader')
      .elements()
      .map((head) => Math.round(head.getBoundingClientRect().x));
  const before = places();
  known.resolve();
  await expect.element(table.getByRole('cell', { name: last })).toBeVisible();
  expect(places()).toEqual(before);
});
