import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextAreaField } from './text-area-field.tsx';

const remainingText = (remaining: number) => `Quedan ${remaining}`;

test('the label names the text area and the error describes it', async () => {
  const screen = await render(<TextAreaField label="Mensaje" error="Escribe tu mensaje." required />);
  const area = screen.getByRole('textbox', { name: 'Mensaje', exact: true });
  await expect.element(area).toHaveAccessibleDescription('Escribe tu mensaje.');
  await expect.element(area).toHaveAttribute('aria-required', 'true');
});

test('the field grows with its text up to its greatest number of rows', async () => {
  const screen = await render(<TextAreaField label="Mensaje" rows={2} rowsMax={5} />);
  const area = screen.getByRole('textbox');
  const height = () => area.element().getBoundingClientRect().height;
  const twoRows = height();
  await area.fill('1\n2\n3\n4');
  expect(height()).toBeGreaterThan(twoRows * 1.8);
  await area.fill('1\n2\n3\n4\n5\n6\n7\n8\n9');
  expect(height()).toBeLessThanOrEqual(twoRows * 2.5 + 1);
  expect(area.element().scrollHeight).toBeGreaterThan(height());
  await area.fill('');
  expect(height()).toBe(twoRows);
});

test('the counter counts what a reader sees, and more can be typed than allowed', async () => {
  const changed = vi.fn<(value: string) => void>();
  const screen = await render(<TextAreaField label="Nota" lengthMax={3} onValueChange={changed} />);
  await screen.getByRole('textbox').fill('👨‍👩‍👧‍👦🇲🇽');
  await expect.element(screen.getByText('2/3')).toBeVisible();
  await screen.getByRole('textbox').fill('hola');
  await expect.element(screen.getByText('4/3')).toBeVisible();
  expect(changed).toHaveBeenLastCalledWith('hola');
});

test('what is left is said near the limit only, when the typing rests', async () => {
  const screen = await render(<TextAreaField label="Nota" lengthMax={100} remainingText={remainingText} />);
  await screen.getByRole('textbox').fill('a'.repeat(50));
  await expect.element(screen.getByText('50/100')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await screen.getByRole('textbox').fill('a'.repeat(95));
  await expect.element(screen.getByRole('status'), { timeout: 3000 }).toHaveTextContent('Quedan 5');
});

test('a value given from outside is what stands in the field', async () => {
  function Controlled() {
    const [value, setValue] = useState('hola');
    return <TextAreaField label="Nota" value={value} onValueChange={(next) => setValue(next.toUpperCase())} />;
  }
  const screen = await render(<Controlled />);
  await screen.getByRole('textbox').fill('adiós');
  await expect.element(screen.getByRole('textbox')).toHaveValue('ADIÓS');
});
