import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { notices } from '#shared/notices/notice-store.ts';
import { renderSite } from '#testing/render-site.tsx';

afterEach(() => page.viewport(1280, 800));

const toldAt = () => document.querySelector('[data-slot=toast]')?.getBoundingClientRect();

test('on a telephone a message leaves the form of the account dialog to be read and filled in', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderSite('/?account=login');
  const dialog = screen.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect.element(dialog).toBeVisible();
  notices.notify({ tone: 'success', title: 'Tu contraseña es nueva', detail: 'Entra con ella.' });
  await expect.element(screen.getByText('Tu contraseña es nueva').first()).toBeVisible();
  const submit = document.querySelector('[data-slot=auth-frame] form [type=submit]');
  expect(toldAt()?.top).toBeGreaterThan(submit?.getBoundingClientRect().bottom ?? Infinity);
  expect(toldAt()?.bottom).toBeLessThanOrEqual(844);
});

test('on a page a message stands below the header', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderSite('/');
  await expect.element(screen.getByRole('main')).toBeVisible();
  notices.notify({ tone: 'success', title: 'Tu contraseña es nueva' });
  await expect.element(screen.getByText('Tu contraseña es nueva').first()).toBeVisible();
  expect(toldAt()?.top).toBeLessThan(120);
});
