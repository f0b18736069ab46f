import { expect, test } from 'vitest';
import { succeed, type Answers } from '#testing/answers.ts';
import { clear } from '#testing/limit.ts';
import { lineOfTest } from '#testing/line.ts';
import { renderSite } from '#testing/render-site.tsx';
import { limitsAnswer } from '#testing/limit-answers.ts';

const until = '2027-01-02T12:00:00.000Z';
const paused = { state: 'paused', until, source: 'member' };

/** A page of a member who begins a break elsewhere. */
async function open(address: string, answers: Answers = {}) {
  const line = lineOfTest();
  const page = await renderSite(address, {
    token: 't',
    createSocket: line.create,
    answers: {
      'GET /wps/v2/limits': succeed(limitsAnswer()),
      'GET /wps/v2/limits/standing': succeed(clear),
      'DELETE /wps/session/logout': succeed(null),
      ...answers,
    },
  });
  // What listens comes after the page, and a game listens, too.
  await expect.poll(() => line.hearers('break.began')).toBe(address.startsWith('/seamless') ? 2 : 1);
  /** As the server says it: what began, and then that the login is over. */
  const hear = (began: object) => {
    line.say('break.began', began);
    line.say('session.revoked', {});
  };
  return { ...page, hear };
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

test.each(['/', '/?overlay=limits', '/seamless?vassalage=SOL&gameCode=frutas-electricas'])(
  'a pause that began elsewhere is said at %s with its end, and nobody is asked in',
  async (where) => {
    const { screen, session, hear } = await open(where);
    hear(paused);
    await expect.element(screen.getByText('Tu pausa empezó')).toBeVisible();
    await expect.element(screen.getByText('Termina el 2 ene 2027, 06:00.')).toBeVisible();
    await expect.poll(() => session.token()).toBeNull();
    await expect.poll(address).toBe('/help#responsible');
    await expect.element(screen.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Tu sesión terminó')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Cerraste sesión')).not.toBeInTheDocument();
  },
);

test('who is excluded by an operator hears by whom, and until when at least', async () => {
  const { screen, hear } = await open('/');
  hear({ state: 'excluded', until, source: 'operator' });
  await expect.element(screen.getByText('Atención al cliente te excluyó del juego')).toBeVisible();
  await expect.element(screen.getByText(/Por lo menos hasta el 2 ene 2027, 06:00/)).toBeVisible();
});

test('the page that asked for the break says it once', async () => {
  const page = await open('/?overlay=limits&section=pause', {
    'POST /wps/v2/limits/pause': (url, req) => {
      page.hear(paused);
      return succeed({ ...clear, state: 'paused', until })(url, req);
    },
  });
  const center = page.screen.getByRole('dialog', { name: 'Mi cuenta' });
  await center.getByRole('button', { name: 'Pausar' }).click();
  await page.screen.getByRole('button', { name: 'Empezar la pausa' }).click();
  await expect.element(page.screen.getByText('Tu pausa empezó')).toBeVisible();
  await expect.poll(address).toBe('/help#responsible');
  expect(page.screen.getByText('Tu pausa empezó').all()).toHaveLength(1);
});
