import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { renderSite } from '#testing/render-site.tsx';

afterEach(() => page.viewport(1280, 800));

test('each device has its steps in its own card, and the one that the address names has the focus', async () => {
  const { screen } = await renderSite('/download#android');
  const android = screen.getByRole('region', { name: 'Android' });
  await expect.element(android).toHaveFocus();
  await expect.element(android.getByRole('list')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Computadora' })).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('a store of the site takes the place of the steps', async () => {
  const ios = 'https://store.example/app';
  const { screen } = await renderSite('/download', { site: { apps: { ios } } });
  const card = screen.getByRole('region', { name: 'iPhone y iPad' });
  await expect.element(card.getByRole('link', { name: 'Descargar la app' })).toHaveAttribute('href', ios);
  await expect.element(card.getByText('Safari')).not.toBeInTheDocument();
});

test.each([800, 1100, 1440])('no card stands half empty, at %i px', async (width) => {
  await page.viewport(width, 900);
  const { screen } = await renderSite('/download');
  await expect.element(screen.getByRole('region', { name: 'Computadora' })).toBeVisible();
  const emptiness = ['iPhone y iPad', 'Android', 'Computadora'].map((name) => {
    const card = screen.getByRole('region', { name }).element();
    const ends = [...card.querySelectorAll('li, p')].map((one) => one.getBoundingClientRect().bottom);
    return card.getBoundingClientRect().bottom - Math.max(...ends);
  });
  for (const room of emptiness) expect(room).toBeLessThan(48);
});
