import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPortal } from '#testing/render-portal.tsx';

test('the link to share opens the registration of the player site with the agent’s code', async () => {
  const { screen } = await renderPortal('/register-account');
  await expect.element(screen.getByText('http://player.test/register?affiliateCode=NORTE01')).toBeVisible();
  await expect.element(screen.getByText('NORTE01', { exact: true })).toBeVisible();
});

test('the age of the site is stated where people are invited', async () => {
  const { screen } = await renderPortal('/register-account');
  await expect.element(screen.getByRole('status').filter({ hasText: '18 años o más' })).toBeVisible();
});

test.each(['Copiar código', 'Copiar enlace'])('a clipboard that refuses is said: %s', async (name) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => write.mockRestore());
  const { screen } = await renderPortal('/register-account');
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByText('No se pudo copiar. Selecciona el texto y cópialo a mano.')).toBeVisible();
});
