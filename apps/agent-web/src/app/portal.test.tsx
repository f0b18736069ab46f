import { expect, test } from 'vitest';
import { succeed } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

// The first of the file: the page keeps what it fetched.
test('what says that the connection is lost is there before it is', async () => {
  performance.setResourceTimingBufferSize(10_000);
  await renderPortal('/register-account');
  const isFetched = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/toast-stack.tsx'));
  await expect.poll(isFetched).toBe(true);
});

test('signing out asks first, then ends the session here and on the server', async () => {
  const { screen, session, callsOf } = await renderPortal('/register-account', {
    answers: { 'DELETE /wps/session/logout': succeed(null) },
  });
  await screen
    .getByRole('button', { name: /norte_mx.*menú de la cuenta/ })
    .first()
    .click();
  await screen.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  expect(session.token()).not.toBeNull();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Inicia sesión' })).toBeVisible();
  expect(session.token()).toBeNull();
  expect(callsOf('DELETE /wps/session/logout')).toHaveLength(1);
});

test('the menu holds the pages that exist and marks the one that is shown', async () => {
  const { screen } = await renderPortal('/register-account');
  const menu = screen.getByRole('navigation', { name: 'Menú del portal' });
  await expect.element(menu.getByRole('link', { name: 'Registrar cuenta' })).toHaveAttribute('aria-current', 'page');
  const names = menu
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(names).toEqual(['Resumen del equipo', 'Registrar cuenta', 'Gestión de equipo', 'Apuestas del equipo']);
});

test.each(['/register-account/', '/Register-Account'])('the page is marked at %s too', async (address) => {
  const { screen } = await renderPortal(address);
  const menu = screen.getByRole('navigation', { name: 'Menú del portal' });
  await expect.element(menu.getByRole('link', { name: 'Registrar cuenta' })).toHaveAttribute('aria-current', 'page');
  const trail = screen.getByRole('navigation', { name: 'Estás aquí' });
  await expect.element(trail.getByText('Registrar cuenta')).toBeVisible();
});

test('another language is spoken without a reload, in its own direction', async () => {
  const { screen } = await renderPortal('/register-account');
  await screen.getByRole('button', { name: /Idioma/ }).click();
  await screen.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'تسجيل حساب' })).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
});

test('an unknown address leads back to the overview', async () => {
  const { screen } = await renderPortal('/no-such-page');
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Resumen del equipo' }))
    .toHaveAttribute('href', '/agentHome');
});

test('each page has a title of its own', async () => {
  await renderPortal('/register-account');
  await expect.poll(() => document.title).toBe('Registrar cuenta · Quetzal Agentes');
});
