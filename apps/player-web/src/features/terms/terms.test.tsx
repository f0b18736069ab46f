import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { game, refuse, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const pending = { terms: '2026-12', privacy: '3', isPending: true, accepted: [] };
const accept = 'POST /wps/v2/member/terms';
const open = (answers: Answers, address = '/') =>
  renderSite(address, { token: 't', answers: { 'GET /wps/v2/member/terms': succeed(pending), ...answers } });

test('T003: a member whose documents changed reads and accepts those that were shown', async () => {
  const bodies: unknown[] = [];
  let isPending = true;
  const { screen } = await open({
    'GET /wps/v2/member/terms': (url, req) => succeed({ ...pending, isPending })(url, req),
    [accept]: async (url, req) => {
      bodies.push(await req.json());
      isPending = false;
      return succeed(null)(url, req);
    },
  });
  const dialog = screen.getByRole('dialog', { name: 'Nuestros términos cambiaron' });
  await expect
    .element(dialog.getByRole('link', { name: /Términos y condiciones/ }))
    .toHaveAttribute('href', '/help#terms');
  expect(await barriers(dialog.element())).toEqual([]);
  await dialog.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect.element(dialog.getByText('Marca esta casilla para aceptar.')).toBeVisible();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies).toEqual([{ terms: '2026-12', privacy: '3' }]);
});

test('versions that changed meanwhile are asked for anew, with the box empty', async () => {
  const { screen } = await open({ [accept]: refuse(409, 'members.terms_changed', 'Cambiaron otra vez') });
  const dialog = screen.getByRole('dialog', { name: 'Nuestros términos cambiaron' });
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect.element(dialog.getByText('Cambiaron otra vez')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
});

test('who puts it off is asked again when a game is refused for it, and the game is tried anew after accepting', async () => {
  let isPending = true;
  const { screen, callsOf } = await open(
    {
      'GET /wps/v2/member/terms': (url, req) => succeed({ ...pending, isPending })(url, req),
      'GET /wps/game/launchGame': refuse(403, 'members.terms_pending', 'Acepta los términos'),
      [accept]: (url, req) => {
        isPending = false;
        return succeed(null)(url, req);
      },
    },
    `/seamless?vassalage=${game.vassalage}&gameCode=${game.gameCode}`,
  );
  const dialog = screen.getByRole('dialog', { name: 'Nuestros términos cambiaron' });
  // Refused once already, or the refusal would bring the question back at once.
  await expect.element(screen.getByRole('button', { name: 'Reintentar', includeHidden: true })).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const before = callsOf('GET /wps/game/launchGame').length;
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect.poll(() => callsOf('GET /wps/game/launchGame').length).toBeGreaterThan(before + 1);
});

test('who has accepted, and who only visits, is not asked', async () => {
  const { screen } = await open({ 'GET /wps/v2/member/terms': succeed({ ...pending, isPending: false }) });
  await expect.element(screen.getByRole('main')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
