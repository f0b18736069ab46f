import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { freshPage, renderSite } from '../testing/render-site.tsx';
import { openNetwork, type Network } from '../testing/network.ts';
import { FormRefusal, useApiErrorOnForm, useRuleHint, useRuleValidation } from './index.ts';

let network: Network;
beforeEach(() => {
  freshPage();
  network = openNetwork({});
});
afterEach(() => {
  network.restore();
  vi.restoreAllMocks();
});

const rule = { enabled: true, required: true, minLength: 4, maxLength: 16 };

function Register({ error }: { error: unknown }) {
  const form = useForm({ defaultValues: { username: '' } });
  const validate = useRuleValidation()(rule);
  const hint = useRuleHint()(rule);
  const showError = useApiErrorOnForm(form);
  const [message, setMessage] = useState<string | null>(null);
  const submit = form.handleSubmit(() => setMessage(showError(error)));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <input aria-label="name" {...form.register('username', { validate })} />
      <small>{hint}</small>
      <p role="alert">{form.formState.errors.username?.message}</p>
      <output>{message}</output>
      <button>send</button>
    </form>
  );
}

const refusal = (parts: { code: string; message?: string; field?: string; params?: Record<string, string> }) =>
  new ApiError({ message: '', status: 409, ...parts });

async function send(error: unknown, name: string) {
  const { screen } = await renderSite(<Register error={error} />);
  await screen.getByRole('textbox').fill(name);
  await screen.getByRole('button').click();
  return screen;
}

test('the rule of the server is said before typing and checked before sending', async () => {
  const screen = await send(null, 'ana');
  await expect.element(screen.getByText('De 4 a 16 caracteres')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Usa al menos 4 caracteres');
});

test('spaces around a value are no part of it', async () => {
  const screen = await send(null, '   ');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Completa este campo');
});

test('a refusal of one input is shown under it, in the words of the server, and takes the focus there', async () => {
  const screen = await send(
    refusal({ code: 'identity.username_taken', message: 'Ese usuario ya existe', field: 'username' }),
    'ana.lopez',
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ese usuario ya existe');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a refusal of an input that the form does not have is shown above the form', async () => {
  const screen = await send(refusal({ code: 'x.y', message: 'Código no válido', field: 'affiliateCode' }), 'ana.lopez');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Código no válido');
});

const noAnswer = new ApiError({ code: 'network.unreachable', message: '', status: 0 });

test('without a connection, a call that nobody answered is put down to that', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screen = await send(noAnswer, 'ana.lopez');
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^No hay conexión/);
});

test('with a connection, a call that nobody answered is put down to the site, and sends nobody to look at theirs', async () => {
  const screen = await send(noAnswer, 'ana.lopez');
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^El sitio no responde/);
});

test('an instant in a refusal is told in the time zone of the site', async () => {
  const params = { until: '2026-11-23T12:30:00.000Z' };
  const screen = await send(refusal({ code: 'limits.paused', message: 'raw 2026-11-23T12:30', params }), 'ana.lopez');
  await expect.element(screen.getByRole('status')).toMatchTextContent(/23 nov 2026, 06:30/);
});

test('a failure that is no refusal is not shown raw', async () => {
  const screen = await send(new TypeError('x is undefined'), 'ana.lopez');
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Algo falló de nuestro lado/);
});

function LongForm() {
  const [attempts, setAttempts] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts((before) => before + 1);
      }}
    >
      {attempts > 0 && <FormRefusal key={attempts}>{`No pudimos enviarlo (${attempts})`}</FormRefusal>}
      <div style={{ height: '200vh' }} />
      <button>send</button>
    </form>
  );
}

test('a refusal far above the button comes into view and takes the focus, each time anew', async () => {
  const { screen } = await renderSite(<LongForm />);
  for (const attempt of [1, 2]) {
    await screen.getByRole('button').click();
    const refused = screen.getByRole('alert');
    await expect.element(refused).toHaveTextContent(`No pudimos enviarlo (${attempt})`);
    await expect.element(refused).toHaveFocus();
    await expect.element(refused).toBeInViewport({ ratio: 1 });
  }
});
