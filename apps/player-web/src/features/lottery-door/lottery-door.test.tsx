import { expect, test } from 'vitest';
import { member, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const typesWith = (content: Record<string, string[]>) => ({
  'GET /wps/relay/GCSGAME_getVassGameType': succeed({ content, prizeMode: 'LOTT' }),
});
const address = '/vnLottery?gameCode=ssc';

test('who is not logged in is sent to the login, and the address of the lottery comes back after it', async () => {
  await renderSite(address, { answers: typesWith({ RNG: ['SOL'], LOTT: ['XOC'] }) });
  await expect.poll(() => window.location.search).toBe('?account=login');
  expect(window.location.pathname).toBe('/');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: address });
});

test('a member reads that no draw is open yet, without a footer', async () => {
  const { screen } = await renderSite(address, {
    token: 't',
    answers: { ...typesWith({ RNG: ['SOL'], LOTT: ['XOC'] }), 'GET /wps/member/info': succeed(member) },
  });
  await expect.element(screen.getByRole('heading', { name: 'La lotería aún no abre' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ver los juegos' }).first()).toBeVisible();
  expect(screen.getByRole('contentinfo').query()).toBeNull();
});

test('a site without a lottery has no such page, and nobody has to log in to hear it', async () => {
  const { screen } = await renderSite('/seaLottery', { answers: typesWith({ RNG: ['SOL'] }) });
  await expect.element(screen.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  expect(window.location.pathname).toBe('/seaLottery');
});

test('the address of the agents is nothing to a member', async () => {
  const { screen } = await renderSite('/agentHome', {
    token: 't',
    answers: { 'GET /wps/member/info': succeed(member) },
  });
  await expect.element(screen.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
});
