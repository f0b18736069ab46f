import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { renderSite } from '#testing/render-site.tsx';

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
