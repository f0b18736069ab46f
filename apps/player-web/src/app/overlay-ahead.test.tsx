import { expect, test } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';

/* The address changes at once, what it stands for is drawn in slices: here it is never drawn, as the router is not told. */
function touchTo(address: string): void {
  window.history.pushState(null, '', address);
  document.body.click();
}

test('what a touch asks for has its frame before it is drawn, and a touch to elsewhere takes that away', async () => {
  const { screen } = await renderSite('/help');
  touchTo('/help?account=login');
  await expect.element(screen.getByRole('dialog', { name: 'Cargando' })).toBeInViewport();
  touchTo('/help');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  touchTo('/help?search=oro');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});
