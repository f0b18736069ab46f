import { expect, test } from 'vitest';
import { refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const standing = (state: string, until: string | null) => ({
  'GET /wps/v2/limits/standing': succeed({ state, since: '2026-11-01T00:00:00Z', until, breaks: [] }),
});

test('T017: an excluded member reads why, until when, and what is open, over every page', async () => {
  const { screen } = await renderSite('/', { token: 't', answers: standing('excluded', '2027-05-01T12:00:00Z') });
  const banner = screen.getByRole('status').filter({ hasText: 'retir' });
  await expect.element(banner.getByText(/1 may 2027/)).toBeVisible();
  await banner.getByRole('button', { name: 'Ver detalles' }).click();
  await expect.poll(() => new URLSearchParams(window.location.search).get('overlay')).toBe('limits');
});

test('a register that lists somebody is named as the reason', async () => {
  const { screen } = await renderSite('/', { token: 't', answers: standing('listed', null) });
  await expect.element(screen.getByRole('button', { name: 'Ver detalles' })).toBeVisible();
});

test('who may play sees no banner, and a visitor is not asked about', async () => {
  const { screen, callsOf } = await renderSite('/', { answers: standing('excluded', null) });
  await expect.element(screen.getByRole('main')).toBeVisible();
  expect(callsOf('GET /wps/v2/limits/standing')).toEqual([]);
});

test('a game, which says itself why it does not open, is not pushed down by it', async () => {
  const { screen } = await renderSite('/', {
    token: 't',
    answers: {
      ...standing('excluded', '2027-05-01T12:00:00Z'),
      'GET /wps/game/launchGame': refuse(403, 'limits.excluded', 'No', { params: { until: '2027-05-01T12:00:00Z' } }),
    },
  });
  const banner = screen.getByRole('status').filter({ hasText: 'retir' });
  await expect.element(banner).toBeVisible();
  await screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' }).first().click();
  await expect
    .element(screen.getByRole('main').getByText(/Tienes una autoexclusión hasta el 1 may 2027/))
    .toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  const header = screen.getByRole('banner').element().getBoundingClientRect();
  expect(screen.getByRole('toolbar').element().getBoundingClientRect().top).toBe(header.bottom);
});
