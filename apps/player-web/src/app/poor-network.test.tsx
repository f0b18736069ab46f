import { createI18n, I18nRoot } from '@quetzal/i18n/react';
import { words } from '@quetzal/i18n/words';
import { ChunkLoadError } from '@quetzal/web-kit/boundary';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { onlyPage, refuse, siteAnswers, succeed, type Answer } from '#testing/answers.ts';
import { spei } from '#testing/deposit-method.ts';
import { renderSite } from '#testing/render-site.tsx';
import { LostPart } from './lost-part.tsx';

const deposits = {
  'GET /wps/v2/wallets/deposit-methods': succeed({ content: [spei] }),
  'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
};
const broken = refuse(500, 'internal', 'Algo falló');
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The plain answer to `call`, after it was broken for `times` times. */
function brokenFor(times: number, call: string, failure = broken): Record<string, Answer> {
  let left = times;
  return {
    [call]: (url, req) => {
      left -= 1;
      return (left < 0 ? (siteAnswers[call] ?? failure) : failure)(url, req);
    },
  };
}

const first = { ...words.first };
const onLine = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => {
  Object.assign(words.first, first);
  connect(true);
});

/** The browser has a connection, or has none, as far as the page can tell. */
function connect(isOnline: boolean): void {
  onLine.mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** A deployment took the words of a room away. */
function loseRoom(room: string): void {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  Object.assign(words.first, {
    es: async () => {
      const found = await first['es']?.();
      return { ...found, later: { ...found?.later, [room]: lost } };
    },
  });
}

test('a panel whose words do not come is a lost part: no key and no money button, but the way to reload', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loseRoom('wallet');
  const { screen } = await renderSite('/?overlay=depositv2', { token: 't', answers: deposits });
  const center = screen.getByRole('dialog');
  await expect.element(center.getByText('La página tardó demasiado')).toBeVisible();
  await expect.element(center.getByRole('button', { name: 'Recargar' })).toBeVisible();
  expect(center.element().textContent).not.toMatch(/submit_amount|steps\.amount|note_limits/);
  complaints.mockReset();
});

test('a panel whose words were lost comes at a press, and the page stays', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loseRoom('wallet');
  const { screen } = await renderSite('/?overlay=depositv2', { token: 't', answers: deposits });
  const reload = screen.getByRole('dialog').getByRole('button', { name: 'Recargar' });
  await expect.element(reload).toBeVisible();
  Object.assign(words.first, first);
  complaints.mockReset();
  await reload.click();
  await expect.element(screen.getByRole('button', { name: 'Depositar $500.00' })).toBeVisible();
});

test('a deposit without a connection says so at once, and is not sent later by itself', async () => {
  const { screen, callsOf } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: { ...deposits, 'POST /wps/v2/wallets/deposits': unreachable },
  });
  const pay = screen.getByRole('button', { name: 'Depositar $500.00' });
  await expect.element(pay).toBeVisible();
  connect(false);
  await pay.click();
  await expect.element(screen.getByRole('alert').getByText(/No hay conexión/)).toBeVisible();
  connect(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(callsOf('POST /wps/v2/wallets/deposits')).toHaveLength(1);
});

test('a panel that is opened without a connection says so, and comes when there is one', async () => {
  let methods = unreachable;
  const { screen } = await renderSite('/', {
    token: 't',
    answers: { ...deposits, 'GET /wps/v2/wallets/deposit-methods': (url, req) => methods(url, req) },
  });
  await expect.element(screen.getByRole('button', { name: /1,500\.00/ })).toBeVisible();
  connect(false);
  await screen.getByRole('button', { name: 'Depositar' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/No hay conexión/), { timeout: 5_000 }).toBeVisible();
  methods = deposits['GET /wps/v2/wallets/deposit-methods'];
  connect(true);
  await expect.element(screen.getByRole('button', { name: 'Depositar $500.00' })).toBeVisible();
});

test.each([
  ['Retiro', 'GET /wps/v2/wallets/withdrawals', 'No se pudieron cargar los retiros', 'Aún no tienes retiros'],
  ['Mensajes', 'GET /wps/relay/CSP_getInbox', 'No se pudieron cargar los mensajes', 'No tienes mensajes'],
])('%s: a list that is opened without a connection says so, and comes when there is one', async (...names) => {
  const [panel, call, failed, none] = names;
  let answer = unreachable;
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    site: { flags: { INBOX3: true } },
    answers: { ...deposits, [call]: (url, req) => answer(url, req) },
  });
  await expect.element(screen.getByRole('button', { name: 'Depositar $500.00' })).toBeVisible();
  connect(false);
  const center = screen.getByRole('dialog');
  await center.getByRole('button', { name: panel, exact: true }).click();
  await expect.element(center.getByText(failed), { timeout: 5_000 }).toBeVisible();
  answer = succeed(onlyPage([]));
  connect(true);
  await expect.element(center.getByText(none)).toBeVisible();
});

test('who the member is is asked again by itself; meanwhile the site tells what it has, and the header offers to ask', async () => {
  const promotion = {
    id: 'p1',
    title: 'Bono de bienvenida',
    content: '<p>Con tu primer depósito</p>',
    announcementImages: [],
    endDateStr: null,
  };
  const { screen } = await renderSite('/promotions', {
    token: 't',
    answers: {
      ...brokenFor(1, 'GET /wps/member/info'),
      'GET /wps/relay/MCSFE_getListAnnouncements': succeed({
        player: [],
        banners: [],
        popup: [],
        promotion: [promotion],
        help: [],
      }),
    },
  });
  await expect.element(screen.getByRole('button', { name: 'Mi cuenta: Reintentar' })).toBeVisible();
  await expect.element(screen.getByText('Bono de bienvenida')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Cuenta de/ }), { timeout: 6_000 }).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mi cuenta: Reintentar' })).not.toBeInTheDocument();
});

test('a balance that did not come is asked for again by itself', async () => {
  const { screen } = await renderSite('/help', { token: 't', answers: brokenFor(1, 'GET /wps/v2/wallets/balance') });
  await expect.element(screen.getByRole('button', { name: 'Saldo: Reintentar' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /1,500\.00/ }), { timeout: 6_000 }).toBeVisible();
});

test('a balance that was refused is asked for at a press', async () => {
  const answers = brokenFor(1, 'GET /wps/v2/wallets/balance', refuse(400, 'request.invalid', 'No se entiende'));
  const { screen, callsOf } = await renderSite('/help', { token: 't', answers });
  await screen.getByRole('button', { name: 'Saldo: Reintentar' }).click();
  await expect.element(screen.getByRole('button', { name: /1,500\.00/ })).toBeVisible();
  expect(callsOf('GET /wps/v2/wallets/balance')).toHaveLength(2);
});

test('where the categories did not come, the header and the menu offer to ask again, and do so by themselves', async () => {
  const answers = brokenFor(1, 'GET /wps/relay/GCSGAME_getVassGameType');
  const { screen } = await renderSite('/help', { answers });
  const menu = screen.getByRole('navigation', { name: 'Menú principal' });
  const retry = { name: 'Tipos de juego: Reintentar' };
  await expect.element(menu.getByRole('button', retry)).toBeVisible();
  await expect.element(screen.getByRole('banner').getByRole('button', retry)).toBeVisible();
  await expect.element(menu.getByRole('link', { name: /^Tragamonedas/ }), { timeout: 6_000 }).toBeVisible();
  await expect.element(screen.getByRole('button', retry)).not.toBeInTheDocument();
});

test('however many parts are lost, one alert says so', async () => {
  const i18n = createI18n({ words, tag: 'es', siteDefault: 'es' });
  await i18n.ready;
  const failure = { error: new ChunkLoadError('failed'), kind: 'chunk' as const, retry: () => undefined };
  const screen = await render(
    <I18nRoot site={i18n}>
      <LostPart failure={failure} />
      <LostPart failure={failure} />
      <LostPart failure={failure} />
    </I18nRoot>,
  );
  await expect.element(screen.getByRole('button', { name: 'Recargar' })).toBeVisible();
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(3);
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
});
