import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { member, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const ended = 'Tu sesión terminó';

test.each([390, 1280])(
  'who is asked in again after the session ended elsewhere reads why in the form, which nothing lies over, at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const { screen, session } = await renderSite('/?overlay=limits', { token: 't' });
    await expect.element(screen.getByRole('dialog', { name: 'Mi cuenta' })).toBeVisible();
    session.clear('revoked');
    const form = screen.getByRole('dialog', { name: 'Iniciar sesión' });
    await expect.element(form.getByText(ended)).toBeVisible();
    await expect.element(form.getByText(/otro dispositivo/)).toBeVisible();
    expect(screen.getByText(ended).elements()).toHaveLength(1);
    const user = form
      .getByText(/^Usuario/)
      .first()
      .element()
      .getBoundingClientRect();
    const onTop = document.elementFromPoint(user.left + 2, user.top + user.height / 2);
    expect(form.element().contains(onTop)).toBe(true);
    await page.viewport(1280, 800);
  },
);

test('on a page that goes on without a member a message says that the session ended', async () => {
  const { screen, session } = await renderSite('/', { token: 't' });
  await expect.element(screen.getByRole('main')).toBeVisible();
  session.clear('revoked');
  await expect.element(screen.getByText(ended)).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('on a telephone the tabs count no messages any more once nobody is in', async () => {
  await page.viewport(390, 844);
  const { screen, session } = await renderSite('/', {
    token: 't',
    site: { flags: { INBOX3: true } },
    answers: { 'GET /wps/relay/CSP_unreadCount': succeed({ unread: 2 }) },
  });
  const tabs = screen.getByRole('navigation', { name: 'Navegación rápida' });
  await expect.element(tabs.getByText('2', { exact: true })).toBeVisible();
  session.clear('revoked');
  await expect.element(screen.getByText(ended)).toBeVisible();
  await expect.element(tabs.getByText('2', { exact: true })).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

const trialOver = 'Tu juego gratis terminó';
const loginValue = { token: 't', firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };
const trial: { site: object; answers: Answers } = {
  site: { flags: { FREEPLAY3: true } },
  answers: {
    'POST /wps/session/login/freeplay': succeed(loginValue),
    'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }),
  },
};

/** Opens the site, plays for nothing, and has the server end that. */
async function endTrial(address: string) {
  const site = await renderSite(address, trial);
  await site.screen.getByRole('button', { name: 'Juego gratis, sin registro' }).click();
  await expect.element(site.screen.getByText('Estás en juego gratis')).toBeVisible();
  site.session.clear('expired');
  await expect.element(site.screen.getByText(trialOver)).toBeVisible();
  expect(site.screen.getByText(ended).elements()).toEqual([]);
  expect(site.screen.getByText('Inicia sesión de nuevo para continuar.').elements()).toEqual([]);
  return site;
}

test('a visitor whose free play ended is not asked to log in again, and plays on out of the message', async () => {
  const { screen, callsOf } = await endTrial('/?account=login');
  await expect.element(screen.getByText('Para jugar con dinero necesitas una cuenta.')).toBeVisible();
  await screen.getByRole('button', { name: 'Seguir jugando' }).click();
  await expect.element(screen.getByRole('banner').getByRole('button', { name: /carla\.mendez/ })).toBeVisible();
  expect(callsOf('POST /wps/session/login/freeplay')).toHaveLength(2);
});

test('the form that opens where free play ended offers to play on and to make an account, each once', async () => {
  const { screen } = await endTrial('/?account=login&overlay=limits');
  const form = screen.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect.element(form.getByText(trialOver)).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Seguir jugando' })).toBeVisible();
  expect(form.getByRole('button', { name: 'Juego gratis, sin registro' }).elements()).toEqual([]);
  await form.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Crear cuenta' })).toBeVisible();
});
