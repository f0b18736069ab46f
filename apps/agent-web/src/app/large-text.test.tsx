import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, succeed, type Answers } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const account = {
  id: 'm1',
  account: 'maria_fernanda_88',
  type: 1,
  isAgent: true,
  upline: 'norte_mx',
  depth: 1,
  teamSize: 412,
  balance: '8120.45',
  currency: 'MXN',
  validBet30d: '824110.50',
  netWin30d: '-96402.10',
  lastLoginAt: '2026-11-01T10:00:00Z',
  createdAt: '2026-03-01T10:00:00Z',
  state: 'active',
  avatar: 'a3',
};
const bet = {
  id: 'b1',
  account: 'maria_fernanda_88',
  gameCode: 'g1',
  gameName: 'Mina de Jade',
  vendorName: 'Quetzal',
  vendorRoundId: 'r-000000000001',
  stake: '824110.50',
  win: '0.00',
  net: '-824110.50',
  validBet: '824110.50',
  state: 'settled',
  placedAt: '2026-11-01T10:00:00Z',
};
const answers: Answers = {
  'GET /wps/v2/agent/team': succeed(
    onlyPage([account], {
      counts: { all: 1, agents: 1, members: 0 },
      totals: { balance: '8120.45', validBet30d: '824110.50', netWin30d: '-96402.10' },
    }),
  ),
  'GET /wps/v2/agent/team/bets': succeed(
    onlyPage([bet], {
      totals: { count: 1, stake: '824110.50', win: '0.00', net: '-824110.50', validBet: '824110.50' },
    }),
  ),
  'GET /wps/v2/agent/overview': succeed({
    teamSize: 3902,
    directSize: 1284,
    activeMembers: 640,
    newMembers: 96,
    deposits: '1240500.00',
    validBet: '4862310.40',
    stake: '5000000.00',
    win: '4387095.85',
    netWin: '-612904.15',
    affiliateCode: 'NORTE01',
    affiliateUrl: 'http://player.test',
    daily: [],
  }),
};

/** What stands in the page and reaches beyond the side of the window, or over its neighbour. */
function sticking(): string[] {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll('#root *, body > div *')]
    .filter((one) => one.children.length === 0 && one.textContent !== '')
    .filter(
      (one) =>
        one.closest('.sr-only, [data-slot="segmented-control"], [data-slot="tabs"] > [role], .truncate') === null,
    )
    .filter((one) => one.getBoundingClientRect().right > width + 1)
    .map((one) => one.textContent);
}

/** The words of the tabs at the foot that are not whole, or hang out of their bar. */
function cutTabs(): string[] {
  const bar = document.querySelector('[data-slot="bottom-tab-bar"]');
  return [...(bar?.querySelectorAll('a > :last-child') ?? [])]
    .filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const place = bar?.getBoundingClientRect();
      return one.scrollWidth > one.clientWidth || !place || top < place.top || bottom > place.bottom;
    })
    .map((one) => one.textContent);
}

afterEach(() => page.viewport(1280, 800));

/* A telephone of 390 pixels holds as many letters of twice the size as a window of half its width. */
test.each([
  ['/agentHome', '−$96,402.10'],
  ['/team', '−$96,402.10'],
  ['/team/bets', '−$824,110.50'],
  ['/register-account', 'NORTE01'],
  ['/login', 'Entrar con llave de acceso'],
])('a small screen with text of twice the size holds %s', async (address, shown) => {
  await page.viewport(195, 422);
  const { screen } = await renderPortal(address, { answers, ...(address === '/login' ? { token: null } : {}) });
  await expect.element(screen.getByText(shown).first()).toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(195);
  expect(sticking()).toEqual([]);
  expect(cutTabs()).toEqual([]);
});

test.each([
  ['/team', 'de', 'Konto registrieren'],
  ['/security', 'de', 'Wiederherstellungscodes'],
  ['/nowhere', 'es', 'Resumen del equipo'],
])('a small screen with text of twice the size holds long words: %s in %s', async (address, tag, shown) => {
  await page.viewport(195, 422);
  const { screen } = await renderPortal(address, { answers, tag });
  await expect.element(screen.getByText(shown).last()).toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(195);
  expect(sticking()).toEqual([]);
});
