import { expect, test } from 'vitest';
import { refuse, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rules } from '#testing/registration-rules.ts';

async function openBothKinds(answers: Answers = {}) {
  const { screen, callsOf } = await renderSite('/register', {
    site: { flags: { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, USERNAMEREG3: true } },
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'GET /wps/system/country': succeed({ content: [{ countryCode: 'MX', countryDialingCode: '52' }] }),
      'GET /wps/agent/affiliate': succeed({ valid: true, agentAccount: 'nor***mx' }),
      ...answers,
    },
  });
  const fields = {
    number: screen.getByRole('textbox', { name: 'Número de celular' }),
    name: screen.getByRole('textbox', { name: 'Usuario' }),
    password: screen.getByLabelText(/^Contraseña/),
    confirmation: screen.getByLabelText(/Confirmar contraseña/),
    birthday: screen.getByLabelText(/Fecha de nacimiento/),
    invitation: screen.getByRole('textbox', { name: 'Código de invitación' }),
    terms: screen.getByRole('checkbox'),
  };
  const fillShared = async () => {
    await fields.password.fill('Una-clave-9');
    await fields.confirmation.fill('Una-clave-9');
    await fields.birthday.fill('1990-05-17');
    await fields.invitation.fill('QZ7');
    await fields.terms.click();
  };
  const expectShared = async () => {
    await expect.element(fields.password).toHaveValue('Una-clave-9');
    await expect.element(fields.confirmation).toHaveValue('Una-clave-9');
    await expect.element(fields.birthday).toHaveValue('1990-05-17');
    await expect.element(fields.invitation).toHaveValue('QZ7');
    await expect.element(fields.terms).toBeChecked();
  };
  const turnTo = (label: string) => screen.getByRole('tab', { name: label }).click();
  const send = () => screen.getByRole('button', { name: 'Crear cuenta' }).click();
  return { screen, callsOf, fields, fillShared, expectShared, turnTo, send };
}

test('another kind of registration keeps what both ask for, and each keeps its own', async () => {
  const { fields, fillShared, expectShared, turnTo } = await openBothKinds();
  await fields.number.fill('5512345678');
  await fillShared();
  await turnTo('Con usuario');
  await expectShared();
  await fields.name.fill('carla.mendez');
  await turnTo('Con celular');
  await expectShared();
  await expect.element(fields.number).toHaveValue('5512345678');
  await turnTo('Con usuario');
  await expect.element(fields.name).toHaveValue('carla.mendez');
  await expectShared();
});

test('the kind that is open is sent', async () => {
  const { callsOf, fields, fillShared, turnTo, send } = await openBothKinds();
  await fields.number.fill('5512345678');
  await fillShared();
  await turnTo('Con usuario');
  await fields.name.fill('carla.mendez');
  await send();
  await expect.poll(() => callsOf('PUT /wps/member/register')).toHaveLength(1);
  expect(callsOf('PUT /wps/member/register/mobile')).toEqual([]);
});

test('what was wrong with one kind is not said of the other', async () => {
  const { screen, fields, fillShared, turnTo, send } = await openBothKinds({
    'PUT /wps/member/register': refuse(503, 'identity.register_unavailable', 'No pudimos abrir la cuenta'),
  });
  await send();
  await expect.element(fields.number).toHaveAttribute('aria-invalid', 'true');
  await turnTo('Con usuario');
  await expect.element(fields.name).not.toHaveAttribute('aria-invalid');
  await fields.name.fill('carla.mendez');
  await fillShared();
  await send();
  await expect.element(screen.getByText('No pudimos abrir la cuenta')).toBeVisible();
  await turnTo('Con celular');
  await expect.element(fields.number).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByText('No pudimos abrir la cuenta')).not.toBeInTheDocument();
});

test('an empty form of either kind marks all that is missing and brings the focus to the first of it', async () => {
  const { fields, turnTo, send } = await openBothKinds();
  await send();
  await expect.element(fields.terms).toHaveAttribute('aria-invalid', 'true');
  await expect.element(fields.number).toHaveFocus();
  await turnTo('Con usuario');
  await send();
  await expect.element(fields.name).toHaveFocus();
});
