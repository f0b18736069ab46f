import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { agentAnswers, onlyPage, refuse, succeed, type Answer, type Answers } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const account = {
  type: 0,
  isAgent: false,
  upline: 'norte_mx',
  depth: 1,
  teamSize: 0,
  balance: '0.00',
  currency: 'MXN',
  validBet30d: '0.00',
  netWin30d: '0.00',
  lastLoginAt: null,
  createdAt: '2026-03-01T10:00:00Z',
  state: 'active',
  avatar: 'a5',
};
const accounts = Array.from({ length: 20 }, (_, index) => ({
  ...account,
  id: `m${index}`,
  account: `cuenta_${index}`,
}));
const answers: Answers = {
  'GET /wps/v2/agent/team': succeed(
    onlyPage(accounts, {
      counts: { all: 20, agents: 0, members: 20 },
      totals: { balance: '0.00', validBet30d: '0.00', netWin30d: '0.00' },
    }),
  ),
};

afterEach(() => page.viewport(1280, 800));

test('what the keyboard reaches does not lie under the bars, on the way down and back', async () => {
  await page.viewport(390, 700);
  const { screen } = await renderPortal('/team', { answers });
  const first = screen.getByRole('button', { name: 'Acciones de cuenta_0', exact: true });
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  const steps = [...Array<string>(12).fill('{Tab}'), ...Array<string>(12).fill('{Shift>}{Tab}{/Shift}')];
  const covered: Element[] = [];
  for (const step of steps) {
    await userEvent.keyboard(step);
    const reached = document.activeElement ?? document.body;
    const { left, top, width, height } = reached.getBoundingClientRect();
    const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!reached.contains(inFront)) covered.push(reached);
  }
  expect(covered).toEqual([]);
});

test.each([
  [390, 500],
  [1280, 500],
])('in a short window, %i wide and %i high, the bars scroll with the page', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await renderPortal('/team', { answers });
  await expect.element(screen.getByText('1–20 de 20').last()).toBeVisible();
  const bar = document.querySelector('[data-slot="app-header"]');
  expect(bar?.getBoundingClientRect().top).toBe(0);
  window.scrollTo(0, 300);
  await expect.poll(() => bar?.getBoundingClientRect().bottom).toBeLessThan(0);
});

test('in a short window the tabs come after the page', async () => {
  await page.viewport(390, 500);
  const { screen } = await renderPortal('/team', { answers });
  const end = screen.getByText('1–20 de 20').last();
  await expect.element(end).toBeVisible();
  const tabs = screen.getByRole('navigation', { name: 'Secciones' });
  const gap = tabs.element().getBoundingClientRect().top - end.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThan(0);
});

test('that there is no connection is said wherever the page was scrolled to', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => connection.mockRestore());
  const { screen } = await renderPortal('/team', { answers });
  await expect.element(screen.getByText('1–20 de 20').last()).toBeVisible();
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => window.scrollY).toBeGreaterThan(100);
  await expect.element(screen.getByText(/Sin conexión/)).toBeInViewport();
});

test.each(['dark', 'light'])('in the %s theme the page that is open stands out in the menu', async (theme) => {
  const { screen } = await renderPortal('/team', { answers });
  const { documentElement: html } = document;
  const before = html.dataset['theme'];
  onTestFinished(() => void (html.dataset['theme'] = before));
  html.dataset['theme'] = theme;
  const here = screen
    .getByRole('navigation', { name: 'Menú del portal' })
    .getByRole('link', { name: 'Gestión de equipo' });
  await expect.element(here).toHaveAttribute('aria-current', 'page');
  const bar = here.element().closest('.bg-side') ?? html;
  const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(colourOf(here.element())).not.toBe(colourOf(bar));
});

test('the trail and the end of the bar stand over the edges of the page', async () => {
  const { screen } = await renderPortal('/team', { answers });
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const edge = heading.element().getBoundingClientRect().left;
  const trail = screen.getByRole('navigation', { name: 'Estás aquí' });
  expect(trail.element().getBoundingClientRect().left).toBe(edge);
});

test('a balance that cannot be read again stays in the menu', async () => {
  const balance = 'GET /wps/v2/wallets/balance';
  let isAway = false;
  const flaky: Answer = (url, req) =>
    ((isAway ? undefined : agentAnswers[balance]) ?? refuse(500, 'internal', 'Algo falló.'))(url, req);
  const { screen, callsOf } = await renderPortal('/team', { answers: { ...answers, [balance]: flaky } });
  await expect.element(screen.getByText('$1,500.00')).toBeVisible();
  isAway = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  // Whoever comes back to the window sees what is new; the third call comes after the second has failed.
  const comeBack = () => {
    window.dispatchEvent(new Event('visibilitychange'));
    return callsOf(balance).length;
  };
  await expect.poll(comeBack).toBe(3);
  await expect.element(screen.getByText('$1,500.00')).toBeVisible();
});
