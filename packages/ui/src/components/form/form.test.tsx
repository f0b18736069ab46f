import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

interface ServerFormProps {
  answer: () => Promise<Record<string, string>>;
  withSummary?: boolean;
}

function ServerForm({ answer, withSummary = false }: ServerFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const problems = Object.entries(errors).map(([controlId, message]) => ({ controlId, message }));
  return (
    <Form
      onSubmit={async () => setErrors(await answer())}
      {...(withSummary ? { summary: { title: 'Revisa 1 campo', problems } } : {})}
    >
      <TextField id="first" label="Nombre" error={errors['first']} />
      <TextField id="account" label="Usuario" error={errors['account']} />
      <button type="submit">Guardar</button>
    </Form>
  );
}

test('after a failed submission the first invalid field has the focus, also when the server found the error', async () => {
  const screen = await render(<ServerForm answer={() => Promise.resolve({ account: 'Ese usuario ya existe.' })} />);
  await screen.getByRole('button', { name: 'Guardar' }).click();
  const account = screen.getByRole('textbox', { name: 'Usuario' });
  await expect.element(account).toHaveFocus();
  await expect.element(account).toHaveAccessibleDescription('Ese usuario ya existe.');
});

test('each further failed submission moves the focus again', async () => {
  const screen = await render(<ServerForm answer={() => Promise.resolve({ first: 'Falta tu nombre.' })} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  await screen.getByRole('textbox', { name: 'Usuario' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
});

test('a submission without errors leaves the focus where it was', async () => {
  const answer = vi.fn<() => Promise<Record<string, string>>>(() => Promise.resolve({}));
  const screen = await render(<ServerForm answer={answer} />);
  await screen.getByRole('button').click();
  await expect.poll(() => answer.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('while a submission is under way another one is refused', async () => {
  const settled = Promise.withResolvers<Record<string, string>>();
  const answer = vi.fn<() => Promise<Record<string, string>>>(() => settled.promise);
  const screen = await render(<ServerForm answer={answer} />);
  const form = screen.container.querySelector('form');
  await screen.getByRole('button').dblClick();
  await screen.getByRole('textbox', { name: 'Nombre' }).click();
  await userEvent.keyboard('{Enter}');
  expect(answer).toHaveBeenCalledOnce();
  expect(form?.getAttribute('aria-busy')).toBe('true');
  settled.resolve({});
  await expect.poll(() => form?.getAttribute('aria-busy')).toBeNull();
  await screen.getByRole('button').click();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a form that is busy from outside submits nothing', async () => {
  const submitted = vi.fn<() => void>();
  const screen = await render(
    <Form busy onSubmit={submitted}>
      <button type="submit">Guardar</button>
    </Form>,
  );
  await screen.getByRole('button').click();
  expect(submitted).not.toHaveBeenCalled();
});

test('a link of the summary leads to its field', async () => {
  const screen = await render(
    <ServerForm withSummary answer={() => Promise.resolve({ first: 'Falta tu nombre.', account: 'Ya existe.' })} />,
  );
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('group', { name: 'Revisa 1 campo' })).toBeVisible();
  await screen.getByRole('link', { name: 'Ya existe.' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveFocus();
});

test('the browser shows no messages of its own', async () => {
  const submitted = vi.fn<() => void>();
  const screen = await render(
    <Form onSubmit={submitted}>
      <input required aria-label="Correo" type="email" />
      <button type="submit">Enviar</button>
    </Form>,
  );
  await screen.getByRole('button').click();
  expect(submitted).toHaveBeenCalledOnce();
});
