import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { member, refuse, succeed, type Answers } from '#testing/answers.ts';
import { barriers } from '#testing/accessible.ts';
import { clear } from '#testing/limit.ts';
import { noFactors, payoutAccount, profile, securityConfig } from '#testing/own-account.ts';
import { renderSite } from '#testing/render-site.tsx';

const told = {
  ...profile,
  referrer: 'ana.ruiz',
  facts: {
    ...profile.facts,
    birthday: { shown: '1990-**-**', isFixed: true },
    nationality: { shown: 'MX', isFixed: false },
    occupation: { shown: 'employed', isFixed: false },
  },
};
const config = { ...securityConfig, mobile: { shown: '+52*****3333', isVerified: true } };
const terms = {
  terms: '2',
  privacy: '1',
  isPending: false,
  accepted: [{ document: 'terms', version: '2', acceptedAt: '2026-01-05T10:00:00Z' }],
};
const answers: Answers = {
  'GET /wps/member/info': succeed({ ...member, nickname: 'Carla', picture: null }),
  'GET /wps/v2/member/profile': succeed(told),
  'GET /wps/v2/member/securityConfig': succeed(config),
  'GET /wps/v2/member/factors': succeed(noFactors),
  'GET /wps/v2/member/sessions': succeed([]),
  'GET /wps/v2/member/terms': succeed(terms),
  'GET /wps/v2/wallets/transaction-password': succeed({ isSet: true }),
  'GET /wps/v2/wallets/payout-accounts': succeed({ content: [payoutAccount] }),
  'GET /wps/v2/wallets/withdrawal-rules': succeed({ methods: [{ kind: 'bank' }, { kind: 'crypto' }] }),
  'GET /wps/v2/limits/standing': succeed(clear),
  'GET /wps/member/info/icon': succeed({ avatar: 'a9', picture: null, choices: ['a1', 'a2', 'a9'] }),
};
const open = (section: string, more: Answers = {}, tag = 'es') =>
  renderSite(`/?overlay=securityCenter&section=${section}`, { token: 't', answers: { ...answers, ...more }, tag });
const bodies =
  (kept: unknown[], value: unknown = null) =>
  async (_: URL, req: Request) => {
    kept.push(await req.json());
    return Response.json({ success: true, value, message: '', errorCode: null });
  };

test('an address opens the account at a section, and the tabs change the address', async () => {
  const { screen } = await open('payouts');
  await expect.element(screen.getByRole('tab', { name: 'Cuentas de retiro' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByText('****9719')).toBeVisible();
  await screen.getByRole('tab', { name: 'Perfil' }).click();
  await expect.poll(() => new URLSearchParams(window.location.search).get('section')).toBe('profile');
});

test('a tab names a panel that is in the page, also while its part is still on its way', async () => {
  const named: boolean[] = [];
  const watch = new MutationObserver(() => {
    const id = document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('aria-controls');
    if (typeof id === 'string') named.push(document.getElementById(id) !== null);
  });
  watch.observe(document, { subtree: true, childList: true });
  const { screen } = await open('privacy');
  await expect.element(screen.getByRole('tabpanel')).toBeVisible();
  watch.disconnect();
  expect(named.length).toBeGreaterThan(0);
  expect(named).not.toContain(false);
});

test('the profile shows masked facts, choices in words, and says what was never told', async () => {
  const { screen } = await open('profile');
  const identity = screen.getByRole('region', { name: 'Identidad' });
  await expect.element(identity.getByText('1990-**-**')).toBeVisible();
  await expect.element(identity.getByText('México')).toBeVisible();
  await expect.element(identity.getByText('ana.ruiz')).toBeVisible();
  await expect.element(identity.getByText('Sin dato').first()).toBeVisible();
  await expect.element(screen.getByText('Con empleo')).toBeVisible();
  expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
});

test('names of the longest kind stand whole in the head of the account on a phone', async () => {
  await page.viewport(390, 844);
  const longest = {
    ...member,
    nickname: 'Guacamaya.Roja.Del.Norte',
    account: 'guacamaya.roja.del.norte.mx.1990',
    picture: null,
  };
  const { screen } = await open('profile', { 'GET /wps/member/info': succeed(longest) });
  const head = screen.getByRole('region', { name: 'Tu cuenta' });
  await expect.element(head.getByText(longest.nickname)).toBeInViewport({ ratio: 1 });
  await expect.element(head.getByText(longest.account)).toBeInViewport({ ratio: 1 });
  const { right } = head.element().getBoundingClientRect();
  for (const name of [longest.nickname, longest.account])
    expect(head.getByText(name).element().getBoundingClientRect().right).toBeLessThanOrEqual(right);
  await page.viewport(1280, 800);
});

test('T006: a change of the profile asks for the password, and a refusal stands under its field with what was typed', async () => {
  const { screen, callsOf } = await open('profile', {
    'PUT /wps/v2/member/profile': refuse(400, 'field.pattern', 'Nombre y apellido', { field: 'payeeName' }),
  });
  await screen.getByRole('button', { name: 'Editar: Identidad' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Identidad' });
  // The birth date is told already.
  await expect.element(dialog.getByLabelText('Fecha de nacimiento')).not.toBeInTheDocument();
  await dialog.getByLabelText('Nombre completo').fill('Carla');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  expect(callsOf('PUT /wps/v2/member/profile')).toHaveLength(0);
  await dialog.getByLabelText('Contraseña', { exact: false }).first().fill('plumas-2026');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Nombre y apellido')).toBeVisible();
  await expect.element(dialog.getByLabelText('Nombre completo')).toHaveValue('Carla');
});

test('a drawing is chosen and sent', async () => {
  const sent: unknown[] = [];
  const { screen } = await open('profile', { 'PUT /wps/member/info/icon': bodies(sent) });
  await screen.getByRole('button', { name: 'Cambiar tu imagen' }).click();
  await screen.getByRole('radio', { name: 'Dibujo 2' }).click();
  await screen.getByRole('dialog', { name: 'Tu imagen' }).getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => sent).toEqual([{ avatar: 'a2' }]);
});

test('a picture of one’s own is placed with the keyboard and sent as a square JPEG', async () => {
  const sent: { image: string }[] = [];
  const { screen } = await open('profile', { 'PUT /wps/member/info/icon/picture': bodies(sent, { picture: '/p' }) });
  await screen.getByRole('button', { name: 'Cambiar tu imagen' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tu imagen' });
  const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
  await choose(input, await wideFile());
  await expect.element(dialog.getByRole('img', { name: 'Así se verá tu imagen' })).toBeVisible();
  const across = dialog.getByRole('slider', { name: 'De lado a lado' });
  await expect.element(across).toHaveAttribute('aria-valuenow', '50');
  (across.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(across).toHaveAttribute('aria-valuenow', '51');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => sent.length).toBe(1);
  const drawn = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${sent[0]?.image}`)).blob());
  expect([drawn.width, drawn.height]).toEqual([512, 512]);
});

test('a file that is no PNG or JPEG is refused before anything is sent', async () => {
  const { screen, callsOf } = await open('profile');
  await screen.getByRole('button', { name: 'Cambiar tu imagen' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tu imagen' });
  const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
  await choose(input, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  await expect.element(dialog.getByText('Elige una imagen PNG o JPG.')).toBeVisible();
  expect(callsOf('PUT /wps/member/info/icon/picture')).toEqual([]);
});

test('the list of what protects the account tells done from open, without a score', async () => {
  const { screen } = await open('security');
  const list = screen.getByRole('region', { name: 'Qué protege tu cuenta' });
  await expect.element(list.getByText('Tu celular está verificado')).toBeVisible();
  await expect.element(list.getByText('Verifica tu correo')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible();
  expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
});

test('the transaction password is changed with the current one; what is easy to guess is not sent', async () => {
  const { screen, callsOf } = await open('security', { 'PUT /wps/v2/wallets/transaction-password': succeed(null) });
  await screen.getByRole('button', { name: 'Cambiar contraseña de transacciones' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Cambiar contraseña de transacciones' });
  await dialog.getByLabelText(/^Contraseña de transacciones actual/).fill('jade-518273');
  await dialog.getByLabelText(/^Nueva contraseña de transacciones/).fill('123456');
  await dialog.getByLabelText(/^Repítela/).fill('123456');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .element(dialog.getByLabelText(/^Nueva contraseña de transacciones/))
    .toHaveAttribute('aria-invalid', 'true');
  expect(callsOf('PUT /wps/v2/wallets/transaction-password')).toEqual([]);
  await dialog.getByLabelText(/^Nueva contraseña de transacciones/).fill('ambar-90412');
  await dialog.getByLabelText(/^Repítela/).fill('ambar-90412');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => callsOf('PUT /wps/v2/wallets/transaction-password')).toHaveLength(1);
});

test('T020: a payout account is added in the name of the first one, and a wrong number stands at the number', async () => {
  const { screen } = await open('payouts', {
    'POST /wps/v2/wallets/payout-accounts': refuse(422, 'wallet.payout_number_invalid', 'Revisa los 18 dígitos', {
      field: 'number',
    }),
  });
  await screen.getByRole('button', { name: 'Agregar cuenta' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Agregar cuenta' });
  await expect.element(dialog.getByLabelText('Titular')).toHaveValue('Carla Méndez');
  await expect.element(dialog.getByLabelText('Titular')).toHaveAttribute('readonly');
  await dialog.getByLabelText('CLABE').fill('123');
  await dialog.getByLabelText('Contraseña de transacciones').fill('jade-518273');
  await dialog.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect.element(dialog.getByText('Revisa los 18 dígitos')).toBeVisible();
  await expect.element(dialog.getByLabelText('CLABE')).toHaveValue('123');
});

test('without a transaction password that one comes first', async () => {
  const { screen } = await open('payouts', {
    'GET /wps/v2/wallets/transaction-password': succeed({ isSet: false }),
    'GET /wps/v2/wallets/payout-accounts': succeed({ content: [] }),
  });
  await expect.element(screen.getByText('Aún no tienes cuentas de retiro')).toBeVisible();
  await screen.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Crear contraseña de transacciones' })).toBeVisible();
});

test('accounts that cannot be loaded say so and can be asked for again', async () => {
  const { screen, callsOf } = await open('payouts', {
    'GET /wps/v2/wallets/payout-accounts': refuse(503, 'unavailable', 'Ahora no'),
  });
  await expect.element(screen.getByText('No se pudieron cargar tus cuentas de retiro')).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => callsOf('GET /wps/v2/wallets/payout-accounts').length).toBeGreaterThan(1);
});

test('T003: the documents that were accepted stand with version and date', async () => {
  const { screen } = await open('privacy');
  const documents = screen.getByRole('region', { name: 'Lo que aceptaste' });
  await expect
    .element(documents.getByRole('link', { name: 'Términos y condiciones' }))
    .toHaveAttribute('href', '/help#terms');
  await expect.element(documents.getByText('versión 2')).toBeVisible();
  await expect.element(documents.getByText(/5 ene 2026/)).toBeVisible();
  expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
});

test('T015: closing says what happens to the money, needs the box and the password, and ends the session', async () => {
  const { screen, session, callsOf } = await open('privacy', {
    'POST /wps/v2/member/closure': succeed(null),
    'DELETE /wps/session/logout': succeed(null),
  });
  await screen.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  const dialog = screen.getByRole('dialog', { name: '¿Cerrar tu cuenta para siempre?' });
  await expect.element(dialog.getByText(/Todavía tienes/)).toBeVisible();
  await dialog.getByLabelText('Contraseña', { exact: false }).first().fill('plumas-2026');
  await dialog.getByRole('button', { name: 'Cerrar cuenta' }).click();
  await expect.element(dialog.getByText('Marca esta casilla para continuar.')).toBeVisible();
  expect(callsOf('POST /wps/v2/member/closure')).toEqual([]);
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Cerrar cuenta' }).click();
  await expect.poll(() => session.token()).toBeNull();
  await expect.element(screen.getByText('Tu cuenta está cerrada')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('in Arabic everything has words and nothing stands in the way', async () => {
  const { screen } = await open('profile', {}, 'ar');
  await expect.element(screen.getByRole('tab', { name: 'الملف الشخصي' })).toBeVisible();
  await expect.element(screen.getByText('موظف')).toBeVisible();
});

async function wideFile(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 100];
  canvas.getContext('2d')?.fillRect(0, 0, 300, 100);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob === null ? [] : [blob], 'wide.png', { type: 'image/png' });
}

/** Gives a file to an input as a person does in the window of the system. */
async function choose(input: HTMLInputElement | null, file: File): Promise<void> {
  const files = new DataTransfer();
  files.items.add(file);
  if (input === null) throw new Error('There is no input for files');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
