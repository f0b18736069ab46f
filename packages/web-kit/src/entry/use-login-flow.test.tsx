import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { readBody } from '../testing/sealed-body.ts';
import { CaptchaBlock, LoginFlowDialogs, useLoginFlow, type Credentials } from './index.ts';

const login = 'POST /wps/session/login';
const value = { token: 'tok-1', firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const task = {
  challenge: 'c1',
  width: 320,
  height: 160,
  pieceWidth: 48,
  pieceHeight: 48,
  pieceTop: 40,
  background: pixel,
  piece: pixel,
  expiresAt: '2026-11-22T12:00:00Z',
};
const offer = {
  ticket: 'v1',
  reason: 'second_factor',
  expiresAt: '2026-11-22T12:00:00Z',
  methods: [
    { method: 'totp', hint: null },
    { method: 'sms', hint: '+52 ··· 5678' },
  ],
};

let network: Network;
beforeEach(() => {
  freshPage();
  network = openNetwork({
    [login]: () => value,
    'GET /wps/member/info': () => ana,
    'GET /wps/captcha/geetest': () => task,
    'GET /wps/captcha': () => pixel,
  });
});
afterEach(() => network.restore());

const bodiesOf = (call: string) =>
  Promise.all(
    network.calls.filter((req) => `${req.method} ${new URL(req.url).pathname}` === call).map((req) => readBody(req)),
  );

const typed: Credentials = { type: 'username', username: 'ana', password: 'secret-9' };

function Door({ credentials = typed }: { credentials?: Credentials }) {
  const flow = useLoginFlow({ side: 'member' });
  const [captcha, setCaptcha] = useState('');
  const [outcome, setOutcome] = useState('-');
  const submit = async () => setOutcome((await flow.submit({ ...credentials, captcha })).kind);
  return (
    <>
      <CaptchaBlock captcha={flow.human.captcha} value={captcha} onChange={(event) => setCaptcha(event.target.value)} />
      <button onClick={() => void submit()}>enter</button>
      <output>{outcome}</output>
      <LoginFlowDialogs flow={flow} />
    </>
  );
}

async function solve(): Promise<void> {
  await userEvent.keyboard('{PageUp}{PageUp}{Enter}');
}

test('a right password is a session', async () => {
  const { screen } = await renderSite(<Door />);
  await screen.getByRole('button', { name: 'enter' }).click();
  await expect.element(screen.getByText('done')).toBeInTheDocument();
  expect(sessionStorage.getItem('token')).toBe('tok-1');
  expect(await bodiesOf(login)).toEqual([{ ...typed, side: 'member' }]);
});

test('a server that wants the puzzle gets it solved by keyboard, and the login goes on by itself', async () => {
  const solved: unknown[] = [];
  network.routes[login] = async (req) => {
    const body = (await readBody(req)) as { geetest_validate?: string };
    if (body.geetest_validate === undefined) throw new Refused(403, 'identity.slider_required');
    return value;
  };
  network.routes['POST /wps/captcha/geetest'] = async (req) => {
    solved.push(await req.json());
    return { validate: 'yes-1' };
  };
  const { screen } = await renderSite(<Door />);
  await screen.getByRole('button', { name: 'enter' }).click();
  const handle = screen.getByRole('slider');
  await expect.element(handle).not.toHaveAttribute('aria-disabled');
  (handle.element() as HTMLElement).focus();
  await solve();
  await expect.element(screen.getByText('done')).toBeInTheDocument();
  expect(solved).toMatchObject([{ challenge: 'c1', left: 20, input: 'keyboard' }]);
  expect((await bodiesOf(login)).at(-1)).toMatchObject({ geetest_challenge: 'c1', geetest_validate: 'yes-1' });
});

test('the keyboard starts at the piece and stays there, however late the puzzle comes', async () => {
  const answers: (() => void)[] = [];
  network.routes['GET /wps/captcha/geetest'] = () => new Promise((settle) => answers.push(() => settle(task)));
  network.routes[login] = () => {
    throw new Refused(403, 'identity.slider_required');
  };
  const { screen } = await renderSite(<Door />);
  await screen.getByRole('button', { name: 'enter' }).click();
  const handle = screen.getByRole('slider');
  await expect.element(handle).toHaveFocus();
  await expect.element(handle).toHaveAttribute('aria-disabled');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await expect.element(handle).not.toHaveAttribute('aria-disabled');
  await expect.element(handle).toHaveFocus();
});

test('a piece in the wrong place brings another puzzle', async () => {
  let puzzles = 0;
  network.routes['GET /wps/captcha/geetest'] = () => ({ ...task, challenge: `c${(puzzles += 1)}` });
  network.routes[login] = () => {
    throw new Refused(403, 'identity.slider_required');
  };
  network.routes['POST /wps/captcha/geetest'] = () => {
    throw new Refused(422, 'identity.slider_wrong');
  };
  const { screen } = await renderSite(<Door />);
  await screen.getByRole('button', { name: 'enter' }).click();
  const handle = screen.getByRole('slider');
  await expect.element(handle).not.toHaveAttribute('aria-disabled');
  (handle.element() as HTMLElement).focus();
  await solve();
  await expect.poll(() => puzzles).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('left')).toBeInTheDocument();
});

test('the captcha appears when the server asks for it, and every failure brings another picture', async () => {
  network.routes[login] = () => {
    throw new Refused(403, 'identity.captcha_required', { field: 'captcha' });
  };
  const { screen } = await renderSite(<Door />);
  await expect.element(screen.getByText('-', { exact: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'enter' }).click();
  const letters = screen.getByRole('textbox', { name: 'Caracteres de la imagen' });
  await expect.element(letters).toHaveFocus();
  await expect.element(screen.getByText('left', { exact: true })).toBeInTheDocument();
  await letters.fill('7K2M');
  network.routes[login] = () => {
    throw new Refused(401, 'identity.invalid_credentials');
  };
  await screen.getByRole('button', { name: 'enter' }).click();
  await expect.poll(() => network.calls.filter(({ url }) => url.endsWith('/wps/captcha')).length).toBe(2);
  expect((await bodiesOf(login)).at(-1)).toMatchObject({ captcha: '7K2M' });
});

test('a puzzle that was solved before the captcha was missing need not be solved again', async () => {
  network.routes[login] = async (req) => {
    const body = (await readBody(req)) as { geetest_validate?: string; captcha?: string };
    if (body.geetest_validate === undefined) throw new Refused(403, 'identity.slider_required');
    if (body.captcha === undefined) throw new Refused(403, 'identity.captcha_required', { field: 'captcha' });
    return value;
  };
  network.routes['POST /wps/captcha/geetest'] = () => ({ validate: 'yes-1' });
  const { screen } = await renderSite(<Door />);
  await screen.getByRole('button', { name: 'enter' }).click();
  const handle = screen.getByRole('slider');
  await expect.element(handle).not.toHaveAttribute('aria-disabled');
  (handle.element() as HTMLElement).focus();
  await solve();
  await screen.getByRole('textbox', { name: 'Caracteres de la imagen' }).fill('7K2M');
  await screen.getByRole('button', { name: 'enter' }).click();
  await expect.element(screen.getByText('done')).toBeInTheDocument();
});

test('a second proof is chosen and given; a wrong one says so and keeps the dialog', async () => {
  network.routes[login] = () => ({ verification: offer });
  network.routes['POST /wps/session/login/verification'] = async (req) => {
    const body = (await readBody(req)) as { answer: string };
    if (body.answer === '000000') throw new Refused(422, 'identity.verification_wrong');
    return value;
  };
  const { screen } = await renderSite(<Door />);
  await screen.getByRole('button', { name: 'enter' }).click();
  await expect.element(screen.getByText('+52 ··· 5678')).toBeVisible();
  await screen.getByRole('button', { name: 'Aplicación de códigos' }).click();
  const code = screen.getByRole('textbox', { name: 'Código de la aplicación' });
  await code.fill('000000');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('123456');
  await expect.element(screen.getByText('done')).toBeInTheDocument();
  expect((await bodiesOf('POST /wps/session/login/verification')).at(-1)).toEqual({
    ticket: 'v1',
    method: 'totp',
    answer: '123456',
  });
});

test('a code by text is sent once and then has to wait', async () => {
  network.routes[login] = () => ({ verification: offer });
  network.routes['POST /wps/session/login/verification/code'] = () => ({ expiredMinutes: 3 });
  const { screen } = await renderSite(<Door />);
  await screen.getByRole('button', { name: 'enter' }).click();
  await screen.getByRole('button', { name: /Código por SMS/ }).click();
  await screen.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(screen.getByRole('button', { name: /Reenviar en/ })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('El código va en camino. Sirve durante 3 min.')).toBeInTheDocument();
});

test('a login by code goes without the puzzle unless the server asks', async () => {
  const { screen } = await renderSite(
    <Door credentials={{ type: 'sms', username: '5512345678', password: '123456', countryDialingCode: '52' }} />,
  );
  await screen.getByRole('button', { name: 'enter' }).click();
  await expect.element(screen.getByText('done')).toBeInTheDocument();
  expect(await bodiesOf(login)).toMatchObject([{ type: 'sms', countryDialingCode: '52' }]);
});
