import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, refuse, succeed, type Answer } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const call = 'GET /wps/v2/agent/team';

const luna = {
  id: 'm2',
  account: 'luna.x7',
  type: 0,
  isAgent: false,
  upline: 'norte_mx',
  depth: 1,
  teamSize: 0,
  balance: '8120.4599',
  currency: 'MXN',
  validBet30d: '412900.00',
  netWin30d: '-4102.30',
  lastLoginAt: null,
  createdAt: '2026-03-01T10:00:00Z',
  state: 'active',
  avatar: 'a5',
};
const toledo = {
  ...luna,
  id: 'm3',
  account: 'toledo_88',
  type: 1,
  isAgent: true,
  teamSize: 412,
  netWin30d: '96402.10',
  avatar: 'a3',
};
const around = {
  counts: { all: 2, agents: 1, members: 1 },
  totals: { balance: '16240.91', validBet30d: '825800.00', netWin30d: '92299.80' },
};
const twoAccounts = succeed(onlyPage([toledo, luna], around));

/* A team of 45: pages of 20, with names that say where they stand. */
const paged: Answer = (url, req) => {
  const pageNum = Number(url.searchParams.get('pageNum'));
  const first = (pageNum - 1) * 20 + 1;
  const content = Array.from({ length: Math.max(0, Math.min(20, 46 - first)) }, (_, index) => ({
    ...luna,
    id: `p${first + index}`,
    account: `cuenta_${first + index}`,
  }));
  return succeed({ ...onlyPage(content, around), pageNum, totalPages: 3, totalElements: 45 })(url, req);
};

afterEach(() => page.viewport(1280, 800));

test('the team is listed with exact money, signs, counts and the totals of the page', async () => {
  const { screen } = await renderPortal('/team', { answers: { [call]: twoAccounts } });
  const row = screen.getByRole('row', { name: /luna\.x7/ });
  await expect.element(row).toMatchTextContent('8,120.45');
  await expect.element(row).toMatchTextContent('−4,102.30');
  await expect.element(row).toMatchTextContent('Directo');
  await expect.element(row).toMatchTextContent('Nunca');
  await expect.element(screen.getByRole('row', { name: /Total de la página/ })).toMatchTextContent('825,800.00');
  await expect.element(screen.getByRole('tab', { name: 'Agentes 1' })).toBeVisible();
});

test('filters of the address are what the server is asked, and a chosen tab goes into the address', async () => {
  const { screen, callsOf } = await renderPortal('/team?search=luna&sort=balance&order=asc&page=3', {
    answers: { [call]: twoAccounts },
  });
  await screen.getByRole('tab', { name: /Agentes/ }).click();
  await expect.poll(() => callsOf(call).length).toBe(2);
  const [first, second] = callsOf(call).map((url) => Object.fromEntries(url.searchParams));
  expect(first).toMatchObject({ search: 'luna', type: 'all', sort: 'balance', order: 'asc', pageNum: '3' });
  expect(second).toMatchObject({ search: 'luna', type: 'agent', pageNum: '1' });
  expect(new URLSearchParams(window.location.search).get('type')).toBe('agent');
});

test('the smallest screen shows the names of accounts in full', async () => {
  await page.viewport(320, 640);
  const accounts = onlyPage([{ ...luna, account: 'wagmwzhq78u' }], around);
  const { screen } = await renderPortal('/team', { answers: { [call]: succeed(accounts) } });
  const name = screen.getByRole('listitem').getByText('wagmwzhq78u');
  await expect.element(name).toBeVisible();
  expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth);
});

test('typing a search asks once, after the pause', async () => {
  const { screen, callsOf } = await renderPortal('/team', { answers: { [call]: twoAccounts } });
  await screen.getByRole('searchbox', { name: 'Buscar cuenta' }).fill('toledo');
  await expect.poll(() => callsOf(call).at(-1)?.searchParams.get('search')).toBe('toledo');
  expect(callsOf(call)).toHaveLength(2);
});

test('the head of a column orders the list', async () => {
  const { screen, callsOf } = await renderPortal('/team', { answers: { [call]: twoAccounts } });
  await screen.getByRole('button', { name: 'Saldo' }).click();
  await expect.poll(() => callsOf(call).at(-1)?.searchParams.get('sort')).toBe('balance');
  await expect.element(screen.getByRole('columnheader', { name: 'Saldo' })).toHaveAttribute('aria-sort', 'descending');
});

test('an agent without a team is shown how to get one', async () => {
  const nobody = succeed(
    onlyPage([], {
      counts: { all: 0, agents: 0, members: 0 },
      totals: { balance: '0.00', validBet30d: '0.00', netWin30d: '0.00' },
    }),
  );
  const { screen } = await renderPortal('/team', { answers: { [call]: nobody } });
  await expect.element(screen.getByText('Tu equipo aún está vacío').last()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Exportar' })).toBeDisabled();
});

test('what a search has brought is told to who cannot see the list', async () => {
  const byName: Answer = (url, req) =>
    (url.searchParams.has('search') ? succeed(onlyPage([], around)) : twoAccounts)(url, req);
  const { screen } = await renderPortal('/team', { answers: { [call]: byName } });
  await expect.element(screen.getByRole('status').filter({ hasText: '1–2 de 2' })).toBeInTheDocument();
  await screen.getByRole('searchbox', { name: 'Buscar cuenta' }).fill('nadie');
  await expect.element(screen.getByRole('status').filter({ hasText: 'Ninguna cuenta coincide' })).toBeInTheDocument();
});

test('a search without a result can be cleared', async () => {
  const byName: Answer = (url, req) =>
    (url.searchParams.has('search') ? succeed(onlyPage([], around)) : twoAccounts)(url, req);
  const { screen } = await renderPortal('/team?search=nadie', { answers: { [call]: byName } });
  await screen.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.element(screen.getByRole('row', { name: /luna\.x7/ })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Cuentas de tu equipo' })).toHaveFocus();
});

test('a search that is cleared leaves the keyboard in its field', async () => {
  const { screen } = await renderPortal('/team?search=luna', { answers: { [call]: twoAccounts } });
  await screen.getByRole('button', { name: 'Borrar búsqueda' }).click();
  const field = screen.getByRole('searchbox', { name: 'Buscar cuenta' });
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('a list that could not be loaded says why and can be asked for again', async () => {
  let isDown = true;
  const flaky: Answer = (url, req) =>
    (isDown ? refuse(500, 'internal', 'Algo falló de nuestro lado.') : twoAccounts)(url, req);
  const { screen } = await renderPortal('/team', { answers: { [call]: flaky } });
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Algo falló de nuestro lado.');
  expect(document.querySelector('main [data-slot=skeleton]')).toBeNull();
  isDown = false;
  await screen.getByRole('alert').getByRole('button').click();
  await expect.element(screen.getByRole('row', { name: /toledo_88/ })).toBeVisible();
});

test('the menu of an account leads to its bets', async () => {
  const { screen, callsOf } = await renderPortal('/team', { answers: { [call]: twoAccounts } });
  await screen.getByRole('button', { name: 'Acciones de luna.x7' }).click();
  await screen.getByRole('menuitem', { name: 'Ver apuestas' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Apuestas del equipo' })).toBeVisible();
  expect(callsOf('GET /wps/v2/agent/team/bets').at(-1)?.searchParams.get('account')).toBe('luna.x7');
});

test('an account that the clipboard refuses is said not to be copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => write.mockRestore());
  const { screen } = await renderPortal('/team', { answers: { [call]: twoAccounts } });
  await screen.getByRole('button', { name: 'Acciones de luna.x7' }).click();
  await screen.getByRole('menuitem', { name: 'Copiar cuenta' }).click();
  await expect.element(screen.getByText(/^No se pudo copiar/)).toBeVisible();
});

test('an export reads every page of what the filters show and says how much it holds', async () => {
  const inPages: Answer = (url, req) => {
    const pageNum = Number(url.searchParams.get('pageNum'));
    const isExport = url.searchParams.get('pageSize') === '100';
    const page = { ...onlyPage([pageNum === 1 ? toledo : luna], around), pageNum, totalPages: 2, totalElements: 2 };
    return (isExport ? succeed(page) : twoAccounts)(url, req);
  };
  const { screen, callsOf } = await renderPortal('/team?type=agent', { answers: { [call]: inPages } });
  await screen.getByRole('button', { name: 'Exportar' }).click();
  await expect.element(screen.getByText('2 cuentas exportadas').first()).toBeVisible();
  const exported = callsOf(call).filter((url) => url.searchParams.get('pageSize') === '100');
  expect(exported.map((url) => url.searchParams.get('pageNum'))).toEqual(['1', '2']);
  expect(exported.every((url) => url.searchParams.get('type') === 'agent')).toBe(true);
});

test('a page beyond the end is the last page, and its address says so', async () => {
  const { screen } = await renderPortal('/team?type=member&page=99', { answers: { [call]: paged } });
  await expect.element(screen.getByRole('row', { name: /cuenta_45/ })).toBeVisible();
  await expect.element(screen.getByText('41–45 de 45').last()).toBeVisible();
  await expect.element(screen.getByText('Tu equipo aún está vacío').last()).not.toBeInTheDocument();
  expect(window.location.search).toBe('?type=member&page=3');
});

test.each([
  [390, 700],
  [1440, 700],
])('turning the page at %d px begins at the first account of the new one', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await renderPortal('/team', { answers: { [call]: paged } });
  const next = screen.getByRole('button', { name: 'Página siguiente' });
  await expect.element(next).toBeVisible();
  next.element().scrollIntoView({ block: 'end' });
  await next.click();
  const first = screen.getByRole(width < 768 ? 'listitem' : 'row').filter({ hasText: 'cuenta_21' });
  await expect.element(first).toBeInViewport({ ratio: 1 });
  // Not under the bar of the portal, which stays at the top.
  const bar = screen.getByRole('banner').element().getBoundingClientRect();
  await expect.poll(() => first.element().getBoundingClientRect().top).toBeGreaterThan(bar.bottom);
  // The keyboard goes on from there.
  const list = screen.getByRole('group', { name: 'Cuentas de tu equipo' }).element();
  expect(document.activeElement).toBe(list);
});

test('Back returns to the page and the tab before, and a search to the list before it', async () => {
  const { screen } = await renderPortal('/team', { answers: { [call]: paged } });
  await screen.getByRole('button', { name: 'Página siguiente' }).click();
  await expect.element(screen.getByRole('row', { name: /cuenta_21/ })).toBeVisible();
  await screen.getByRole('tab', { name: /Miembros/ }).click();
  await expect.element(screen.getByRole('tab', { name: /Miembros/ })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('searchbox', { name: 'Buscar cuenta' }).fill('cu');
  await expect.poll(() => window.location.search).toBe('?type=member&search=cu');
  await screen.getByRole('searchbox', { name: 'Buscar cuenta' }).fill('cuenta');
  await expect.poll(() => window.location.search).toBe('?type=member&search=cuenta');
  window.history.back();
  await expect.poll(() => window.location.search).toBe('?type=member');
  window.history.back();
  await expect.poll(() => window.location.search).toBe('?page=2');
  await expect.element(screen.getByRole('row', { name: /cuenta_21/ })).toBeVisible();
  window.history.back();
  await expect.element(screen.getByRole('row', { name: /cuenta_20/ })).toBeVisible();
});

test('a small screen names both figures of an account and says of which days they are', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderPortal('/team', { answers: { [call]: twoAccounts } });
  const row = screen.getByRole('listitem').filter({ hasText: 'luna.x7' });
  await expect.element(row).toMatchTextContent('Apuesta válida $412,900.00');
  await expect.element(row).toMatchTextContent('−$4,102.30');
  await expect.element(row).toMatchTextContent('Ganancia neta');
  await expect.element(screen.getByText(/últimos 30 días/)).toBeVisible();
});

test('a login of long ago is dated like a registration, with a year only where it is another', async () => {
  const at = new Date(Date.now() - 10 * 86_400_000).toISOString();
  const answers = { [call]: succeed(onlyPage([{ ...luna, lastLoginAt: at, createdAt: at }], around)) };
  const { screen } = await renderPortal('/team', { answers });
  const row = screen.getByRole('row', { name: /luna\.x7/ });
  await expect.element(row).toBeVisible();
  const [login, registration] = [...row.element().querySelectorAll('time')].map((time) => time.textContent);
  expect(login).toBe(registration);
});

test.each([768, 1024, 1280, 1440, 1920])(
  'the list on its way has the geometry of the list that comes, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    document.documentElement.dataset['density'] = 'compact';
    onTestFinished(() => document.documentElement.removeAttribute('data-density'));
    const known = Promise.withResolvers<void>();
    // As long as the name of an account may be.
    const longName = 'mmmmmmmm_mmmmmmm';
    const slow: Answer = async (url, req) => {
      await known.promise;
      return succeed(onlyPage([{ ...luna, account: longName, upline: longName }], around))(url, req);
    };
    const { screen } = await renderPortal('/team', { answers: { [call]: slow } });
    const region = screen.getByRole('region', { name: 'Cuentas de tu equipo' });
    await expect.element(region).toBeVisible();
    const edges = () =>
      screen
        .getByRole('columnheader')
        .elements()
        .flatMap((head) => [head.getBoundingClientRect().left, head.getBoundingClientRect().right]);
    // Only a window that is narrower than the columns together scrolls.
    const scrolls = () => region.element().scrollWidth > region.element().clientWidth;
    expect(scrolls()).toBe(width < 1280);
    const before = edges();
    known.resolve();
    await expect.element(screen.getByRole('row', { name: /mmmmmmmm_mmmmmmm/ })).toBeVisible();
    const moved = edges().map((edge, index) => Math.abs(edge - (before[index] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(1);
    expect(scrolls()).toBe(width < 1280);
  },
);

test('counts that come leave the tabs where they are', async () => {
  const known = Promise.withResolvers<void>();
  const answer: Answer = async (url, req) => {
    await known.promise;
    return succeed(onlyPage([toledo, luna], { ...around, counts: { all: 3902, agents: 1204, members: 2698 } }))(
      url,
      req,
    );
  };
  const { screen } = await renderPortal('/team', { answers: { [call]: answer } });
  await expect.element(screen.getByRole('tab', { name: 'Agentes' })).toBeVisible();
  const tabs = screen.getByRole('tab').elements();
  const places = () => tabs.map((tab) => [tab.getBoundingClientRect().x, tab.getBoundingClientRect().y]);
  const before = places();
  known.resolve();
  await expect.element(screen.getByText('1,204')).toBeVisible();
  expect(places()).toEqual(before);
});
