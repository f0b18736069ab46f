import { expect, test } from 'vitest';
import { agentAnswers, refuse, succeed, type Answer } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const noAnswer: Answer = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['that nobody answers', noAnswer, /El sitio no responde/],
  ['that the server refuses', refuse(403, 'request.refused', 'Cerrado por hoy'), /Cerrado por hoy/],
])('a lookup %s says so, and lets an agent in as soon as it is answered', async (_what, failing, reason) => {
  let answer = failing;
  const { screen } = await renderPortal('/register-account', {
    answers: { 'GET /wps/member/info': (url, req) => answer(url, req) },
  });
  const alert = screen.getByRole('alert');
  await expect.element(alert, { timeout: 8_000 }).toMatchTextContent(reason);
  answer = agentAnswers['GET /wps/member/info'] ?? succeed(null);
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Registrar cuenta' })).toBeVisible();
});
