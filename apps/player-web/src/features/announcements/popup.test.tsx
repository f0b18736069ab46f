import { beforeEach, expect, test } from 'vitest';
import { succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const popup = (id: string, title: string, content: string) => ({ id, title, content, startDateStr: 0 });
const nothing = { player: [], banners: [], popup: [], promotion: [], help: [] };
const answers = {
  'GET /wps/relay/MCSFE_getListAnnouncements': succeed({
    ...nothing,
    popup: [popup('a', 'Uno', '<p>Primero <a href="/promotions">aquí</a></p>'), popup('b', 'Dos', '<p>Segundo</p>')],
  }),
};

beforeEach(() => sessionStorage.clear());

test('what is announced opens by itself, once in a session', async () => {
  const { screen } = await renderSite('/help', { answers });
  await expect.element(screen.getByRole('dialog', { name: 'Novedades' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.unmount();
  const again = await renderSite('/promotions', { answers });
  await expect.element(again.screen.getByText('No hay promociones por ahora')).toBeVisible();
  await expect.element(again.screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a link in it leads on and closes it', async () => {
  const { screen } = await renderSite('/help', { answers });
  await screen.getByRole('link', { name: 'aquí' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/promotions');
});

test('it does not open over another dialog, but after it', async () => {
  const { screen } = await renderSite('/?account=login', { answers });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Novedades' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect.element(screen.getByRole('dialog', { name: 'Novedades' })).toBeVisible();
});
