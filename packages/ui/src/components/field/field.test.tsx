import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field, FieldError, useFieldWiring, type FieldTexts } from './field.tsx';

function OwnControl({ label = 'Código', ...texts }: Partial<FieldTexts>) {
  const { control, ...ids } = useFieldWiring(undefined, texts);
  return (
    <Field {...ids} {...texts} label={label} after={<button type="button">Pegar</button>}>
      <input {...control} />
    </Field>
  );
}

test('a control of one’s own is named by the label and described by the hint', async () => {
  const screen = await render(<OwnControl hint="Cuatro dígitos" required />);
  const input = screen.getByRole('textbox', { name: 'Código', exact: true });
  await expect.element(input).toHaveAccessibleDescription('Cuatro dígitos');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
});

test('what comes after the field stands below its error', async () => {
  const screen = await render(<OwnControl error="No coincide." />);
  const error = screen.getByText('No coincide.').element();
  const after = screen.getByRole('button', { name: 'Pegar' }).element();
  expect(error.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an error that belongs to several controls describes each of them by its id', async () => {
  const screen = await render(
    <>
      <input aria-label="Desde" aria-describedby="period-error" />
      <input aria-label="Hasta" aria-describedby="period-error" />
      <FieldError id="period-error">Elige un periodo de 31 días o menos.</FieldError>
    </>,
  );
  for (const name of ['Desde', 'Hasta']) {
    await expect
      .element(screen.getByRole('textbox', { name }))
      .toHaveAccessibleDescription('Elige un periodo de 31 días o menos.');
  }
});
