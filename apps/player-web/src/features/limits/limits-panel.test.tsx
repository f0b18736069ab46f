import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { refuse, succeed, type Answers } from '#testing/answers.ts';
import { clear } from '#testing/limit.ts';
import { renderSite } from '#testing/render-site.tsx';
import { limitsAnswer, someUsed } from '#testing/limit-answers.ts';

const listUrl = 'GET /wps/v2/limits';
const address = '/?overlay=limits';

async function openPanel(answers: Answers, where = address) {
  const page = await renderSite(where, {
    token: 't',
    answers: { [listUrl]: succeed(limitsAnswer()), 'GET /wps/v2/limits/standing': succeed(clear), ...answers },
  });
  return { ...page, center: page.screen.getByRole('dialog', { name: 'Mi cuenta' }) };
}

const bodyOf =
  (bodies: unknown[], answer: unknown): Answers[string] =>
  async (url, req) => {
    bodies.push(await req.json());
    return succeed(answer)(url, req);
  };

test('T037 limits of deposits, losses, bets and time stand side by side, each with day, week and month', async () => {
  const { center } = await openPanel({});
  for (const name of ['Depósitos', 'Pérdidas', 'Apuestas', 'Cada apuesta y tu tiempo'])
    await expect.element(center.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect.poll(() => center.getByRole('button', { name: /^Fijar: / }).all().length).toBe(12);
  expect(await barriers()).toEqual([]);
});

test('what is used of a limit is told with what is left and until when', async () => {
  const { center } = await openPanel({ [listUrl]: succeed(limitsAnswer({ deposit_day: someUsed })) });
  await expect.element(center.getByText('Quedan $380.00 hasta el 23 nov 2026, 00:00')).toBeVisible();
  await expect
    .element(center.getByRole('progressbar', { name: 'Usado de Depósitos por día' }))
    .toHaveAttribute('value', '24');
});

test('a limit is written as any amount and sent as a decimal', async () => {
  const bodies: unknown[] = [];
  const { center, screen } = await openPanel({
    'PUT /wps/v2/limits/deposit_day': bodyOf(bodies, limitsAnswer({ deposit_day: someUsed })),
  });
  await center.getByRole('button', { name: 'Fijar: Depósitos por día' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Depósitos por día' });
  await dialog.getByRole('button', { name: 'Guardar límite' }).click();
  await expect.element(dialog.getByText('Escribe un monto, de cero o más')).toBeVisible();
  await expect.element(dialog.getByLabelText('Límite')).toHaveFocus();
  await dialog.getByLabelText('Límite').fill('437.5');
  await expect.element(dialog.getByText('Vale desde este momento.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar límite' }).click();
  await expect.element(center.getByRole('button', { name: 'Cambiar: Depósitos por día' })).toBeVisible();
  expect(bodies).toEqual([{ value: '437.5' }]);
});

test.each(['0', '5000'])('a time of %s minutes is refused beside the field, and never changed', async (minutes) => {
  const bodies: unknown[] = [];
  const { center, screen } = await openPanel({
    'PUT /wps/v2/limits/session': bodyOf(bodies, limitsAnswer({})),
  });
  await center.getByRole('button', { name: 'Fijar: Tiempo por sesión' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tiempo por sesión' });
  const field = dialog.getByRole('textbox', { name: 'Minutos' });
  await field.fill(minutes);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Escribe minutos enteros, de 1 a 1440')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar límite' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  expect(bodies).toEqual([]);
});

test('T039 a looser limit is said to wait before it is sent', async () => {
  const { center, screen } = await openPanel({ [listUrl]: succeed(limitsAnswer({ deposit_day: someUsed })) });
  await center.getByRole('button', { name: 'Cambiar: Depósitos por día' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Depósitos por día' });
  await dialog.getByLabelText('Límite').fill('800');
  await expect.element(dialog.getByText(/Es menos estricto que tu límite de \$500\.00/)).toBeVisible();
  await dialog.getByLabelText('Límite').fill('100');
  await expect.element(dialog.getByText('Vale desde este momento.')).toBeVisible();
});

const pending = (state: 'cooling' | 'confirmable') => ({
  kind: 'raise' as const,
  value: '800.00',
  state,
  askedAt: '2026-11-22T12:00:00.000Z',
  confirmableFrom: '2026-11-23T12:00:00.000Z',
  confirmableUntil: '2026-11-30T12:00:00.000Z',
});

test('T039 a change that cools can only be taken back', async () => {
  const bodies: unknown[] = [];
  const { center } = await openPanel({
    [listUrl]: succeed(limitsAnswer({ deposit_day: { ...someUsed, pending: pending('cooling') } })),
    'PUT /wps/v2/limits/deposit_day': bodyOf(bodies, limitsAnswer({ deposit_day: someUsed })),
  });
  await expect.element(center.getByText(/Pediste \$800\.00.*desde el 23 nov 2026, 06:00/)).toBeVisible();
  await expect.element(center.getByRole('button', { name: /^Confirmar el cambio/ })).not.toBeInTheDocument();
  await center.getByRole('button', { name: 'Dejar mi límite: Depósitos por día' }).click();
  await expect.element(center.getByText(/Pediste/)).not.toBeInTheDocument();
  expect(bodies).toEqual([{ value: '500.00' }]);
});

test('T039 a change that has waited its day is confirmed by the member', async () => {
  const { center } = await openPanel({
    [listUrl]: succeed(limitsAnswer({ deposit_day: { ...someUsed, pending: pending('confirmable') } })),
    'POST /wps/v2/limits/deposit_day/confirm': succeed(
      limitsAnswer({ deposit_day: { ...someUsed, own: '800.00', binding: '800.00', left: '680.00' } }),
    ),
  });
  await center.getByRole('button', { name: 'Confirmar el cambio: Depósitos por día' }).click();
  await expect.element(center.getByText('Quedan $680.00 hasta el 23 nov 2026, 00:00')).toBeVisible();
});

test('T042 a limit of the site is called so, and the stricter one is told', async () => {
  const { center } = await openPanel({
    [listUrl]: succeed(
      limitsAnswer({
        loss_day: { own: '900.00', site: '300.00', binding: '300.00' },
        stake: { site: '50', binding: '50' },
        reality_check: { own: '30', binding: '30' },
      }),
    ),
  });
  await expect.poll(() => center.getByText('Lo pone el sitio').all().length).toBe(2);
  await expect.element(center.getByText(/El tuyo es de \$900\.00; el del sitio es más estricto/)).toBeVisible();
});

test('who chose no reminder reads that the site reminds every hour, and by their own choice otherwise', async () => {
  const { center } = await openPanel({
    'PUT /wps/v2/limits/reality_check': succeed(limitsAnswer({ reality_check: { own: '90', binding: '90' } })),
  });
  const row = center.getByRole('listitem').filter({ hasText: 'Recordatorio al jugar' });
  await expect.element(row.getByText('60 minutos')).toBeVisible();
  await expect.element(row.getByText('Lo pone el sitio')).toBeVisible();
  await row.getByRole('button', { name: 'Fijar: Recordatorio al jugar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recordatorio al jugar' });
  await dialog.getByRole('textbox', { name: 'Minutos' }).fill('90');
  await dialog.getByRole('button', { name: 'Guardar límite' }).click();
  await expect.element(row.getByText('90 minutos')).toBeVisible();
  await expect.element(row.getByText('Lo pone el sitio')).not.toBeInTheDocument();
});

test('a refusal of the server stays beside the field', async () => {
  const { center, screen } = await openPanel({
    'PUT /wps/v2/limits/stake': refuse(400, 'limits.value_malformed', 'Escribe el límite como un monto.', {
      field: 'value',
    }),
  });
  await center.getByRole('button', { name: 'Fijar: Máximo por apuesta' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Máximo por apuesta' });
  await dialog.getByLabelText('Límite').fill('20');
  await dialog.getByRole('button', { name: 'Guardar límite' }).click();
  await expect.element(dialog.getByText('Escribe el límite como un monto.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Límite')).toHaveValue('20');
});

test('a panel that cannot be loaded says so and can be tried again', async () => {
  const { center } = await openPanel({ [listUrl]: refuse(403, 'session.not_allowed', 'No disponible por ahora.') });
  await expect.element(center.getByText('No pudimos cargar tus límites')).toBeVisible();
  await expect.element(center.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});
