import { expect, test } from 'vitest';
import { succeed } from '#testing/answers.ts';
import { noFactors, securityConfig } from '#testing/own-account.ts';
import { renderSite } from '#testing/render-site.tsx';

const codes = Array.from({ length: 10 }, (_, at) => `WNK${at}-YFBJ-KVRT-6W94`);

test('each recovery code stands in one line, so that it is copied by hand as it is', async () => {
  const totp = { enabled: true, since: '2026-11-01T12:00:00Z' };
  const { screen } = await renderSite('/?overlay=securityCenter&section=security', {
    token: 't',
    answers: {
      'GET /wps/v2/member/securityConfig': succeed(securityConfig),
      'GET /wps/v2/member/factors': succeed({ ...noFactors, totp, recoveryCodesLeft: 2 }),
      'GET /wps/v2/member/sessions': succeed([]),
      'POST /wps/v2/member/factors/recovery-codes': succeed({ recoveryCodes: codes }),
    },
  });
  await screen.getByRole('button', { name: 'Códigos nuevos' }).click();
  const confirmation = screen.getByRole('dialog', { name: '¿Crear códigos de recuperación nuevos?' });
  await confirmation.getByLabelText(/^Tu contraseña/).fill('una-clave-larga');
  await confirmation.getByRole('button', { name: 'Códigos nuevos' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' });
  await expect.element(dialog.getByText(codes[9] ?? '')).toBeVisible();
  const lines = codes.map((code) => dialog.getByText(code).element().getClientRects().length);
  expect(lines).toEqual(codes.map(() => 1));
  const list = dialog.getByRole('list').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});
