import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noFactors, refuse, securityConfig, succeed, type Answer } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const here = {
  id: 's1',
  device: 'desktop',
  browser: 'Firefox 140',
  system: 'Windows',
  ip: '203.0.113.•',
  country: 'MX',
  side: 'agent',
  openedAt: '2026-11-22T10:00:00Z',
  lastSeenAt: '2026-11-22T10:05:00Z',
  isCurrent: true,
};
const answers = {
  'GET /wps/v2/member/sessions': succeed([here]),
  'GET /wps/v2/member/factors': succeed(noFactors),
};

test('the account menu leads to what protects the account', async () => {
  const { screen } = await renderPortal('/register-account', { answers });
  await screen
    .getByRole('button', { name: /norte_mx.*menú de la cuenta/ })
    .first()
    .click();
  await screen.getByRole('menuitem', { name: 'Seguridad' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible();
  const titles = () =>
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((title) => title.textContent);
  await expect
    .poll(titles)
    .toEqual([
      'Contraseña',
      'Datos de contacto',
      'Avisos de ingreso',
      'Aplicación de autenticación',
      'Llaves de acceso',
      'Códigos de recuperación',
      'Sesiones abiertas',
    ]);
  await expect.element(screen.getByText('Firefox 140 · Windows')).toBeVisible();
});

test('a change that an idle session may not make goes on after the password', async () => {
  let isIdle = true;
  const set: Answer = (url, req) =>
    isIdle ? refuse(403, 'identity.reauthentication_required', 'Confirma')(url, req) : succeed(null)(url, req);
  const { screen, callsOf } = await renderPortal('/security', {
    answers: {
      ...answers,
      'PUT /wps/v2/member/login-notices': set,
      'POST /wps/v2/session/reauthentication': (url, req) => {
        isIdle = false;
        return succeed(null)(url, req);
      },
    },
  });
  await screen.getByRole('switch', { name: /Avisarme/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.getByLabelText(/^Contraseña/).fill('secreto-9');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => callsOf('PUT /wps/v2/member/login-notices').length).toBe(2);
});

test('the first dialog of the page leaves the page in sight and gives the focus back to its button', async () => {
  const { screen } = await renderPortal('/security', { answers });
  const button = screen.getByRole('button', { name: 'Cambiar contraseña' });
  await expect.element(button).toBeVisible();
  // A dialog hides what is behind it from whoever looks for it by its name.
  const opener = button.element() as HTMLElement;
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Cambiar contraseña' })).toBeVisible();
  expect(getComputedStyle(opener).display).not.toBe('none');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener);
});

test.each([390, 1440])('what is known of the account moves none of its cards, at %i px', async (width) => {
  await page.viewport(width, 900);
  const known = Promise.withResolvers<void>();
  const once =
    (answer: Answer): Answer =>
    (url, req) =>
      known.promise.then(() => answer(url, req));
  const asked = { ...answers, 'GET /wps/v2/member/securityConfig': succeed(securityConfig) };
  const { screen } = await renderPortal('/security', {
    answers: Object.fromEntries(Object.entries(asked).map(([call, answer]) => [call, once(answer)])),
  });
  const titles = screen.getByRole('heading', { level: 2 });
  await expect.element(titles.last()).toBeVisible();
  const places = () => titles.elements().map((title) => `${title.textContent} ${title.getBoundingClientRect().top}`);
  const before = places();
  known.resolve();
  await expect.element(screen.getByText('Firefox 140 · Windows')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cambiar contraseña' })).toBeVisible();
  expect(places()).toEqual(before);
});
