import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { refuse, stay, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { limitsAnswer, someUsed } from '#testing/limit-answers.ts';

const sessionUrl = 'GET /wps/v2/limits/session';
const due = { ...stay, realityCheck: { minutes: 30, dueAt: '2026-11-22T10:10:00.000Z', isDue: true } };
const over = { ...stay, limit: { minutes: 10, endsAt: '2026-11-22T10:10:00.000Z', isOver: true } };

const open = (answers: Answers, address = '/') =>
  renderSite(address, { token: 't', answers: { 'DELETE /wps/session/logout': succeed(null), ...answers } });

test('T050 a reality check tells time and money, and only going on is an acknowledgement', async () => {
  const { screen, callsOf } = await open({
    [sessionUrl]: succeed(due),
    'POST /wps/v2/limits/session/acknowledge': succeed(stay),
    'GET /wps/v2/records/bets': succeed({ content: [], pageNum: 1, pageSize: 20, totalPages: 0, totalElements: 0 }),
  });
  const dialog = screen.getByRole('alertdialog', { name: '¿Cómo va todo?' });
  await expect.element(dialog.getByText(/0:10:0\d/)).toBeVisible();
  await expect.element(dialog.getByText('$120.00')).toBeVisible();
  await expect.element(dialog.getByText('−$45.00')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Ver mis apuestas' }).click();
  const center = screen.getByRole('dialog', { name: 'Mi cuenta' });
  await expect.element(center).toBeVisible();
  expect(callsOf('POST /wps/v2/limits/session/acknowledge')).toHaveLength(0);
  await center.getByRole('button', { name: 'Cerrar' }).click();
  await dialog.getByRole('button', { name: 'Seguir jugando' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf('POST /wps/v2/limits/session/acknowledge')).toHaveLength(1);
});

test('a reality check offers the way out', async () => {
  const { screen, session } = await open({ [sessionUrl]: succeed(due) });
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.poll(() => session.token()).toBeNull();
});

test('a session whose time is over is said once away from games', async () => {
  const { screen } = await open({ [sessionUrl]: succeed(over) });
  const dialog = screen.getByRole('alertdialog', { name: 'Tu tiempo de sesión terminó' });
  await expect.element(dialog.getByText(/Habías fijado 10 minutos/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Quedarme sin jugar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('T041 a review shows what holds and is done with one answer', async () => {
  const { screen, callsOf } = await open({
    [sessionUrl]: succeed({ ...stay, review: { dueAt: '2026-11-01T00:00:00.000Z', isDue: true } }),
    'GET /wps/v2/limits': succeed(limitsAnswer({ deposit_day: someUsed })),
    'POST /wps/v2/limits/review': succeed(stay),
  });
  const dialog = screen.getByRole('alertdialog', { name: '¿Tus límites siguen bien?' });
  await expect.element(dialog.getByText('$500.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Están bien' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf('POST /wps/v2/limits/review')).toHaveLength(1);
});

test('limits that do not come for a review say so and can be asked for again', async () => {
  let isBroken = true;
  const { screen } = await open({
    [sessionUrl]: succeed({ ...stay, review: { dueAt: '2026-11-01T00:00:00.000Z', isDue: true } }),
    'GET /wps/v2/limits': (url, req) =>
      (isBroken ? refuse(500, 'internal', 'Algo falló') : succeed(limitsAnswer({ deposit_day: someUsed })))(url, req),
  });
  const dialog = screen.getByRole('alertdialog', { name: '¿Tus límites siguen bien?' });
  await expect.element(dialog.getByText('No pudimos cargar tus límites')).toBeVisible();
  isBroken = false;
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(dialog.getByText('$500.00')).toBeVisible();
});

test('a demo is not interrupted', async () => {
  const { screen, callsOf } = await open(
    {
      [sessionUrl]: succeed(due),
      'GET /wps/relay/GCS_gameTrialLaunch': succeed({ content: { game_url: 'about:blank', roundState: null } }),
    },
    '/seamless?vassalage=SOL&gameCode=frutas-electricas&demo=1',
  );
  await expect.element(screen.getByRole('toolbar').getByText('Demo gratis')).toBeVisible();
  await expect.poll(() => callsOf(sessionUrl).length).toBeGreaterThan(0);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});
