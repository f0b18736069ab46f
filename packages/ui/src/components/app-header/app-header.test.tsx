import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { AppHeader } from './app-header.tsx';
import { fitting } from './use-overflow.ts';

const links = ['Casino', 'En vivo', 'Deportes', 'eSports', 'Lotería', 'PVP', 'Pesca', 'Gallos'].map((label) => ({
  key: label,
  label,
  href: `#${label}`,
  current: label === 'Gallos',
}));
const header = (
  <AppHeader brand="Quetzal" links={links} linksLabel="Juegos" moreLabel="Más" end={<p className="w-100">fin</p>} />
);

afterEach(async () => {
  await page.viewport(1280, 800);
});

test('what does not fit goes, and room is kept for the button that holds it', () => {
  expect(fitting([50, 50, 50], 154, 2, 60)).toBe(3);
  expect(fitting([50, 50, 50], 153, 2, 40)).toBe(2);
  expect(fitting([50, 50, 50], 20, 2, 60)).toBe(0);
});

test('on a wide screen every link stands in the bar', async () => {
  await page.viewport(1600, 800);
  const screen = await render(header);
  await expect.element(screen.getByRole('link', { name: 'Gallos' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Más' })).not.toBeInTheDocument();
});

test('on a narrow one the last links stand under a button, and nothing is cut off', async () => {
  await page.viewport(1024, 800);
  const screen = await render(header);
  await screen.getByRole('button', { name: 'Más' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Gallos' })).toHaveAttribute('href', '#Gallos');
  const row = screen.container.querySelector('nav ul');
  expect(row?.scrollWidth).toBeLessThanOrEqual(row?.clientWidth ?? 0);
});

test('links come back when the screen grows', async () => {
  await page.viewport(1024, 800);
  const screen = await render(header);
  await expect.element(screen.getByRole('button', { name: 'Más' })).toBeVisible();
  await page.viewport(1600, 800);
  await expect.element(screen.getByRole('link', { name: 'Gallos' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Más' })).not.toBeInTheDocument();
});
