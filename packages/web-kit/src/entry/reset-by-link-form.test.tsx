import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { freshPage, renderSite } from '../testing/render-site.tsx';
import { readBody } from '../testing/sealed-body.ts';
import { ResetByLinkForm } from './index.ts';

const reset = 'POST /wps/v2/member/password/reset';
const bodies: unknown[] = [];

let network: Network;
beforeEach(() => {
  freshPage();
  bodies.length = 0;
  network = openNetwork({
    'GET /wps/system/setting/register': () => ({ fields: {} }),
    [reset]: async (req) => {
      const body = (await readBody(req)) as { proof?: { answer: string } };
      bodies.push(body);
      if (body.proof === undefined) {
        throw new Refused(403, 'identity.proof_required', { field: 'proof', params: { methods: 'totp,recovery' } });
      }
      if (body.proof.answer !== '123456') throw new Refused(422, 'identity.proof_wrong', { field: 'proof' });
    },
  });
});
afterEach(() => network.restore());

test('an account with a second factor is asked for it after the link has proven the address, until it is right', async () => {
  const onDone = vi.fn();
  const { screen } = await renderSite(<ResetByLinkForm token="from-the-mail" onDone={onDone} onAskAgain={vi.fn()} />);
  await screen.getByLabelText(/^Contraseña nueva/).fill('Otra-clave-2026');
  await screen.getByLabelText(/^Confirmar contraseña/).fill('Otra-clave-2026');
  const code = screen.getByRole('textbox', { name: /[Cc]ódigo/ });
  expect(code.elements()).toHaveLength(0);
  const save = screen.getByRole('button', { name: /Guardar/ });
  await save.click();
  await code.fill('000000');
  await save.click();
  await expect.poll(() => bodies.length).toBe(2);
  await code.fill('123456');
  await save.click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(bodies.at(-1)).toEqual({
    token: 'from-the-mail',
    newPassword: 'Otra-clave-2026',
    confirmNewPassword: 'Otra-clave-2026',
    proof: { method: 'totp', answer: '123456' },
  });
});

test('a link that is over says so when the form opens, before a password is typed in vain', async () => {
  const check = 'POST /wps/v2/member/password/reset/check';
  const seen: unknown[] = [];
  network.routes[check] = async (req) => {
    seen.push(await readBody(req));
    return { isValid: false };
  };
  const onAskAgain = vi.fn();
  const { screen } = await renderSite(<ResetByLinkForm token="used" onDone={vi.fn()} onAskAgain={onAskAgain} />);
  await expect.element(screen.getByText(/enlace ya no (vale|es válido)/)).toBeVisible();
  expect(screen.getByLabelText(/^Contraseña nueva/).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Pedir otro enlace' }).click();
  expect(onAskAgain).toHaveBeenCalledOnce();
  expect(seen).toEqual([{ token: 'used' }]);
});

test('a link that is over leads on to another one', async () => {
  network.routes[reset] = () => {
    throw new Refused(422, 'identity.reset_link_invalid', { field: 'token', message: 'Este enlace ya no vale' });
  };
  const onAskAgain = vi.fn();
  const { screen } = await renderSite(<ResetByLinkForm token="used" onDone={vi.fn()} onAskAgain={onAskAgain} />);
  const another = screen.getByRole('button', { name: 'Pedir otro enlace' });
  await screen.getByLabelText(/^Contraseña nueva/).fill('Otra-clave-2026');
  await screen.getByLabelText(/^Confirmar contraseña/).fill('Otra-clave-2026');
  await expect.element(another).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /Guardar/ }).click();
  await another.click();
  expect(onAskAgain).toHaveBeenCalledOnce();
});
