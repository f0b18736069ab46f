import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { refuse, succeed, type Answers } from '#testing/answers.ts';
import { clear } from '#testing/limit.ts';
import { renderSite } from '#testing/render-site.tsx';
import { limitsAnswer } from '#testing/limit-answers.ts';

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
      return succeed({ ...clear, state: 'paused', until: '2027-01-02T12:00:00.000Z' })(url, req);
    },
  });
  await center.getByRole('radio', { name: '1 semana' }).click();
  await center.getByRole('button', { name: 'Pausar' }).click();
  const question = screen.getByRole('alertdialog', { name: /^¿Pausar hasta el / });
  await expect.element(question.getByText(/Nadie puede terminar la pausa antes/)).toBeVisible();
  expect(await barriers()).toEqual([]);
  await question.getByRole('button', { name: 'Empezar la pausa' }).click();
  await expect.element(screen.getByText('Tu pausa empezó')).toBeVisible();
  await expect.element(screen.getByText('Termina el 2 ene 2027, 06:00.')).toBeVisible();
  await expect.poll(() => session.token()).toBeNull();
  expect(bodies).toEqual([{ hours: 168 }]);
  expect(window.location.pathname + window.location.hash).toBe('/help#responsible');
  await expect.element(screen.getByText('Cerraste sesión')).not.toBeInTheDocument();
});

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const heldBreak = (kind: string, termEndsAt: string | null, closesAt: string | null) => ({
  id: crypto.randomUUID(),
  kind,
  source: 'member',
  startsAt: inHours(-1),
  termEndsAt,
  closesAt,
});
const radioNames = (group: Locator) =>
  group
    .getByRole('radio')
    .all()
    .map((radio) => radio.element().closest('label')?.textContent);

test('during a pause only longer ones are offered, the shortest of them chosen; an earlier one counts for nothing', async () => {
  const until = inHours(30 * 24 - 1);
  const [held, earlier] = [heldBreak('pause', until, until), heldBreak('pause', inHours(-2), inHours(-2))];
  const { center } = await openBreaks({
    'GET /wps/v2/limits/standing': succeed({ state: 'paused', since: held.startsAt, until, breaks: [held, earlier] }),
  });
  const pauses = center.getByRole('group', { name: 'Por cuánto tiempo' }).first();
  await expect.element(pauses).toBeVisible();
  expect(radioNames(pauses)).toEqual(['30 días', '6 semanas']);
  await expect.element(pauses.getByRole('radio', { name: '30 días' })).toBeChecked();
  await expect.element(center.getByRole('radio', { name: '6 meses' })).toBeChecked();
});

test('during an exclusion only longer ones are offered, and none during one without end', async () => {
  const answer = (until: string | null) => {
    const held = heldBreak('exclusion', until, null);
    return succeed({ state: 'excluded', since: held.startsAt, until, breaks: [held] });
  };
  const { center, screen } = await openBreaks({ 'GET /wps/v2/limits/standing': answer(inHours(5 * 365 * 24 - 72)) });
  const exclusions = center.getByRole('group', { name: 'Por cuánto tiempo' });
  await expect.element(exclusions).toBeVisible();
  expect(radioNames(exclusions)).toEqual(['5 años', 'Para siempre']);
  await screen.unmount();
  const { center: other } = await openBreaks({ 'GET /wps/v2/limits/standing': answer(null) });
  await expect.element(other.getByText('Ya está vigente el plazo más largo.')).toBeVisible();
  await expect.element(other.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(other.getByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
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
  const field = dialog.getByLabelText('Para confirmar, escribe EXCLUIR');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Sin apuestas ni depósitos.*No tiene fin/);
  expect(await barriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Autoexcluirme' }).click();
  await expect.element(dialog.getByText('Escribe EXCLUIR para confirmar')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('Escribe EXCLUIR para confirmar');
  expect(bodies).toEqual([]);
  await field.fill('excluir');
  await dialog.getByRole('button', { name: 'Autoexcluirme' }).click();
  await expect.element(screen.getByText('Tu autoexclusión empezó')).toBeVisible();
  await expect.element(screen.getByText('Sin fecha de término. Los retiros están abiertos.')).toBeVisible();
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
