import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { refuse, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { clear, limitsAnswer } from './testing/limit-answers.ts';

async function openBreaks(answers: Answers = {}) {
  const page = await renderSite('/?overlay=limits&section=pause', {
    token: 't',
    answers: {
      'GET /wps/v2/limits': succeed(limitsAnswer()),
      'GET /wps/v2/limits/standing': succeed(clear),
      'DELETE /wps/session/logout': succeed(null),
      ...answers,
    },
  });
  return { ...page, center: page.screen.getByRole('dialog', { name: 'Mi cuenta' }) };
}

test('a pause is asked about with its end, starts, and ends the login with its own words', async () => {
  const bodies: unknown[] = [];
  const { center, screen, session } = await openBreaks({
    'POST /wps/v2/limits/pause': async (url, req) => {
      bodies.push(await req.json());
      return succeed({ ...clear, state: 'paused' })(url, req);
    },
  });
  await center.getByRole('radio', { name: '1 semana' }).click();
  await center.getByRole('button', { name: 'Pausar' }).click();
  const question = screen.getByRole('alertdialog', { name: /^¿Pausar hasta el / });
  await expect.element(question.getByText(/Nadie puede terminar la pausa antes/)).toBeVisible();
  expect(await barriers()).toEqual([]);
  await question.getByRole('button', { name: 'Empezar la pausa' }).click();
  await expect.element(screen.getByText('Tu pausa empezó')).toBeVisible();
  await expect.poll(() => session.token()).toBeNull();
  expect(bodies).toEqual([{ hours: 168 }]);
  expect(window.location.pathname + window.location.hash).toBe('/help#responsible');
  await expect.element(screen.getByText('Cerraste sesión')).not.toBeInTheDocument();
});

test('a pause that the server refuses is told, and the login goes on', async () => {
  const { center, screen, session } = await openBreaks({
    'POST /wps/v2/limits/pause': refuse(503, 'unavailable', 'Inténtalo en un momento.'),
  });
  await center.getByRole('button', { name: 'Pausar' }).click();
  await screen.getByRole('button', { name: 'Empezar la pausa' }).click();
  await expect.element(screen.getByRole('alert').getByText('Inténtalo en un momento.')).toBeVisible();
  expect(session.token()).toBe('t');
});

test('T044 an exclusion tells what follows and asks for a word before it starts', async () => {
  const bodies: unknown[] = [];
  const { center, screen, session } = await openBreaks({
    'POST /wps/v2/limits/exclusion': async (url, req) => {
      bodies.push(await req.json());
      return succeed({ ...clear, state: 'excluded' })(url, req);
    },
  });
  await center.getByRole('radio', { name: 'Para siempre' }).click();
  await center.getByRole('button', { name: 'Continuar' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Autoexclusión: Para siempre' });
  await expect.element(dialog.getByText(/No tiene fin/)).toBeVisible();
  expect(await barriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Autoexcluirme' }).click();
  await expect.element(dialog.getByText('Escribe EXCLUIR para confirmar')).toBeVisible();
  expect(bodies).toEqual([]);
  await dialog.getByLabelText('Para confirmar, escribe EXCLUIR').fill('excluir');
  await dialog.getByRole('button', { name: 'Autoexcluirme' }).click();
  await expect.element(screen.getByText('Tu autoexclusión empezó')).toBeVisible();
  await expect.poll(() => session.token()).toBeNull();
  expect(bodies).toEqual([{ months: null }]);
});

test('T017 who is excluded sees until when, and can only make it longer', async () => {
  const held = {
    id: '0d0f3c5e-0000-4000-8000-000000000000',
    kind: 'exclusion',
    source: 'operator',
    startsAt: '2026-11-01T18:00:00.000Z',
    termEndsAt: '2027-05-01T18:00:00.000Z',
    closesAt: null,
  };
  const standing = { state: 'excluded', since: held.startsAt, until: held.termEndsAt, breaks: [held] };
  const { center } = await openBreaks({ 'GET /wps/v2/limits/standing': succeed(standing) });
  await expect.element(center.getByText(/Por lo menos hasta el 1 may 2027, 12:00/)).toBeVisible();
  await expect.element(center.getByRole('button', { name: 'Pausar' })).not.toBeInTheDocument();
  await expect.element(center.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await expect.element(center.getByText(/La registró atención al cliente/)).toBeVisible();
  await expect.element(center.getByText('Vigente')).toBeVisible();
});
