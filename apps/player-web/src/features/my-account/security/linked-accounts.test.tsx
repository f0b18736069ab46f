import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { refuse, succeed, type Answers } from '#testing/answers.ts';
import { noFactors, securityConfig } from '#testing/own-account.ts';
import { renderSite } from '#testing/render-site.tsx';

const notLinked = { linkedAt: null, lastUsedAt: null, isOnlyWay: false };
const google = { provider: 'google', name: 'Google', ...notLinked };
const facebook = { provider: 'facebook', name: 'Facebook', ...notLinked };
const linkedAt = '2026-11-01T12:00:00.000Z';
const answers: Answers = {
  'GET /wps/v2/member/securityConfig': succeed(securityConfig),
  'GET /wps/v2/member/factors': succeed(noFactors),
  'GET /wps/v2/member/sessions': succeed([]),
  'GET /wps/v2/member/third-party': succeed({ accounts: [{ ...google, linkedAt }, facebook] }),
};
const open = async (more: Answers = {}, address = '', flags: Record<string, boolean> = { THIRDPARTYLOGIN3: true }) => {
  const page = await renderSite(`/?overlay=securityCenter&section=security${address}`, {
    token: 't',
    answers: { ...answers, ...more },
    site: { flags },
  });
  return { ...page, card: page.screen.getByRole('region', { name: 'Cuentas vinculadas' }) };
};

test('each service of the site is shown with its link, and a machine finds no barrier', async () => {
  const { card } = await open();
  await expect.element(card.getByText('Vinculada el', { exact: false })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Desvincular Google' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Vincular Facebook', exact: true })).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('a site that works with no service neither shows the card nor asks for it', async () => {
  const { screen, card, callsOf } = await open({}, '', {});
  await expect.element(screen.getByRole('region', { name: 'Contraseñas' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  expect(callsOf('GET /wps/v2/member/third-party')).toEqual([]);
});

test('a service is unlinked after the password, and the card says so', async () => {
  const sent: unknown[] = [];
  let isLinked = true;
  const { screen, card } = await open({
    'GET /wps/v2/member/third-party': (url, req) =>
      succeed({ accounts: [isLinked ? { ...google, linkedAt } : google] })(url, req),
    'POST /wps/v2/member/third-party/google/removal': (url, req) => {
      sent.push(req.url);
      isLinked = false;
      return succeed(null)(url, req);
    },
  });
  await card.getByRole('button', { name: 'Desvincular Google' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Desvincular Google' });
  await dialog.getByRole('button', { name: 'Desvincular' }).click();
  expect(sent).toEqual([]);
  await dialog.getByLabelText(/^Tu contraseña/).fill('Colibri2026x');
  await dialog.getByRole('button', { name: 'Desvincular' }).click();
  await expect.element(screen.getByText('Tu cuenta de Google ya no está vinculada')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Vincular Google', exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
});

const onlyWay = 'Es la única forma de entrar a tu cuenta. Primero elige una contraseña o agrega una llave de acceso.';

test('the only way in cannot be taken away: it is said at once what has to come first, and nothing is asked', async () => {
  const { screen, card } = await open({
    'GET /wps/v2/member/third-party': succeed({ accounts: [{ ...google, linkedAt, isOnlyWay: true }, facebook] }),
  });
  await card.getByRole('button', { name: 'Desvincular Google' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Desvincular Google' });
  await expect.element(dialog.getByText(onlyWay)).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what became the only way meanwhile stays, and the dialog says so', async () => {
  const { screen, card } = await open({
    'POST /wps/v2/member/third-party/google/removal': refuse(409, 'identity.third_party_last_way', onlyWay),
  });
  await card.getByRole('button', { name: 'Desvincular Google' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Desvincular Google' });
  await dialog.getByLabelText(/^Tu contraseña/).fill('Colibri2026x');
  await dialog.getByRole('button', { name: 'Desvincular' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(onlyWay);
});

test('who comes back is told once that it is linked, and the address forgets it', async () => {
  const { screen } = await open({}, '&thirdPartyLinked=google');
  await expect.element(screen.getByText('Tu cuenta de Google quedó vinculada')).toBeVisible();
  await expect.poll(() => new URLSearchParams(window.location.search).has('thirdPartyLinked')).toBe(false);
});

test('who said no elsewhere is told that nothing was linked, and why', async () => {
  const { screen } = await open({}, '&thirdPartyError=cancelled');
  await expect.element(screen.getByText('No se vinculó nada')).toBeVisible();
  await expect.element(screen.getByText('No continuaste en el otro servicio. No cambió nada.')).toBeVisible();
});
