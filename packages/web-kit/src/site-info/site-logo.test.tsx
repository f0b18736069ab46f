import { expect, test } from 'vitest';
import { freshPage, renderSite, site } from '../testing/render-site.tsx';
import { SiteLogo, SiteMark } from './index.ts';

async function show(brand: { name: string; markUrl: string | null }) {
  freshPage({ ...site, brand });
  return renderSite(
    <>
      <SiteLogo title={brand.name} />
      <SiteMark />
    </>,
  );
}

test('our own site has the drawn logo, named', async () => {
  const { screen } = await show({ name: 'Quetzal', markUrl: null });
  await expect.element(screen.getByRole('img', { name: 'Quetzal' })).toBeVisible();
});

test('another brand has its own mark beside its name', async () => {
  const { screen } = await show({ name: 'Tucán', markUrl: '/brand/abc/mark.svg' });
  await expect.element(screen.getByText('Tucán')).toBeVisible();
  const marks = [...screen.container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(marks).toEqual(['/brand/abc/mark.svg', '/brand/abc/mark.svg']);
});

test('another brand without a mark of its own never shows our letters', async () => {
  const { screen } = await show({ name: 'Colibrí', markUrl: null });
  await expect.element(screen.getByText('Colibrí')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Quetzal' }).query()).toBeNull();
});
