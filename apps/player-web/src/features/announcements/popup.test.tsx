import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { succeed, type Answers } from '#testing/answers.ts';
import { clear } from '#testing/limit.ts';
import { renderSite } from '#testing/render-site.tsx';

const popup = (id: string, title: string, content: string) => ({ id, title, content, startDateStr: 0 });
const nothing = { player: [], banners: [], popup: [], promotion: [], help: [] };
const answers = {
  'GET /wps/relay/MCSFE_getListAnnouncements': succeed({
    ...nothing,
    popup: [popup('a', 'Uno', '<p>Primero <a href="/promotions">aquí</a></p>'), popup('b', 'Dos', '<p>Segundo</p>')],
  }),
};

beforeEach(() => sessionStorage.clear());

test('counts as told when it is on the screen, not while its script is still on its way', async () => {
  const setItem = Storage.prototype.setItem;
  const shownWhenTold: boolean[] = [];
  Storage.prototype.setItem = function remember(name, value) {
    if (name === 'popups-told') shownWhenTold.push(document.querySelector('[role="dialog"]') !== null);
    setItem.call(this, name, value);
  };
  onTestFinished(() => void (Storage.prototype.setItem = setItem));
  const { screen } = await renderSite('/help', { answers });
  await expect.element(screen.getByRole('dialog', { name: 'Novedades' })).toBeVisible();
  expect(new Set(shownWhenTold)).toEqual(new Set([true]));
});

test('what is announced opens by itself, once in a session', async () => {
  const { screen } = await renderSite('/help', { answers });
  await expect.element(screen.getByRole('dialog', { name: 'Novedades' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.unmount();
  const again = await renderSite('/promotions', { answers });
  await expect.element(again.screen.getByText('No hay promociones por ahora')).toBeVisible();
  await expect.element(again.screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a link in it leads on and closes it', async () => {
  const { screen } = await renderSite('/help', { answers });
  await screen.getByRole('link', { name: 'aquí' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/promotions');
});

test('what is for a first login waits for the welcome, also when the page is loaded anew while that shows', async () => {
  const list = 'GET /wps/relay/MCSFE_getListAnnouncements';
  const first = { ...nothing, popup: [popup('f', 'Bienvenida', '<p>Para empezar</p>')] };
  const login = {
    token: 't',
    firstTimeLogin: true,
    passwordExpired: false,
    passwordIsDefault: false,
    welcomeDue: true,
  };
  const known: Answers = {
    [list]: (url, req) => succeed(url.searchParams.get('isFirstLogin') === 'true' ? first : nothing)(url, req),
    'POST /wps/session/login': succeed(login),
    'POST /wps/v2/member/welcome': succeed({ isDue: true }),
    'GET /wps/v2/member/terms': succeed({ terms: '2026-01', privacy: '2026-01', isPending: false, accepted: [] }),
    'GET /wps/v2/limits/standing': succeed(clear),
  };
  const { screen } = await renderSite('/login', { answers: known });
  await screen.getByRole('textbox', { name: 'Usuario' }).fill('carla.mendez');
  await screen.getByLabelText(/^Contraseña/).fill('una-clave-larga');
  await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByRole('dialog', { name: /Tu cuenta está lista/ })).toBeVisible();
  await screen.unmount();
  const again = await renderSite('/', { answers: known });
  await expect.element(again.screen.getByRole('dialog', { name: 'Novedades' }).getByText('Bienvenida')).toBeVisible();
});

test('it does not open over another dialog, but after it', async () => {
  const { screen } = await renderSite('/?account=login', { answers });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Novedades' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect.element(screen.getByRole('dialog', { name: 'Novedades' })).toBeVisible();
});

test('an address of the login form, which a member has no use for, keeps it from nobody', async () => {
  const { screen } = await renderSite('/login', { token: 't', answers });
  await expect.element(screen.getByRole('dialog', { name: 'Novedades' })).toBeVisible();
});
